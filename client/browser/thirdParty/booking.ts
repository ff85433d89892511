import { select } from '../../hooks/hook.ts';
import { tracked } from '../shell/loading.ts';
import { type FramedScript, isStillAsked, scriptOverPage } from './framedScript.ts';

/** The widget's language where it lacks the visitor's (docs/rules.md#booking-widget). */
const FALLBACK_LANGUAGE = 'en';

/** By then the widget's frame has connected to its script; from then on frames are sandboxed (docs/rules.md#booking-sandbox). */
const SANDBOX_MS = 20_000;
/** A booking that is under way goes on: its next step may ask, and give a file for the calendar. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox';

/**
 * Opens the booking widget with the button's own API key or that of the global settings (docs/rules.md#booking-widget). The
 * button is busy while the script loads; when that fails, a note under the button offers a link instead.
 */
export async function openBooking(link: HTMLElement): Promise<void> {
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  removeNote(link);
  try {
    const widget = await tracked(scriptOverPage('booking', link.textContent));
    if (!isStillAsked(link)) return;
    // An open popover is in the top layer and would cover the widget.
    for (const popover of document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open'))
      popover.hidePopover();
    for (const type of ['third-party:area', 'third-party:failed'] as const)
      widget.frame.addEventListener(type, keepCardsClear);
    widget.tell({
      apiKey: link.dataset.booxiKey || (document.documentElement.dataset.bookingKey ?? ''),
      language: link.dataset.booxiLanguage ?? FALLBACK_LANGUAGE,
      fallbackLanguage: FALLBACK_LANGUAGE,
      serviceTags: link.dataset.booxiTag ?? '',
    });
    setTimeout(() => sandboxFrames(widget), SANDBOX_MS);
  } catch {
    addNote(link);
  } finally {
    link.ariaBusy = null;
  }
}

/** A card that asks is out of sight, and not closed, while the widget shows something (docs/rules.md#booking-focus). */
function keepCardsClear({ detail }: CustomEvent<string | null>): void {
  for (const card of document.querySelectorAll<HTMLElement>('[popover="manual"]')) card.hidden = detail !== null;
}

function sandboxFrames({ frame: { contentDocument } }: FramedScript): void {
  for (const place of [document, contentDocument])
    for (const frame of place?.querySelectorAll('iframe:not([sandbox])') ?? []) frame.setAttribute('sandbox', SANDBOX);
}

/** The note's text comes with the page, in its language (docs/rules.md#booking-failure). */
function addNote(link: HTMLElement): void {
  const template = document.querySelector<HTMLTemplateElement>(select('booking-failed'));
  if (template) (link.closest('.cluster') ?? link).after(template.content.cloneNode(true));
}

function removeNote(link: HTMLElement): void {
  const next = (link.closest('.cluster') ?? link).nextElementSibling;
  if (next?.matches(select('booking-note'))) next.remove();
}
