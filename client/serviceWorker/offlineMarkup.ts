import { type Language, languages } from '../../content/languages.ts';
import { offlineTexts } from '../../content/messages/offlineMessages.ts';
import { asOfText } from '../../content/offline/asOf.ts';
import { type DevicePage, languageIn } from '../../content/offline/devicePages.ts';
import { attribute } from '../hooks/hook.ts';

/** Where a page says whether it is connected, as client/shell/PageState.tsx writes it. */
const NOTE = ` ${attribute('connection')}=""`;

/** Whether a place is open, as client/parts/OpeningTimes.tsx writes it. */
const hoursState = new RegExp(
  `<span class="hours-state" ${attribute('hours')}="[^"]*" ${attribute('until')}="(\\d+)"[^>]*>[^<]*</span>`,
  'g',
);

/** A page of the device that says when it was last true, without words about opening hours that no longer hold. */
export function withAsOf(html: string, storedAt: number, now: number, language: Language): string {
  const text = escaped(asOfText(storedAt, language));
  const timely = html.replaceAll(hoursState, (words, until) => (Number(until) > now ? words : ''));
  return timely.replace(`${NOTE}></p>`, () => `${NOTE} ${attribute('kept')}="${text}">${text}</p>`);
}

/** A row of the offline page. */
export interface DeviceLink extends DevicePage {
  /** As it stands in the page's HTML. */
  readonly title: string;
}

/** Opens the page that was asked for once there is a network again, unless the visitor is on the way to another. */
const retryScript =
  "const retry=()=>location.reload();addEventListener('online',retry);addEventListener('beforeunload',()=>removeEventListener('online',retry))";

interface OfflinePage {
  readonly language: Language;
  /** The page that was asked for. */
  readonly address: string;
  /** What can be read, in this order. */
  readonly pages: readonly DeviceLink[];
  readonly styles: readonly string[];
  /** Of the script that opens the page that was asked for once there is a network again; none in the place of a form's answer. */
  readonly nonce?: string;
}

/**
 * The page that is shown in place of one that is not on the device: it lists the pages that are, and when they were
 * last true (docs/rules.md#offline-page).
 */
export function offlinePage({ language, address, pages, styles, nonce }: OfflinePage): string {
  const text = offlineTexts(language);
  const rows = pages.map(
    ({ address: href, title, storedAt }) =>
      `<li><a class="display quiet-link" data-size="4" href="${escaped(href)}"${langOf(href, language)}>${title}</a> <p class="meta">${escaped(asOfText(storedAt, language))}</p></li>`,
  );
  const list = `<nav class="page-links" aria-labelledby="kept"><h2 class="display" data-size="3" id="kept">${text('offlineKept')}</h2><ul>${rows.join('')}</ul></nav>`;
  const script = nonce ? `<script nonce="${nonce}">${retryScript}</script>` : '';
  return `<!doctype html><html lang="${languages[language].hreflang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text('offlineTitle')}</title><link rel="icon" href="data:,">${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('')}${script}</head><body><main id="content"><div class="closed-page" data-tone="bottle"><div class="page closed-page-text"><h1 class="display" data-size="hero">${text('offlineTitle')}</h1><p class="lead measure-narrow">${text('offlineText')}</p><a class="button" data-kind="primary" data-size="large" href="${escaped(address)}">${text('offlineRetry')}</a>${rows.length > 0 ? list : ''}</div></div></main></body></html>`;
}

/** The attribute of words in another language than the page's. */
function langOf(address: string, page: Language): string {
  const linkLanguage = languageIn(address) ?? page;
  return linkLanguage === page ? '' : ` lang="${languages[linkLanguage].hreflang}"`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
