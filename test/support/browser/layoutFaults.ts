import type { Page } from 'playwright-core';
import { addStyles } from './page.ts';

/** Windows in which every page can be read: a desktop, a phone, and a desktop at 400 %, which is as narrow as phones get. */
const WINDOWS = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
] as const;

/** The text spacing that a visitor may set (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/**
 * What is wrong with a page, as it is open now, for visitors of small windows, of large spacing and of forced colours: each a
 * few words that name the place.
 */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  const look = async (spacing: string): Promise<void> => {
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const cuts = await page.evaluate(cutTexts);
      faults.push(...cuts.map((fault) => `${window.width} px${spacing}: ${fault}`));
    }
  };
  await look('');
  await page.emulateMedia({ forcedColors: 'active' });
  faults.push(...(await page.evaluate(unseenControls)));
  await page.emulateMedia({ forcedColors: 'none' });
  await addStyles(page, SPACING);
  await look(', spaced');
  return faults;
}

/** What nobody can read or press with the root's size of text doubled, at these widths, on a page that is open. */
export async function doubledFaults(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  await addStyles(page, 'html { font-size: 200% !important }');
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const faultsAtWidth = [...(await page.evaluate(cutTexts)), ...(await page.evaluate(coveredControls))];
    faults.push(...faultsAtWidth.map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}

/** Controls of the header or the footer that lie over each other. */
function coveredControls(): readonly string[] {
  const words = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
  const controls = [...document.querySelectorAll('.header, footer')].flatMap((part) => {
    const visible = [...part.querySelectorAll('a, button, input, select, summary')].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !control.closest('[popover]:not(:popover-open), [inert], .room'),
    );
    return [visible.map((control) => [control, control.getBoundingClientRect()] as const)];
  });
  const SLACK = 3;
  return controls.flatMap((row) =>
    row.flatMap(([control, box], at) =>
      row.slice(at + 1).flatMap(([neighbour, { left, right, top, bottom }]) => {
        const across = Math.min(box.right, right) - Math.max(box.left, left);
        const down = Math.min(box.bottom, bottom) - Math.max(box.top, top);
        const isApart = across <= SLACK || down <= SLACK || control.contains(neighbour) || neighbour.contains(control);
        return isApart ? [] : [`${words(control)} lies over ${words(neighbour)}`];
      }),
    ),
  );
}

/** Texts that nobody can read whole: beyond the window's sides, out of their control, or cut by a box that does not scroll. */
async function cutTexts(): Promise<readonly string[]> {
  await document.fonts.ready;
  const SLACK = 2;
  const sides = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const isDot = ({ width, height }: DOMRect): boolean => width <= SLACK || height <= SLACK;
  /** Whether a box holds its text, across and down. */
  const holds = (box: DOMRect, text: DOMRect): readonly [boolean, boolean] => [
    text.left >= box.left - SLACK && text.right <= box.right + SLACK,
    text.top >= box.top - SLACK && text.bottom <= box.bottom + SLACK,
  ];
  const cutter = (parent: Element, text: DOMRect): Element | undefined => {
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      // Texts for screen readers alone stand in a dot.
      if (isDot(edges) && overflowX !== 'visible') return undefined;
      if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) return undefined;
      const isControl = box === parent && display !== 'inline' && box.matches('a, button, summary, .badge');
      const [holdsAcross, holdsDown] = holds(edges, text);
      if (!holdsAcross && (overflowX !== 'visible' || isControl)) return box;
      if (!holdsDown && (overflowY !== 'visible' || isControl)) return box;
      if (position === 'fixed') {
        // It has no more room than the window, or waits outside of it.
        const isWaiting = edges.bottom <= 0 || edges.top >= innerHeight;
        return isWaiting || (text.top >= -SLACK && text.bottom <= innerHeight + SLACK) ? undefined : box;
      }
    }
    const [isInside] = holds(new DOMRect(0, 0, document.documentElement.clientWidth), text);
    return isInside ? undefined : document.documentElement;
  };
  const faults = new Set(sides > 0 ? [`scrolls sideways by ${sides} px`] : []);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent, textContent } = node;
    if (!parent || !textContent?.trim() || parent.closest('svg, [inert], option, [aria-hidden="true"]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      // The room that a font asks for above and below its signs is empty.
      const signs = new DOMRect(line.left, line.top + (line.height - size) / 2, line.width, size);
      const box = isDot(line) ? undefined : cutter(parent, signs);
      if (box) faults.add(`${box.localName}.${box.className} cuts “${textContent.trim().slice(0, 40)}”`);
    }
  }
  return [...faults];
}

/** Controls that show neither text nor border nor picture in the colours that a visitor has chosen. */
function unseenControls(): readonly string[] {
  const isClear = (colour: string): boolean => colour === 'none' || /^rgba\(.*, 0\)$/.test(colour);
  const groundOf = (start: Element | null): string => {
    for (let element = start; element; element = element.parentElement) {
      const { backgroundColor } = getComputedStyle(element);
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)';
  };
  const isSeen = (colour: string, ground: Element | null): boolean => !isClear(colour) && colour !== groundOf(ground);
  const hasBorder = (element: Element): boolean => {
    const style = getComputedStyle(element);
    return ['top', 'right', 'bottom', 'left'].some(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        isSeen(style.getPropertyValue(`border-${side}-color`), element.parentElement),
    );
  };
  const hasText = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    return hasWords && width > 2 && height > 2 && isSeen(getComputedStyle(element).color, element);
  };
  const isPicture = (element: Element): boolean => {
    if (element.matches('img, video, canvas')) return true;
    const { color, fill, stroke } = getComputedStyle(element);
    // The icons of the site are drawn in the colour of their words.
    if (element instanceof SVGUseElement) return isSeen(color, element);
    return element instanceof SVGGeometryElement && (isSeen(fill, element) || isSeen(stroke, element));
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      // Browsers draw their own controls in these colours.
      const isBrowsers = control.matches('input, select, textarea') && getComputedStyle(control).appearance !== 'none';
      return isShown(control) && !isBrowsers && width > 2 && height > 2;
    })
    .filter(
      (control) =>
        ![control, ...control.querySelectorAll('*')].some(
          (part) => isShown(part) && (hasBorder(part) || hasText(part) || isPicture(part)),
        ),
    )
    .map((control) => `unseen in forced colours: ${control.outerHTML.slice(0, 120)}`);
}
