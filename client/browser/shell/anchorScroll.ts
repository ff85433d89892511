import { attribute } from '../../hooks/hook.ts';

/**
 * A link within the page scrolls smoothly (docs/rules.md#anchor-scroll). Script says which scroll that is: browsers take the
 * focus from the link before they scroll, or never give it, so that no style can tell it from find-in-page. The panel or menu
 * that holds the link closes.
 */
export function smoothAnchors(root: HTMLElement): void {
  // By the second picture the scroll has begun. Of its end not every browser tells, and none where the anchor is in its place.
  const end = (): void => root.removeAttribute(attribute('to-anchor'));
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // The rooms of a drawn floor are links of SVG, whose address has no parts.
    const href = link?.getAttribute('href') ?? '';
    const isInPage = href.includes('#') && URL.canParse(href, location.href) && pageOf(href) === pageOf(location.href);
    root.toggleAttribute(attribute('to-anchor'), isInPage);
    if (isInPage) requestAnimationFrame(() => requestAnimationFrame(end));
    // The menu would go on covering the page.
    if (isInPage) link?.closest<HTMLElement>('[popover="auto"]')?.hidePopover();
  });
}

function pageOf(href: string): string | undefined {
  return new URL(href, location.href).href.split('#')[0];
}
