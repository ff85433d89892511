/** What a test reads in a page's HTML. Our own renderer wrote it: attributes are double-quoted and `>` in them is escaped. */

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** A text without its escapes. */
export function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** A page without what differs from answer to answer: nonces, and the tickets of forms. */
export function comparableHtml(html: string): string {
  return html.replaceAll(/nonce="[^"]*"|name="ticket" value="[^"]*"|'nonce-[^']*'/g, '');
}

/** A no-break space beside a Chinese or Korean word, where an editor wrote a plain one. */
const boundSpace = /(?<=[\p{sc=Han}\p{sc=Hang}])\u00a0|\u00a0(?=[\p{sc=Han}\p{sc=Hang}])/gu;

/** Markup without the places where a text may break or may not, and without the elements of its hyphenated words. */
export function joinedWords(html: string): string {
  return html
    .replaceAll('\u200b', '')
    .replaceAll(boundSpace, ' ')
    .replaceAll(/<span class="whole-word">([^<]*)<\/span>/g, '$1');
}

/** Where the links of some markup lead. */
export function hrefsIn(html: string): readonly string[] {
  return elements(html, 'a').map(({ href = '' }) => href);
}

/** The attributes of every element of a name, in the order of the page. */
export function elements(html: string, name: string): readonly Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s>])([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    attributesIn(attributes),
  );
}

/** The text of the first element of a name, without markup inside it. */
export function textOf(html: string, name: string): string | undefined {
  const [, inner] = new RegExp(`<${name}(?=[\\s>])[^>]*>([\\s\\S]*?)</${name}>`).exec(html) ?? [];
  return inner === undefined ? undefined : unescaped(joinedWords(inner).replaceAll(/<[^>]*>/g, '')).trim();
}

/** The markup between header and footer. */
export function mainOf(html: string): string {
  const [, main = ''] = /<main(?=[\s>])[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return main.replaceAll('<!-- -->', '');
}

/** The footer's markup. */
export function footerOf(html: string): string {
  const [, footer = ''] = /<footer(?=[\s>])[^>]*>([\s\S]*)<\/footer>/.exec(html) ?? [];
  return footer;
}

/** The content of a meta element by its name or property. */
export function metaOf(html: string, name: string): string | undefined {
  return elements(html, 'meta').find((meta) => meta['name'] === name || meta['property'] === name)?.['content'];
}

/** Addresses of links by their relation. */
export function linked(html: string, relation: string): readonly Readonly<Record<string, string>>[] {
  return elements(html, 'link').filter(({ rel }) => rel === relation);
}

/** The addresses of a page's translations, by language tag. */
export function hreflangs(html: string): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    linked(html, 'alternate').flatMap(({ hreflang = '', href }) => (hreflang ? [[hreflang, href]] : [])),
  );
}

/** The paths that a page's links lead to on this site, without fragments. */
export function pathsIn(html: string, origin: string): readonly string[] {
  return elements(html, 'a').flatMap(({ href = '#' }) => {
    const [address = ''] = (href.startsWith(`${origin}/`) ? href.slice(origin.length) : href).split('#');
    return address.startsWith('/') ? [address] : [];
  });
}

/** Ids that more than one element of a page has. */
export function idsTwice(html: string): readonly (string | undefined)[] {
  const ids = [...html.matchAll(/<[^>]* id="([^"]*)"/g)].map(([, id]) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

/** The page's structured data. */
export function structuredData(html: string): readonly string[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => json,
  );
}

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([a-zA-Z:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      unescaped(value),
    ]),
  );
}
