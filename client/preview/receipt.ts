import * as v from 'valibot';
import { TAGGED } from './place.ts';

/** Milliseconds between two questions while the page is looked at, and while a publication is awaited on it. */
const ASK_MS = 3000;
const LOOK_MS = 500;
/** After this long a page counts as not showing a publication. */
const AWAIT_MS = 150_000;

const answer = v.object({
  epoch: v.string(),
  seq: v.number(),
  isShared: v.boolean(),
  age: v.number(),
  published: v.array(
    v.object({
      title: v.string(),
      isGone: v.boolean(),
      pages: v.array(v.string()),
      left: v.optional(v.object({ languages: v.string(), links: v.array(v.string()), pictures: v.number() })),
    }),
  ),
});
type Answer = v.InferOutput<typeof answer>;

/** The receipt's sentences, in the language of the page. */
const sentences = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    published: v.string(),
    seen: v.string(),
    unseen: v.string(),
    shared: v.string(),
    here: v.string(),
    also: v.string(),
    languages: v.string(),
    links: v.string(),
    pictures: v.string(),
    done: v.string(),
  }),
);

/** Receipts of publications; those from this page's own panel are expected at once. */
export interface Receipts {
  /** Entries that are published, and when that began, on the clock of `performance.now()`. */
  readonly expect: (ids: readonly string[], at: number) => void;
}

/**
 * Tells after a publication in how many seconds visitors see it, who knows of it, and what is left to do
 * (docs/rules.md#preview-receipt). Asks only while the page is looked at; `onPublished` is called before it is told.
 */
export function startReceipts(bar: HTMLElement, onPublished: () => void): Receipts {
  const place = bar.querySelector<HTMLElement>('[data-preview-receipt]');
  const read = v.safeParse(sentences, place?.dataset['previewReceipt']);
  let expected: { readonly ids: readonly string[]; readonly at: number } | undefined;
  let wake: () => void = () => undefined;
  const tell = async (list: HTMLElement, words: v.InferOutput<typeof sentences>): Promise<void> => {
    let shown = await publicText();
    let asked = performance.now();
    let since: { readonly epoch: string; readonly seq: number } | undefined;
    for (;;) {
      const before = asked;
      asked = performance.now();
      const told = document.visibilityState === 'visible' ? await ask(since, expected?.ids ?? []) : undefined;
      since = told ? { epoch: told.epoch, seq: told.seq } : since;
      if (told && told.published.length > 0) {
        // Without an age, as under a clock that stands still, it was after the last question.
        const began = expected?.at ?? (told.age > 0 ? performance.now() - told.age : before);
        expected = undefined;
        onPublished();
        const old = shown;
        shown = await changedText(old);
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        list.replaceChildren(...linesOf(told, words, shown === old ? undefined : seconds).map(lineElement));
        list.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden');
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, ASK_MS);
      });
    }
  };
  const lines = place?.querySelector<HTMLElement>('[data-preview-lines]');
  if (place && lines && read.success) {
    place.querySelector('button')?.addEventListener('click', () => {
      place.hidden = true;
    });
    void tell(lines, read.output);
  }
  return {
    expect: (ids, at) => {
      expected = { ids, at };
      wake();
    },
  };
}

/** What is said of an answer; `seconds` until this page showed it, undefined where it did not. */
export function linesOf(
  { isShared, published }: Answer,
  words: v.InferOutput<typeof sentences>,
  seconds: string | undefined,
): readonly string[] {
  const filled = (text: string, value: string): string => text.replace(/\{\w+\}/, () => value);
  return published.flatMap(({ title, pages, left }) => {
    const [here = '', ...others] = pages;
    const open = left
      ? [
          left.languages && filled(words.languages, left.languages),
          left.links.length > 0 && filled(words.links, left.links.join(', ')),
          left.pictures > 0 && filled(words.pictures, String(left.pictures)),
        ].filter((line) => typeof line === 'string' && line !== '')
      : [];
    return [
      filled(words.published, title),
      seconds === undefined ? filled(words.unseen, here) : filled(filled(words.seen, seconds), here),
      ...others.map((path) => filled(words.also, path)),
      isShared ? words.shared : words.here,
      ...(left && open.length === 0 ? [words.done] : open.map(String)),
    ];
  });
}

function lineElement(text: string): HTMLElement {
  const line = document.createElement('p');
  line.textContent = text;
  return line;
}

async function ask(since: object | undefined, more: readonly string[]): Promise<Answer | undefined> {
  const shown = [...document.querySelectorAll(TAGGED)].map((element) =>
    element.getAttribute('data-contentful-entry-id'),
  );
  const ids = new Set([...more, ...shown]);
  try {
    const response = await fetch(`/preview/receipt${location.pathname}${location.search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: [...ids], since }),
    });
    const read = v.safeParse(answer, response.ok ? await response.json() : undefined);
    return read.success ? read.output : undefined;
  } catch {
    // Without a network the next question is as good.
    return undefined;
  }
}

/** The page as visitors get it, once it is another than before; the same text after a while. */
async function changedText(before: string): Promise<string> {
  const end = performance.now() + AWAIT_MS;
  while (performance.now() < end) {
    const now = await publicText();
    if (now !== before && now !== '') return now;
    await pause(LOOK_MS);
  }
  return before;
}

/** This page as visitors get it, without what differs from answer to answer; empty where it can't be asked for. */
async function publicText(): Promise<string> {
  try {
    const response = await fetch(location.pathname, {
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    return `${response.status} ${(await response.text()).replaceAll(/nonce="[^"]*"/g, '')}`;
  } catch {
    return '';
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
