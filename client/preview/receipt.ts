import type * as v from 'valibot';
import { isLanguage } from '../../content/languages.ts';
import { type ReceiptTexts, receiptTexts } from '../../content/messages/receiptMessages.ts';
import { select } from '../hooks/hook.ts';
import { askPreview, idsOnPage } from './askPreview.ts';
import {
  isSeenHere,
  type logPlace,
  type Places,
  type ReceiptAnswer,
  receiptAnswer,
  receiptLines,
} from './receiptLines.ts';
import { fetchPublic, lookAt, pagesAnswer, pause } from './seenPages.ts';

/** Milliseconds between two questions while the page is looked at, and while a publication is awaited on it. */
const ASK_MS = 3000;
const LOOK_MS = 500;
/** After this long a page counts as not showing a publication. */
const AWAIT_MS = 150_000;

/**
 * Tells after a publication in how many seconds visitors see it, who knows of it, and what is left to do
 * (docs/rules.md#preview-receipt). Asks only while the page is looked at; `onPublished` is called before it is shown.
 */
export function startReceipts(bar: HTMLElement, onPublished: () => void): void {
  const place = bar.querySelector<HTMLElement>(select('preview-receipt'));
  const lines = place?.querySelector<HTMLElement>(select('preview-lines'));
  const language = document.documentElement.dataset.language ?? '';
  if (!place || !lines || !isLanguage(language)) return;
  place.querySelector('button')?.addEventListener('click', () => {
    place.hidden = true;
  });
  void tell(place, lines, receiptTexts(language), onPublished);
}

async function tell(
  place: HTMLElement,
  lines: HTMLElement,
  text: ReceiptTexts,
  onPublished: () => void,
): Promise<never> {
  let shownText = await publicText();
  let requestedAt = performance.now();
  let since: v.InferOutput<typeof logPlace> | undefined;
  for (;;) {
    const before = requestedAt;
    requestedAt = performance.now();
    const answer =
      document.visibilityState === 'visible'
        ? await askPreview('receipt', { ids: idsOnPage(), since }, receiptAnswer)
        : undefined;
    since = answer ? { epoch: answer.epoch, seq: answer.seq } : since;
    if (answer && answer.published.length > 0) {
      // Without an age, as under a clock that stands still, it was after the last question.
      const began = answer.age > 0 ? performance.now() - answer.age : before;
      onPublished();
      const old = shownText;
      let seconds: string | undefined;
      let places: Places | undefined;
      const say = (): void => {
        lines.replaceChildren(...receiptLines(answer, text, { here: location.pathname, seconds, places }));
        place.hidden = false;
      };
      say();
      const looked = placesOf(answer).then((seenPlaces) => {
        places = seenPlaces;
        say();
      });
      // A page that was opened a moment before may have been read with the change: its words show it then.
      shownText = await changedText(old, () => answer.published.some(({ id }) => isSeenHere(places, id)));
      if (shownText !== old) seconds = ((performance.now() - began) / 1000).toFixed(1);
      await looked;
      say();
    }
    await pause(ASK_MS);
  }
}

/** What visitors see of each publication, by entry; undefined where that is unknown. */
async function placesOf({ published }: ReceiptAnswer): Promise<Places> {
  const answer = await askPreview('pages', { ids: published.map(({ id }) => id) }, pagesAnswer);
  const looks = published.map(async ({ id, isGone }) => {
    const pages = answer?.pages.find((page) => page.id === id);
    return [id, pages && { ...pages, ...(await lookAt(pages, isGone)) }] as const;
  });
  return new Map(await Promise.all(looks));
}

/** The page as visitors get it, once it is another than before; the same text after a while, or once that is enough. */
async function changedText(before: string, isEnough: () => boolean): Promise<string> {
  const end = performance.now() + AWAIT_MS;
  for (;;) {
    // One more look after it is enough: the page may have changed since the last one.
    const isLast = isEnough() || performance.now() >= end;
    const now = await publicText();
    if (now !== before && now !== '') return now;
    if (isLast) return before;
    await pause(LOOK_MS);
  }
}

/** This page as visitors get it, without what differs from answer to answer; empty where it can't be asked for. */
async function publicText(): Promise<string> {
  try {
    const response = await fetchPublic(location.pathname);
    return `${response.status} ${(await response.text()).replaceAll(/nonce="[^"]*"/g, '')}`;
  } catch {
    return '';
  }
}
