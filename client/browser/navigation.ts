/** A pointer that rests this long on a link is about to follow it. */
const INTENT = 80;

/**
 * Fetches a page ahead when somebody is about to open it. Browsers with speculation rules do so by themselves; for all
 * others the answer waits in the HTTP cache, where pages live for two minutes.
 */
export function startNavigation(): void {
  const fetched = new Set<string>([pageOf(location.href)]);
  let resting: ReturnType<typeof setTimeout> | undefined;

  const fetchAhead = (link: HTMLAnchorElement): void => {
    const page = pageOf(link.href);
    if (fetched.has(page)) return;
    fetched.add(page);
    // What can't be fetched ahead is fetched when it is asked for.
    fetch(page, { priority: 'low' }).catch(() => undefined);
  };
  const watch = (type: string, delay: number): void => {
    document.addEventListener(
      type,
      ({ target }) => {
        clearTimeout(resting);
        const link = target instanceof Element ? target.closest('a') : null;
        if (!link || !isPage(link)) return;
        if (delay === 0) fetchAhead(link);
        else resting = setTimeout(fetchAhead, delay, link);
      },
      { passive: true },
    );
  };
  watch('pointerover', INTENT);
  watch('pointerdown', 0);
  watch('focusin', INTENT);
}

function pageOf(href: string): string {
  return href.replace(/#.*$/, '');
}

/** A page of this site; shop and member pages are other systems'. */
function isPage(link: HTMLAnchorElement): boolean {
  const { href, origin, target, pathname } = link;
  return (
    href !== '' &&
    origin === location.origin &&
    target === '' &&
    !link.hasAttribute('download') &&
    !/\/(?:eshop|member)\//.test(pathname)
  );
}
