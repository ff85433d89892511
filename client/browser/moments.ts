/** Calls for a behaviour's element; a promise ends when the element answers to its visitor. */
type Start = (element: HTMLElement) => unknown;

/**
 * When a behaviour is fetched: at once; when the page has loaded and the browser is idle; when its element is about to
 * be seen; at the first scroll; or when a pointer or the focus reaches its element.
 */
type Moment = 'now' | 'settled' | 'seen' | 'scrolled' | 'reached';

/** One row of the table of behaviours. */
export interface Behaviour {
  /** Selector of the elements that it belongs to; each is started once. */
  readonly of: string;
  readonly when: Moment;
  readonly start: Start;
}

/** How far ahead of the screen's edge an element counts as about to be seen. */
const AHEAD = '200px';

/** Waits for each behaviour's moment. Whoever is at an element already has reached it. */
export function awaitMoments(behaviours: readonly Behaviour[]): void {
  for (const { of, when, start } of behaviours) waits[when](of, once(start));
}

const waits = {
  now: (of, start) => void each(of, start),
  settled: (of, start) => whenSettled(() => each(of, start)),
  seen: (of, start) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLElement)) continue;
          observer.unobserve(target);
          start(target);
        }
      },
      { rootMargin: AHEAD },
    );
    whenLoaded(() => each(of, (element) => observer.observe(element)));
  },
  scrolled: (of, start) => {
    const begin = (): void => each(of, start);
    if (scrollY > 0) begin();
    else addEventListener('scroll', begin, { once: true, passive: true });
  },
  reached: (of, start) => {
    const reach = ({ target }: Event): void => {
      const element = target instanceof Element ? target.closest<HTMLElement>(of) : null;
      if (element) void start(element);
    };
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(type, reach, { passive: true });
    each(`:is(${of}):is(:hover, :focus-within, :active)`, start);
  },
} satisfies Record<Moment, (of: string, start: Start) => void>;

/** A form that is sent before it answers is sent again once it does. */
function holdUntil(element: HTMLElement, alive: unknown): void {
  if (!(element instanceof HTMLFormElement)) return;
  const hold = (event: SubmitEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    void Promise.resolve(alive).finally(() => element.requestSubmit(event.submitter));
  };
  element.addEventListener('submit', hold, true);
  void Promise.resolve(alive).finally(() => element.removeEventListener('submit', hold, true));
}

/** Runs once the page has loaded and the browser has nothing better to do. */
function whenSettled(run: () => void): void {
  whenLoaded(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  });
}

/** Runs once the whole document is there. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

function once(start: Start): Start {
  const started = new WeakSet<HTMLElement>();
  return (element) => {
    if (started.has(element)) return;
    started.add(element);
    // What could not be fetched leaves the element as it is without script; the page has been told by then.
    holdUntil(
      element,
      Promise.resolve(start(element)).catch(() => undefined),
    );
  };
}

function each(of: string, run: Start): void {
  for (const element of document.querySelectorAll<HTMLElement>(of)) run(element);
}
