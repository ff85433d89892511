import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** As the framework's template for Cloudflare has it. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  let responseStatus = status;
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    onError: () => {
      responseStatus = 500;
    },
  });
  if (isbot(request.headers.get('user-agent') ?? '')) await body.allReady;
  headers.set('Content-Type', 'text/html');
  return new Response(body, { headers, status: responseStatus });
}
