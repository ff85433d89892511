/** A pointer that rests this long on a link is about to follow it. */
const INTENT_MS = 80;

/**
 * Prefetches a page when the visitor is about to open it, into the HTTP cache, where pages live for two minutes. For
 * browsers without speculation rules, and for pages that a service worker answers for.
 */
export function startPrefetch(): void {
  const fetched = new Set<string>([pageOf(location.href)]);
  let resting: ReturnType<typeof setTimeout> | undefined;

  const prefetch = (link: HTMLAnchorElement): void => {
    const page = pageOf(link.href);
    // The network may have gone since the page was loaded.
    if (fetched.has(page) || !navigator.onLine) return;
    fetched.add(page);
    // A page that fails is fetched again when it is opened.
    fetch(page, { priority: 'low' }).catch(() => undefined);
  };
  const watch = (type: string, delay: number): void => {
    document.addEventListener(
      type,
      ({ target }) => {
        clearTimeout(resting);
        const link = target instanceof Element ? target.closest('a') : null;
        if (!link || !isPage(link)) return;
        if (delay === 0) prefetch(link);
        else resting = setTimeout(prefetch, delay, link);
      },
      { passive: true },
    );
  };
  watch('pointerover', INTENT_MS);
  watch('pointerdown', 0);
  watch('focusin', INTENT_MS);
}

function pageOf(href: string): string {
  return href.replace(/#.*$/, '');
}

/**
 * Returns true if a link leads to a page of this site that can be fetched before a visitor decides: shop and member pages
 * belong to other systems, and `nofollow` marks what changes something.
 */
function isPage(link: HTMLAnchorElement): boolean {
  const { href, origin, target, pathname } = link;
  return (
    href !== '' &&
    origin === location.origin &&
    target === '' &&
    !link.hasAttribute('download') &&
    link.rel !== 'nofollow' &&
    !/\/(?:eshop|member)\//.test(pathname)
  );
}
