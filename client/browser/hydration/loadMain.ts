import { firstKeys } from '../../../content/visitor/firstKeys.ts';
import { read, write } from '../../browserState/storage.ts';
import { select } from '../../hooks/hook.ts';
import { holdEvents } from './heldEvents.ts';
import { reloadPage } from './scriptedClicks.ts';

/** Events that show that a visitor uses the page. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Without any interaction the script is loaded this long after the page. */
const QUIET_MS = 1000;

/** Without popover and dialog a page is the one that works without script (docs/rules.md#old-browsers). */
export const canOpen = 'popover' in HTMLElement.prototype && 'HTMLDialogElement' in window;

/** A button of a popover leads to it as a link would; what is not the target of the address is hidden (reset.css). */
function followTarget({ target }: MouseEvent): void {
  const id = target instanceof Element && target.closest('[popovertarget]')?.getAttribute('popovertarget');
  if (id) location.hash = id;
}

/**
 * Loads the site's behaviours (main.ts) at the first interaction, or once the page has stood for a while; at once where
 * the age gate has to ask. Until then clicks and submits that need script are held.
 */
export function loadMainOnInteraction(): void {
  if (!canOpen) {
    addEventListener('click', followTarget);
    return;
  }
  let loading: Promise<void> | undefined;
  let isLoaded = false;
  const load = (): Promise<void> => {
    if (!loading) {
      loading = importMain().finally(() => {
        isLoaded = true;
      });
      // Only a held event waits for it: otherwise a failure would be an unhandled rejection.
      loading.catch(() => undefined);
    }
    return loading;
  };
  const seen = new AbortController();
  const start = (event: Event): void => {
    if (isResting(event)) return;
    seen.abort();
    // What shows that a touch was felt is drawn before the script is evaluated.
    if (event.type === 'pointerdown') requestAnimationFrame(() => setTimeout(load));
    else void load();
  };
  for (const type of interactions) addEventListener(type, start, { capture: true, passive: true, signal: seen.signal });
  holdEvents(() => (isLoaded ? undefined : load()));
  if (document.documentElement.dataset.ageGate === 'asking') void load();
  else addEventListener('load', () => setTimeout(load, QUIET_MS));
}

/**
 * Browsers send moves by themselves when a page comes to stand under a mouse: the script would come before the first paint,
 * and hold it up.
 */
function isResting(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

/**
 * The page names the addresses of the script and of the files that it imports, so that all come at once: this file is the
 * same for many releases, and knows none of the others.
 */
async function importMain(): Promise<void> {
  const addresses = document.querySelector<HTMLElement>(`script${select('main')}`)?.dataset.main?.split(' ') ?? [];
  try {
    await Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)));
  } catch (thrown) {
    reloadOnce();
    throw thrown;
  }
}

/**
 * Reloads a page whose script files are gone: a new release has other files than this page names. Once in 60 seconds,
 * only where that can be remembered, and not while a field holds what somebody typed (docs/rules.md#chunk-reload).
 */
export function reloadOnce(): void {
  if (!navigator.onLine || hasTypedText() || read(firstKeys.chunkReload)) return;
  if (write(firstKeys.chunkReload, true)) reloadPage();
}

function hasTypedText(): boolean {
  const editable = 'input:read-write, [type=file], textarea';
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(editable);
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
