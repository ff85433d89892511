import { isOneOf } from '../../../content/names.ts';
import { property } from '../../../content/record.ts';
import { consentMode, noConsent } from '../../../content/visitor/consentChoice.ts';
import { type ThirdParty, thirdParties } from '../../../content/visitor/thirdParty.ts';
import { drawnArea } from './drawnArea.ts';
import { TELL, type ThirdPartyEvents } from './thirdPartyEvents.ts';

type Words = Readonly<Record<string, string>>;

declare global {
  interface Window {
    /** The booking widget's public interface, once its script is loaded. */
    BookNow?: { readonly open: (options: Words) => void };
    /** The part of Turnstile's interface that is used here. */
    turnstile?: {
      readonly render: (
        place: HTMLElement,
        settings: Readonly<Record<string, string | ((token: string) => void)>>,
      ) => string | undefined;
      readonly reset: (widget?: string) => void;
    };
  }
}

/** How the frame deals with a script: when it counts as loaded, and what it does with what the page tells. */
interface Adapter {
  readonly isReady: () => boolean;
  readonly take: (words: Words) => void;
}

const takesEntries: Adapter = { isReady: () => true, take: (entry) => window.dataLayer?.push(entry) };

const adapters = {
  booking: {
    isReady: () => window.BookNow !== undefined,
    take: (options) => {
      focusNextFrame();
      window.BookNow?.open(options);
    },
  },
  chat: takesEntries,
  consent: takesEntries,
  humanCheck: {
    isReady: () => window.turnstile !== undefined,
    take: (settings) => {
      if (settings['sitekey'] === undefined) window.turnstile?.reset();
      else
        window.turnstile?.render(document.body, {
          ...settings,
          callback: (token) => say('third-party:token', token),
        });
    },
  },
} satisfies Record<ThirdParty, Adapter>;

const { dataset } = document.documentElement;
if (isOneOf(thirdParties, dataset.thirdParty)) start(adapters[dataset.thirdParty], dataset.script ?? '');

function start(adapter: Adapter, address: string): void {
  dataset.state = 'loading';
  document.body.style.margin = '0';
  watchDataLayer();
  watchArea();
  addEventListener(TELL, ({ detail }) => adapter.take(detail));
  const script = document.createElement('script');
  script.addEventListener('load', () => say(adapter.isReady() ? 'third-party:ready' : 'third-party:failed', null));
  script.addEventListener('error', () => say('third-party:failed', null));
  script.src = address;
  // A host that hangs must not keep the page around the frame from being complete.
  addEventListener('load', () => document.head.append(script));
}

function say<Name extends keyof ThirdPartyEvents>(type: Name, detail: ThirdPartyEvents[Name]['detail']): void {
  window.frameElement?.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
}

/** Everything is denied at first; consent tools push each choice as an update of consent mode, which the page gets. */
function watchDataLayer(): void {
  const layer: unknown[] = [];
  window.dataLayer = layer;
  layer.push(['consent', 'default', consentMode(noConsent)]);
  layer.push = (...entries) => {
    for (const entry of entries) {
      if (property(entry, '0') === 'consent' && property(entry, '1') === 'update')
        say('third-party:consent', property(entry, '2'));
    }
    return Array.prototype.push.apply(layer, entries);
  };
}

/** Tells the page where the script shows something, whenever that may have changed. */
function watchArea(): void {
  let last: string | null = null;
  const look = (): void => {
    const area = drawnArea() ?? null;
    if (area !== last) say('third-party:area', area);
    last = area;
    if (document.getAnimations().some(({ playState }) => playState === 'running')) requestAnimationFrame(look);
  };
  new MutationObserver(look).observe(document.documentElement, { attributes: true, childList: true, subtree: true });
  for (const type of ['resize', 'load', 'transitionrun', 'transitionend', 'animationstart', 'animationend'])
    addEventListener(type, look, true);
}

/** A widget's own frame gets the focus when it comes: it covers the page (docs/rules.md#booking-focus). */
function focusNextFrame(): void {
  const framesBefore = new Set(document.querySelectorAll('iframe'));
  const observer = new MutationObserver(() => {
    const frame = [...document.querySelectorAll('iframe')].find((candidate) => !framesBefore.has(candidate));
    if (!frame) return;
    observer.disconnect();
    frame.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
