import * as v from 'valibot';
import type { ReceiptTexts } from '../../content/messages/receiptMessages.ts';
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
      left: v.optional(
        v.object({
          languages: v.string(),
          links: v.array(v.string()),
          fields: v.array(v.string()),
          pictures: v.number(),
        }),
      ),
    }),
  ),
});

export type ReceiptAnswer = v.InferOutput<typeof receiptAnswer>;

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
  text: ReceiptTexts,
  seen: Seen,
): readonly HTMLElement[] {
  return published.flatMap(({ id, title, isGone, left }) => [
    line(text(isGone ? 'receiptGone' : 'receiptPublished'), title),
    ...hereLines(id, text, seen),
    ...(seen.places ? placeLines(seen.places.get(id), text, seen, isGone) : [line(text('receiptLooking'))]),
    line(text(isShared ? 'receiptShared' : 'receiptHere')),
    ...(left ? leftLines(left, text) : []),
  ]);
}

/** Returns true if the open page shows the words of an entry. */
export function isSeenHere(places: Places | undefined, id: string): boolean {
  return places?.get(id)?.seen.includes(location.pathname) === true;
}

function hereLines(id: string, text: ReceiptTexts, { seconds, places, here }: Seen): readonly HTMLElement[] {
  if (seconds !== undefined) return [line(text('receiptSeen').replace('{seconds}', seconds), linkTo(here))];
  return isSeenHere(places, id) ? [] : [line(text('receiptUnseen'), linkTo(here))];
}

function placeLines(
  places: (EntryPages & SeenPages) | undefined,
  text: ReceiptTexts,
  { here, seconds }: Seen,
  isGone: boolean,
): readonly HTMLElement[] {
  if (!places) return [line(text('receiptUnknown'))];
  const notHere = (path: string): boolean => path !== here;
  const seen = seconds === undefined ? places.seen : places.seen.filter(notHere);
  const unseen = places.unseen.filter(notHere);
  const isNowhere = places.address === '' && seen.length === 0 && !places.isEverywhere;
  return [
    ...(places.isEverywhere ? [line(text('receiptEverywhere'))] : []),
    ...(isNowhere ? [line(text('receiptNowhere'))] : []),
    ...(seen.length > 0 ? [line(text(isGone ? 'receiptWithout' : 'receiptAlso'), ...linksTo(seen, text))] : []),
    ...(unseen.length > 0 ? [line(text(isGone ? 'receiptStill' : 'receiptMissing'), ...linksTo(unseen, text))] : []),
    line(text('receiptLooked').replace('{all}', String(places.pageCount)), String(places.looked)),
    ...(isNowhere || places.otherLanguages === '' ? [] : [line(text('receiptInLanguages'), places.otherLanguages)]),
    ...(places.otherCities > 0 ? [line(text('receiptInCities'), String(places.otherCities))] : []),
  ];
}

function leftLines(
  { languages, links, fields, pictures }: NonNullable<ReceiptAnswer['published'][number]['left']>,
  text: ReceiptTexts,
): readonly HTMLElement[] {
  const open = [
    ...(languages ? [line(text('receiptLanguages'), languages)] : []),
    ...(links.length > 0 ? [line(text('receiptLinks'), links.join(', '))] : []),
    ...(fields.length > 0 ? [line(text('receiptFields'), fields.join(', '))] : []),
    ...(pictures > 0 ? [line(text('receiptPictures'), String(pictures))] : []),
  ];
  return open.length > 0 ? open : [line(text('receiptDone'))];
}

function linksTo(paths: readonly string[], text: ReceiptTexts): readonly (string | Node)[] {
  const links = paths.slice(0, LINKS).flatMap((path, index) => [...(index > 0 ? [', '] : []), linkTo(path)]);
  const rest = paths.length - LINKS;
  return rest > 0 ? [...links, ` ${text('receiptMore').replace('{count}', String(rest))}`] : links;
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
