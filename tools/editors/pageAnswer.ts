import { ownValue } from '../../content/ownValue.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What an address of the site answers to a visitor, to be compared with what it answers later; of a redirect where it leads. */
export async function pageAnswer(
  ask: (request: Request) => Promise<Response>,
  address: string,
  isRedirect: boolean,
): Promise<{ readonly status: number; readonly text: string; readonly isNew: boolean }> {
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) publish' };
  const response = await ask(new Request(address, { headers, redirect: isRedirect ? 'manual' : 'follow' }));
  const body = await response.text();
  const text = isRedirect ? (response.headers.get('location') ?? '') : body;
  // Every answer has a different nonce, which does not count as a change.
  return {
    status: response.status,
    isNew: response.headers.get('x-cache') === 'MISS',
    text: text
      .replaceAll(/nonce="[^"]*"/g, '')
      .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ownValue(entities, entity) ?? entity),
  };
}
