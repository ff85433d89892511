import { languageCodes } from '../../content/languages.ts';
import { attribute, select } from '../hooks/hook.ts';

/** What a page shows in every language, by which two of its versions are held beside each other. */
const PLACES = `main ${select('contentful-section-id')}, main ${select('contentful-entry-id')}`;
const NAMES = [attribute('contentful-section-id'), attribute('contentful-entry-id'), attribute('contentful-field-id')];
const languageInPath = new RegExp(`^/(?:${languageCodes.join('|')})(?=/|$)`);

/**
 * Keeps the frames of a page together (docs/rules.md#side-by-side): what is scrolled in one is scrolled in all, and a link
 * that is followed in one is followed in the others, each in its own language and at its own moment.
 */
export function keepTogether(place: Element): void {
  const frames = [...place.querySelectorAll('iframe')];
  const settledAt = new WeakMap<Window, number>();
  /** Frames that follow another one, and show their page later. */
  const following = new Set<HTMLIFrameElement>(frames);

  const scrollOthers = (leader: HTMLIFrameElement, from: Window): void => {
    if (settledAt.get(from) === from.scrollY) return;
    settledAt.delete(from);
    for (const frame of frames) {
      const to = openWindow(frame);
      if (frame === leader || !to) continue;
      to.scrollTo({ top: heightIn(from, to), behavior: 'instant' });
      settledAt.set(to, to.scrollY);
    }
  };

  const leadOthers = (leader: HTMLIFrameElement, { location }: Window): void => {
    for (const frame of frames) {
      if (frame === leader) continue;
      const target = new URL(location.href);
      target.hash = '';
      target.pathname = target.pathname.replace(languageInPath, `/${frame.dataset.language}`);
      for (const [name, value] of new URL(frame.src).searchParams) target.searchParams.set(name, value);
      const followed = openWindow(frame);
      if (!followed || followed.location.href.split('#')[0] === target.href) continue;
      following.add(frame);
      followed.location.replace(target);
    }
  };

  const opened = (frame: HTMLIFrameElement): void => {
    const page = openWindow(frame);
    if (!page) return;
    // What lies over a page would lie over each of them.
    page.document.documentElement.setAttribute(attribute('preview-side'), '');
    sayState(frame, page);
    page.addEventListener('scroll', () => scrollOthers(frame, page), { passive: true });
    if (!following.delete(frame)) leadOthers(frame, page);
  };

  for (const frame of frames) {
    frame.addEventListener('load', () => opened(frame));
    if (frame.contentDocument?.readyState === 'complete') opened(frame);
  }
}

/** The window of a frame; undefined before it shows anything, and for another site's page. */
function openWindow({ contentDocument, contentWindow }: HTMLIFrameElement): Window | undefined {
  return contentWindow && contentDocument && contentDocument.URL !== 'about:blank' ? contentWindow : undefined;
}

/** Says above a frame that its page is not there, or not written in its language. */
function sayState(frame: HTMLIFrameElement, { document, performance }: Window): void {
  const line = frame.parentElement?.querySelector('[role="status"]');
  if (!line) return;
  const [visit] = performance.getEntriesByType('navigation');
  const isMissing = visit && 'responseStatus' in visit && visit.responseStatus === 404;
  const isForeign = document.querySelector('main h1 [lang="en"], main [lang="en"] h1') !== null;
  line.textContent = isMissing ? 'There is no such page here.' : isForeign ? 'No translation: shown in English.' : '';
}

/** Where a page stands when another version of it is scrolled: between what both show, by share of the way. */
function heightIn(from: Window, to: Window): number {
  const [ends, there] = [[from, to].map(endOf), tops(to)];
  const [fromEnd = 0, toEnd = 0] = ends;
  let [before, after]: [readonly [number, number], readonly [number, number]] = [
    [0, 0],
    [fromEnd, toEnd],
  ];
  for (const [name, top] of tops(from)) {
    const height = there.get(name) ?? -1;
    if (top <= from.scrollY && top > before[0] && height >= before[1] && height <= toEnd) before = [top, height];
    if (top > from.scrollY && top < after[0] && height > before[1] && height < after[1]) after = [top, height];
  }
  const share = (from.scrollY - before[0]) / Math.max(after[0] - before[0], 1);
  return before[1] + share * (after[1] - before[1]);
}

function endOf({ document, innerHeight }: Window): number {
  return document.documentElement.scrollHeight - innerHeight;
}

/** How far down the page each of its sections and fields begins, in the order of the page. */
function tops({ document, scrollY }: Window): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const element of document.querySelectorAll(PLACES)) {
    const name = NAMES.map((part) => element.getAttribute(part));
    const [box] = element.getClientRects();
    if (box && !places.has(name.join())) places.set(name.join(), box.top + scrollY);
  }
  return places;
}
