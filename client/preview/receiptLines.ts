import * as v from 'valibot';
import type { EntryPages, SeenPages } from './seenPages.ts';

/** A place in the log of changes. */
export const logPlace = v.object({ epoch: v.string(), seq: v.number() });

/** What the Worker says of publications. */
export const receiptAnswer = v.object({
  ...logPlace.entries,
  isShared: v.boolean(),
  age: v.number(),
  published: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      isGone: v.boolean(),
      left: v.optional(v.object({ languages: v.string(), links: v.array(v.string()), pictures: v.number() })),
    }),
  ),
});

export type ReceiptAnswer = v.InferOutput<typeof receiptAnswer>;

/** The receipt's sentences, in the language of the page; what stands in braces is filled in. */
export const receiptWords = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    published: v.string(),
    gone: v.string(),
    seen: v.string(),
    unseen: v.string(),
    looking: v.string(),
    also: v.string(),
    without: v.string(),
    missing: v.string(),
    still: v.string(),
    more: v.string(),
    looked: v.string(),
    everywhere: v.string(),
    nowhere: v.string(),
    unknown: v.string(),
    inLanguages: v.string(),
    inCities: v.string(),
    shared: v.string(),
    here: v.string(),
    languages: v.string(),
    links: v.string(),
    pictures: v.string(),
    done: v.string(),
  }),
);
export type ReceiptWords = v.InferOutput<typeof receiptWords>;

/** Where each published entry was looked for; without a place it is not known where it stands. */
export type Places = ReadonlyMap<string, (EntryPages & SeenPages) | undefined>;

/** What is known so far of a publication. */
interface Seen {
  /** The open page. */
  readonly here: string;
  /** Seconds until the open page showed it; undefined where it does not, or not yet. */
  readonly seconds: string | undefined;
  /** Undefined while the other pages are looked at. */
  readonly places: Places | undefined;
}

/** Links in one line; the rest is counted. */
const LINKS = 8;

/** The lines of a receipt (docs/rules.md#preview-receipt): each page that is named is a link. */
export function receiptLines(
  { isShared, published }: ReceiptAnswer,
  words: ReceiptWords,
  seen: Seen,
): readonly HTMLElement[] {
  return published.flatMap(({ id, title, isGone, left }) => [
    line(isGone ? words.gone : words.published, title),
    ...hereLines(id, words, seen),
    ...(seen.places ? placeLines(seen.places.get(id), words, seen, isGone) : [line(words.looking)]),
    line(isShared ? words.shared : words.here),
    ...(left ? leftLines(left, words) : []),
  ]);
}

/** Returns true if the open page shows the words of an entry. */
export function isSeenHere(places: Places | undefined, id: string): boolean {
  return places?.get(id)?.seen.includes(location.pathname) === true;
}

function hereLines(id: string, words: ReceiptWords, { seconds, places, here }: Seen): readonly HTMLElement[] {
  if (seconds !== undefined) return [line(words.seen.replace('{seconds}', seconds), linkTo(here))];
  return isSeenHere(places, id) ? [] : [line(words.unseen, linkTo(here))];
}

function placeLines(
  places: (EntryPages & SeenPages) | undefined,
  words: ReceiptWords,
  { here, seconds }: Seen,
  isGone: boolean,
): readonly HTMLElement[] {
  if (!places) return [line(words.unknown)];
  const notHere = (path: string): boolean => path !== here;
  const seen = seconds === undefined ? places.seen : places.seen.filter(notHere);
  const unseen = places.unseen.filter(notHere);
  const isNowhere = places.address === '' && seen.length === 0 && !places.isEverywhere;
  return [
    ...(places.isEverywhere ? [line(words.everywhere)] : []),
    ...(isNowhere ? [line(words.nowhere)] : []),
    ...(seen.length > 0 ? [line(isGone ? words.without : words.also, ...linksTo(seen, words))] : []),
    ...(unseen.length > 0 ? [line(isGone ? words.still : words.missing, ...linksTo(unseen, words))] : []),
    line(words.looked.replace('{all}', String(places.pageCount)), String(places.looked)),
    ...(isNowhere || places.otherLanguages === '' ? [] : [line(words.inLanguages, places.otherLanguages)]),
    ...(places.otherCities > 0 ? [line(words.inCities, String(places.otherCities))] : []),
  ];
}

function leftLines(
  { languages, links, pictures }: NonNullable<ReceiptAnswer['published'][number]['left']>,
  words: ReceiptWords,
): readonly HTMLElement[] {
  const open = [
    ...(languages ? [line(words.languages, languages)] : []),
    ...(links.length > 0 ? [line(words.links, links.join(', '))] : []),
    ...(pictures > 0 ? [line(words.pictures, String(pictures))] : []),
  ];
  return open.length > 0 ? open : [line(words.done)];
}

function linksTo(paths: readonly string[], words: ReceiptWords): readonly (string | Node)[] {
  const links = paths.slice(0, LINKS).flatMap((path, index) => [...(index > 0 ? [', '] : []), linkTo(path)]);
  const rest = paths.length - LINKS;
  return rest > 0 ? [...links, ` ${words.more.replace('{count}', String(rest))}`] : links;
}

function linkTo(path: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = path;
  link.target = '_blank';
  link.textContent = path;
  return link;
}

/** A sentence with something in the place of its braces. */
function line(text: string, ...parts: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement('p');
  const [before = '', ...rest] = text.split(/\{\w+\}/);
  element.append(before, ...(rest.length > 0 ? parts : []), ...rest);
  return element;
}
