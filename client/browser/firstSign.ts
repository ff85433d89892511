import { claimedBy, claims } from './claims.ts';
import { reloadOnce } from './releaseChange.ts';

/** What tells that somebody is there and may want something. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** A page that has stood this long in quiet is read by somebody all the same. */
const QUIET_MS = 1000;

/** What waits for the script: clicks that it answers, islands that wake by a touch, and forms that it sends. */
const held = `${Object.values(claims).join()},[data-trigger="interaction"]`;

/**
 * Fetches the site's behaviours (main.ts) at the first sign of a person, or once the page has stood for a while; at
 * once where the page asks before it shows itself. What a person does in the meantime is held and done again then.
 */
export function awaitPerson(): void {
  const waiting = new Map<Element, () => void>();
  let isComing = false;

  const bring = (): void => {
    if (isComing) return;
    isComing = true;
    for (const sign of signs) removeEventListener(sign, bring, true);
    void arrive().then(() => {
      removeEventListener('click', holdClick, true);
      removeEventListener('submit', holdSubmit, true);
      for (const again of waiting.values()) again();
    });
  };
  const hold = (event: Event, element: Element, again: () => void): void => {
    event.preventDefault();
    event.stopPropagation();
    // Who presses twice out of impatience means it once.
    waiting.set(element, again);
    bring();
  };
  const holdClick = (event: MouseEvent): void => {
    const element = claimedBy(event, held);
    if (element) hold(event, element, () => (event.target instanceof HTMLElement ? event.target : element).click());
  };
  const holdSubmit = (event: SubmitEvent): void => {
    const { target: form, submitter } = event;
    if (form instanceof HTMLFormElement && form.dataset['form']) hold(event, form, () => form.requestSubmit(submitter));
  };

  for (const sign of signs) addEventListener(sign, bring, { capture: true, passive: true });
  addEventListener('click', holdClick, true);
  addEventListener('submit', holdSubmit, true);
  if (document.documentElement.dataset['ageGate'] === 'asking') bring();
  else addEventListener('load', () => setTimeout(bring, QUIET_MS));
}

/** The script's address stands in the page: this file is the same for many releases, and knows none of the others. */
async function arrive(): Promise<void> {
  const address = document.querySelector<HTMLElement>('script[data-main]')?.dataset['main'];
  await import(/* @vite-ignore */ address ?? '').catch(reloadOnce);
}
