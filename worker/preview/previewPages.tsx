import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { PreviewBar, type PreviewBarProps } from '../../client/preview/PreviewBar.tsx';
import { editorAddress } from '../../content/address/editorAddress.ts';
import { languages } from '../../content/languages.ts';
import { unmarked } from '../../content/provenance.ts';
import { zonedNow } from '../../content/time/zonedTime.ts';
import { twinHref, type Visit } from '../../content/visit.ts';
import { renderFragment } from '../render/renderFragment.tsx';
import type { AppEnv } from '../requestContext.ts';
import type { World } from '../world.ts';
import { editableHtml } from './editableHtml.ts';
import { PREVIEW_AT, PREVIEW_FLAG } from './previewAccess.ts';
import { leavingCookie, openingCookie } from './previewCookie.ts';
import { previewToken, SHARE_SECONDS } from './previewTokens.ts';
import { createFindUnpublished } from './unpublished.ts';

/** Where the content service's editor runs: it alone may frame a preview. */
const FRAME_ANCESTORS = "frame-ancestors 'self' https://app.contentful.com https://app.eu.contentful.com";

/**
 * What is different about a page in preview: never stored, never indexed, framed by the editor's own app alone; texts
 * and pictures name their entry and field, and the bar says what is draft. Stands around the security headers.
 */
export function previewPages(world: World) {
  const findUnpublished = createFindUnpublished(world);
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const visit = c.var.visitor?.visit;
    const flag = c.req.query(PREVIEW_FLAG);
    if (flag === 'false') {
      c.res.headers.append('Set-Cookie', leavingCookie());
      // A cookie is for the one who asked.
      c.res.headers.set('Cache-Control', 'no-store');
      c.res.headers.delete('Expires');
    }
    if (!visit?.isPreview) return;
    const policy = c.res.headers.get('Content-Security-Policy');
    if (policy) c.res.headers.set('Content-Security-Policy', policy.replace(/frame-ancestors [^;]*/, FRAME_ANCESTORS));
    c.res.headers.delete('X-Frame-Options');
    c.res.headers.set('Cache-Control', 'private, no-store');
    c.res.headers.delete('Expires');
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
    const cookie = flag === undefined ? undefined : await openingCookie(flag, world);
    if (cookie) c.res.headers.append('Set-Cookie', cookie);
    const type = c.res.headers.get('Content-Type') ?? '';
    const { provenance } = c.var;
    if (!provenance || !c.res.body || !/^text\//.test(type)) return;
    const text = await c.res.text();
    if (!type.startsWith('text/html')) {
      c.res = new Response(unmarked(text), c.res);
      return;
    }
    const { html, entries, main } = editableHtml(text, provenance, languages[visit.language].locale);
    const { space, environment, deliveryHost } = world.settings.content;
    const bar: PreviewBarProps = {
      editor: `${editorAddress({ space, environment, host: deliveryHost })}/entries/`,
      main: main === undefined ? undefined : { id: main, title: unmarked(provenance.titleOf(main) ?? main) },
      unpublished: await findUnpublished(entries, provenance),
      ...(await linksOf(c, visit, world)),
    };
    c.res = new Response(await withTools(html, bar, visit, world, c.get('secureHeadersNonce') ?? ''), c.res);
  });
}

async function linksOf(
  c: Context<AppEnv>,
  visit: Visit,
  world: World,
): Promise<Pick<PreviewBarProps, 'share' | 'leave' | 'at' | 'now' | 'carried'>> {
  const path = c.var.visitor.url.pathname;
  const here = twinHref({ ...visit, carriedQuery: '' }, {});
  const timeZone = visit.clock.timeZone;
  const moment = c.var.visitor.previewedAt;
  const until = Math.floor(world.now().getTime() / 1000) + SHARE_SECONDS;
  const { previewSecret } = world.settings;
  const share = new URLSearchParams(
    previewSecret
      ? { path, share: await previewToken(previewSecret, 'share', until, path) }
      : { [PREVIEW_FLAG]: 'true' },
  );
  if (moment) share.set(PREVIEW_AT, moment.toISOString());
  const words = (date: Date): string => zonedNow(date, timeZone).format('YYYY-MM-DD HH:mm');
  const flag = c.req.query(PREVIEW_FLAG);
  const carried = flag === undefined ? [] : [[PREVIEW_FLAG, flag] as const];
  return {
    share: {
      href: `${visit.origin}${previewSecret ? '/preview' : here}?${share}`,
      until: previewSecret ? `${words(new Date(until * 1000))} ${timeZone}` : undefined,
    },
    leave: `${here}?${PREVIEW_FLAG}=false`,
    at: moment && { value: zonedNow(moment, timeZone).format('YYYY-MM-DDTHH:mm'), words: words(moment) },
    now: carried.length > 0 ? `${here}?${new URLSearchParams(carried.map(([name, value]) => [name, value]))}` : here,
    carried,
  };
}

/** The page with the bar, its styles and its script. */
async function withTools(
  html: string,
  bar: PreviewBarProps,
  visit: Visit,
  { clientFiles }: World,
  nonce: string,
): Promise<string> {
  const styles = clientFiles.previewStyles.map((file) => `<link rel="stylesheet" href="${file}" nonce="${nonce}">`);
  const script = `<script type="module" src="${clientFiles.previewScript}" nonce="${nonce}"></script>`;
  const isBare = visit.carriedQuery.includes('without-overlay=true');
  const tools = isBare ? '' : await renderFragment(<PreviewBar {...bar} />, visit);
  const robots = html.includes('name="robots"') ? '' : '<meta name="robots" content="noindex">';
  return html
    .replace('</head>', () => `${robots}${styles.join('')}${script}</head>`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${tools}</body>`);
}
