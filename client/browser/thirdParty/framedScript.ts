import { type ThirdParty, thirdPartyPath } from '../../../content/visitor/thirdParty.ts';
import { inTime } from '../../browserState/inTime.ts';
import { latestEvent } from '../hydration/heldEvents.ts';
import { TELL } from './thirdPartyEvents.ts';

/** Clips all of a frame away. */
const NOTHING = 'inset(50%)';

/** A third-party script that runs in its frame. */
export interface FramedScript {
  readonly frame: HTMLIFrameElement;
  /** What a visitor asked for; over the page the script gets the focus, which comes back when it shows nothing more. */
  readonly tell: (words: Readonly<Record<string, string>>) => void;
}

const overPage = new Map<ThirdParty, Promise<FramedScript>>();

/**
 * A third-party script over the page, started once: its frame covers the window, and is clipped to what the script shows,
 * so that the rest of the page stays usable. `label` names the frame.
 */
export function scriptOverPage(name: ThirdParty, label: string): Promise<FramedScript> {
  const runningScript = overPage.get(name);
  if (runningScript) return runningScript;
  const frame = frameOf(name, label);
  frame.className = 'third-party';
  frame.inert = true;
  frame.style.clipPath = NOTHING;
  frame.addEventListener('third-party:failed', () => overPage.delete(name));
  let opener: Element | null = null;
  let isAwaited = false;
  frame.addEventListener('third-party:area', ({ detail }) => {
    const wasVisible = !frame.inert;
    // When the focused element inside is removed, the browser moves the focus to the body of the page.
    const hadFocus = document.activeElement === frame || (wasVisible && document.activeElement === document.body);
    frame.inert = detail === null;
    frame.style.clipPath = detail ?? NOTHING;
    if (isAwaited && !frame.inert) frame.focus();
    else if (hadFocus && frame.inert && opener instanceof HTMLElement) opener.focus();
    isAwaited &&= frame.inert;
  });
  const work = start(frame, document.body).then(
    ({ tell }) => ({
      frame,
      // The visitor has asked for the script, so it gets the focus.
      tell: (words) => {
        if (document.activeElement !== frame) opener = document.activeElement;
        isAwaited = frame.inert;
        // The frame gets the focus first, so that the script may move it to an element inside.
        if (!isAwaited) frame.focus();
        tell(words);
      },
    }),
    (thrown: unknown) => {
      overPage.delete(name);
      throw thrown;
    },
  ) satisfies Promise<FramedScript>;
  overPage.set(name, work);
  return work;
}

/** Returns true while nothing else was clicked on: a script that is late does not come over what somebody went on to. */
export function isStillAsked(opener: Element): boolean {
  return latestEvent?.target instanceof Node && opener.contains(latestEvent.target);
}

/** A third-party script in a place of the page, of a size in pixels. */
export function scriptInPlace(
  name: ThirdParty,
  label: string,
  place: HTMLElement,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<FramedScript> {
  const frame = frameOf(name, label);
  frame.width = String(width);
  frame.height = String(height);
  return start(frame, place);
}

function frameOf(name: ThirdParty, label: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = label.trim();
  frame.src = thirdPartyPath(name, document.documentElement.lang);
  frame.dataset.thirdParty = name;
  return frame;
}

/** Rejects when the frame or its script does not come in time; the frame is gone then (docs/rules.md#mainland-hosts-hang). */
function start(frame: HTMLIFrameElement, place: HTMLElement): Promise<FramedScript> {
  const ready = new Promise((resolve, reject) => {
    frame.addEventListener('third-party:ready', resolve);
    frame.addEventListener('third-party:failed', reject);
  });
  // Without a state the frame shows an error page of the browser, or our page without its script.
  frame.addEventListener('load', () => {
    if (frame.contentDocument?.documentElement.dataset.state !== undefined) return;
    // A script may also lead its frame to another page later, which may not stay over ours.
    frame.remove();
    frame.dispatchEvent(new CustomEvent('third-party:failed', { detail: null }));
  });
  place.append(frame);
  return inTime(ready).then(
    () => ({
      frame,
      tell: (detail) => frame.contentWindow?.dispatchEvent(new CustomEvent(TELL, { detail })),
    }),
    () => {
      frame.remove();
      throw new Error(`${frame.src} does not answer`);
    },
  );
}
