import { inTime } from '../../browserState/inTime.ts';
import { select } from '../../hooks/hook.ts';
import { showHeld } from '../shell/loadingBar.ts';
import { isLeftToBrowser, leaveToBrowser, plainClickOn, scriptedClicks } from './scriptedClicks.ts';

/** Clicks that need script: those that script answers, and those on islands that hydrate on interaction. */
const clicks = `${Object.values(scriptedClicks).join()},${select('trigger', 'interaction')}`;

/** What asks for something by a click; a click on a text or on empty ground takes nothing back. */
const controls = 'a, button, summary';

/** The visitor's last click on a control, or submit: what was asked for before it is asked for no more. */
export let latestEvent: Event | undefined;

/**
 * Holds clicks and submits that need script while their element is not ready, and replays the last one once it is;
 * meanwhile the element shows that it was heard. Where the script does not come, the browser answers it
 * (docs/rules.md#script-missing). `readinessOf` returns a promise that
 * resolves when the element is ready, and rejects when it will not be; undefined where there is nothing to wait for.
 */
export function holdEvents(readinessOf: (element: HTMLElement) => Promise<unknown> | undefined): void {
  const hold = (event: MouseEvent | SubmitEvent): void => {
    const element = scriptedElement(event);
    const ready = element && readinessOf(element);
    const isOnControl = event.target instanceof Element && event.target.closest(controls);
    if (ready || isOnControl || event.type === 'submit') latestEvent = event;
    if (!ready) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const answer = showHeld(element);
    const replay = (): void => {
      // A later event asks for the same again, or for something else instead.
      if (latestEvent !== event) return;
      if (event instanceof MouseEvent) (event.target instanceof HTMLElement ? event.target : element).click();
      else if (element instanceof HTMLFormElement) element.requestSubmit(event.submitter);
    };
    void inTime(ready)
      .finally(answer)
      .then(replay, () => leaveToBrowser(replay));
  };
  for (const type of ['click', 'submit'] as const) addEventListener(type, hold, true);
  const drop = (): void => {
    latestEvent = undefined;
  };
  addEventListener('pagehide', drop, true);
  // A browser that fills a field in sends one without a key.
  addEventListener('keydown', ({ key }) => key === 'Escape' && drop(), true);
}

function scriptedElement(event: MouseEvent | SubmitEvent): HTMLElement | null {
  if (isLeftToBrowser()) return null;
  if (event instanceof MouseEvent) return plainClickOn(event, clicks);
  return event.target instanceof HTMLFormElement && event.target.dataset.form ? event.target : null;
}
