import { tracked } from './loading.ts';
import { loadScript } from './thirdParty.ts';

declare global {
  interface Window {
    /** The booking widget's public interface, where its script has come. */
    BookNow?: { readonly open: (options: Readonly<Record<string, string>>) => void };
  }
}

/** The widget speaks English where it lacks the visitor's language (site-shell §7). */
const FALLBACK_LANGUAGE = 'en';

/** The widget's frame is there and talks to its script by then; from now on frames may do less (site-shell §9). */
const SANDBOX_MS = 20_000;
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * Opens the booking widget with the button's own API key or that of the global settings (site-shell §7). While it is on
 * its way the button is busy; when it does not come, words and a link under the button say what to do.
 */
export async function openBooking(link: HTMLElement): Promise<void> {
  const { bookingScript = '', bookingKey } = document.documentElement.dataset;
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  removeNote(link);
  try {
    await tracked(loadScript(bookingScript, () => window.BookNow !== undefined));
    // Popovers lie above everything that the widget can reach.
    for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
    window.BookNow?.open({
      apiKey: link.dataset['booxiKey'] || (bookingKey ?? ''),
      language: link.dataset['booxiLanguage'] ?? FALLBACK_LANGUAGE,
      fallbackLanguage: FALLBACK_LANGUAGE,
      serviceTags: link.dataset['booxiTag'] ?? '',
    });
    setTimeout(sandboxFrames, SANDBOX_MS);
  } catch {
    addNote(link);
  } finally {
    link.ariaBusy = null;
  }
}

function sandboxFrames(): void {
  for (const frame of document.querySelectorAll('iframe:not([sandbox])')) frame.setAttribute('sandbox', SANDBOX);
}

/** The words come with the page, in its language. */
function addNote(link: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-booking-failed]');
  if (template) (link.closest('.cluster') ?? link).after(template.content.cloneNode(true));
}

function removeNote(link: HTMLElement): void {
  const next = (link.closest('.cluster') ?? link).nextElementSibling;
  if (next?.matches('[data-booking-note]')) next.remove();
}
