import * as v from 'valibot';

/** Pages that are asked for at the same time. */
const AT_ONCE = 3;
/** Isolates hear of a publication one after the other: for so long a page that is not as expected is looked at again. */
const AGAIN_MS = 500;
const LOOK_MS = 5000;
/** An answer that takes longer does not hold up a publication. */
const ANSWER_MS = 10_000;

/** The pages of the city on which entries can be seen. */
export const pagesAnswer = v.object({
  pages: v.array(
    v.object({
      id: v.string(),
      address: v.string(),
      otherPages: v.array(v.string()),
      pageCount: v.number(),
      isEverywhere: v.boolean(),
      otherLanguages: v.string(),
      otherCities: v.number(),
      texts: v.array(v.string()),
    }),
  ),
});

/** Where an entry can be seen, as the Worker knows it. */
export type EntryPages = v.InferOutput<typeof pagesAnswer>['pages'][number];

/** What visitors get by now on the pages of an entry. */
export interface SeenPages {
  readonly seen: readonly string[];
  /** Its own page where that does not show it, and pages that still show one that is gone. */
  readonly unseen: readonly string[];
  readonly looked: number;
}

/**
 * Looks at the pages of an entry as visitors get them (docs/rules.md#receipt-pages): at its own, which has to show it, and at
 * those that may, which count when they have its words and lead to its own page.
 */
export async function lookAt({ address, otherPages, texts }: EntryPages, isGone: boolean): Promise<SeenPages> {
  const words = texts.map(letters).filter((text) => text !== '');
  const verdicts = new Map<string, boolean | undefined>();
  const end = performance.now() + LOOK_MS;
  const isRight = (path: string, page: string | undefined): boolean | undefined => {
    if (path !== address) return page && shows(page, words) && leadsTo(page, address) ? !isGone : undefined;
    // Without words of its own an entry is taken to be where it should be.
    return page !== undefined && (words.length === 0 || shows(page, words) !== isGone);
  };
  const look = async (path: string): Promise<void> => {
    for (;;) {
      const page = await publicPage(path);
      verdicts.set(path, isRight(path, page));
      const isFinal = page !== undefined && verdicts.get(path) !== false;
      if (isFinal || performance.now() >= end) return;
      await pause(AGAIN_MS);
    }
  };
  const paths = address ? [address, ...otherPages] : otherPages;
  const waiting = [...paths];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await look(path);
    }),
  );
  return {
    seen: paths.filter((path) => verdicts.get(path) === true),
    unseen: paths.filter((path) => verdicts.get(path) === false),
    looked: paths.length,
  };
}

/**
 * The body of a page as visitors get it; what is not found has none. Undefined for a page that can't be had, or is an old
 * one, which is made again meanwhile. As text: the page's own policy lets no script make a document of it, and a document would
 * come with cookies.
 */
async function publicPage(path: string): Promise<string | undefined> {
  try {
    const response = await fetchPublic(path);
    if (response.status >= 500 || response.headers.get('X-Cache') === 'STALE') return undefined;
    const [body = ''] = /<main[\s>].*<\/main>/s.exec(response.ok ? await response.text() : '') ?? [];
    return body;
  } catch {
    return undefined;
  }
}

/** Asks for a page as visitors get it. Rejects without a network, and when it does not come in time. */
export function fetchPublic(path: string): Promise<Response> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  return fetch(path, { credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer', signal });
}

/** Resolves after a while. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function shows(body: string, words: readonly string[]): boolean {
  const pageWords = letters(body.replaceAll(/<(script|style)[\s>].*?<\/\1>|<[^>]*>|&#?\w+;/gs, ' '));
  return words.some((word) => pageWords.includes(word));
}

function leadsTo(body: string, address: string): boolean {
  return address === '' || body.includes(`href="${address}"`);
}

/** Letters and digits alone, so that line breaks and quotation marks are not compared. */
function letters(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
