/** Island files by name; Vite makes one chunk of each. React is in a chunk that they share. */
const files = import.meta.glob<Record<string, unknown>>('../islands/[A-Z]*.tsx');

/** Islands that are awake or waking, with the moment at which they answer. */
const alive = new WeakMap<Element, Promise<void>>();

/** Watches the page's islands and wakes each at its moment. */
export function wakeIslands(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    if (!alive.has(element)) schedule(element);
  }
}

function schedule(element: HTMLElement): void {
  const trigger = element.dataset['trigger'] ?? 'idle';
  if (trigger === 'visible') whenVisible(element);
  else if (trigger === 'interaction') whenTouched(element);
  else if (trigger.startsWith('media:')) whenMatching(element, trigger.slice('media:'.length));
  else if ('requestIdleCallback' in window) requestIdleCallback(() => void wake(element));
  else setTimeout(() => void wake(element), 200);
}

function whenVisible(element: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void wake(element);
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}

function whenMatching(element: HTMLElement, query: string): void {
  const media = matchMedia(query);
  if (media.matches) void wake(element);
  else media.addEventListener('change', () => void wake(element), { once: true });
}

/** Pointer and focus fetch ahead; a click that comes before the island lives is done again once it does. */
function whenTouched(element: HTMLElement): void {
  const fetchAhead = (): void => void files[pathOf(element)]?.();
  const start = (event: Event): void => {
    if (alive.has(element)) return;
    event.preventDefault();
    const { target } = event;
    void wake(element).then(() => target instanceof HTMLElement && target.isConnected && target.click());
  };
  element.addEventListener('pointerenter', fetchAhead, { once: true });
  element.addEventListener('focusin', fetchAhead, { once: true });
  element.addEventListener('click', start, { once: true });
}

function pathOf(element: HTMLElement): string {
  return `../islands/${element.dataset['island']}.tsx`;
}

/** Fetches what an island needs, for somebody who seems about to ask for it. */
export function fetchIsland(name: string): void {
  void files[`../islands/${name}.tsx`]?.();
  void import('./hydrate.tsx');
}

/** Wakes the islands of a name, for controls that stand elsewhere on the page. Resolves when they answer; rejects where there is none. */
export async function wakeIsland(name: string): Promise<void> {
  const elements = [...document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)];
  if (elements.length === 0) throw new Error(`no island ${name} on this page`);
  await Promise.all(elements.map(wake));
}

function wake(element: HTMLElement): Promise<void> {
  const waking = alive.get(element) ?? bringToLife(element);
  alive.set(element, waking);
  return waking;
}

/** Fetches an island and React, and hydrates. Resolves when the island answers to its visitor. */
async function bringToLife(element: HTMLElement): Promise<void> {
  const name = element.dataset['island'] ?? '';
  const [module, { hydrate }] = await Promise.all([files[pathOf(element)]?.(), import('./hydrate.tsx')]);
  await hydrate(element, module?.[name], element.dataset['props'] ?? '{}');
}
