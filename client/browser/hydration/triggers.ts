import { inTime } from '../../browserState/inTime.ts';
import { showHeld } from '../shell/loadingBar.ts';
import { whenSeen } from '../shell/screen.ts';
import { holdEvents, latestEvent } from './heldEvents.ts';
import { isLeftToBrowser, leaveToBrowser, plainClickOn, type ScriptedClick, scriptedClicks } from './scriptedClicks.ts';

/** Starts a behaviour on an element; a promise resolves once the element is ready for its visitor. */
type Start = (element: HTMLElement) => unknown;

/**
 * When a behaviour starts: once the document is parsed (load); once the page has loaded and the browser is idle; when its
 * element is about to be visible; at the first scroll; or when a pointer, the focus, a click or a submit reaches its
 * element (interaction).
 */
type Trigger = 'load' | 'idle' | 'visible' | 'scroll' | 'interaction';

/** One row of the table of behaviours. */
export interface Behaviour {
  /** Selector of the elements that it belongs to; each is started once. */
  readonly of: string;
  readonly trigger: Trigger;
  readonly start: Start;
}

/** How far below the screen's edge an element counts as about to be visible. */
const MARGIN = '200px';

/** Starts each behaviour at its trigger, and holds events on elements that are not ready. */
export function schedule(behaviours: readonly Behaviour[]): void {
  const rows = behaviours.map(({ start, ...row }) => ({ ...row, start: once(start) }));
  whenParsed(() => {
    for (const { of, trigger, start } of rows) triggers[trigger](of, start);
  });
  holdEvents((element) => {
    const waiting = rows
      .filter(({ of, trigger }) => trigger === 'interaction' && element.matches(of))
      .flatMap(({ start }) => start(element) ?? []);
    return waiting.length > 0 ? Promise.all(waiting) : undefined;
  });
}

const triggers = {
  load: each,
  idle: (of, start) => whenIdle(() => each(of, start)),
  visible: (of, start) => whenLoaded(() => whenSeen(of, { rootMargin: MARGIN }, start)),
  scroll: (of, start) => {
    const begin = (): void => each(of, start);
    if (scrollY > 0) begin();
    else addEventListener('scroll', begin, { once: true, passive: true });
  },
  interaction: (of, start) => {
    const reach = ({ target }: Event): void => {
      const element = target instanceof Element ? target.closest<HTMLElement>(of) : null;
      if (element) void start(element);
    };
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(type, reach, { passive: true });
    // The pointer or the focus may have been there before this script.
    each(`:is(${of}):is(:hover, :focus-within, :active)`, start);
  },
} satisfies Record<Trigger, (of: string, start: Start) => void>;

type Answer = (element: HTMLElement) => unknown;

/** What a click does, or a promise of it while its file loads; the promise rejects when the file does not come. */
type ClickHandler = () => Answer | Promise<Answer>;

/** Answers the clicks that script answers instead of the browser. */
export function answerClicks(handlers: Readonly<Record<ScriptedClick, ClickHandler>>): void {
  const byName = new Map<string, ClickHandler>(Object.entries(handlers));
  document.addEventListener('click', (event) => {
    if (isLeftToBrowser()) return;
    for (const [name, selector] of Object.entries(scriptedClicks)) {
      const element = plainClickOn(event, selector);
      if (!element) continue;
      event.preventDefault();
      const answer = byName.get(name)?.();
      const isLatest = (): boolean => latestEvent === event;
      if (answer instanceof Promise)
        void inTime(answer)
          .finally(showHeld(element))
          .then(
            (run) => isLatest() && run(element),
            () => isLatest() && leaveToBrowser(() => element.click()),
          );
      else answer?.(element);
    }
  });
}

/**
 * Starts each element once; returns a promise while the element is not ready, which rejects if its file does not come: the
 * next trigger asks for it again.
 */
function once(start: Start): (element: HTMLElement) => Promise<unknown> | undefined {
  const started = new WeakMap<HTMLElement, Promise<unknown> | undefined>();
  return (element) => {
    if (started.has(element)) return started.get(element);
    const work = start(element);
    const waiting = work instanceof Promise ? work : undefined;
    started.set(element, waiting);
    // What could not be fetched leaves the element as it is without script; `vite:preloadError` has reported it.
    waiting?.then(
      () => started.set(element, undefined),
      () => started.delete(element),
    );
    return waiting;
  };
}

/** Runs once the page has loaded and the browser is idle. */
function whenIdle(run: () => void): void {
  whenLoaded(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  });
}

function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

function each(of: string, run: Start): void {
  for (const element of document.querySelectorAll<HTMLElement>(of)) void run(element);
}
