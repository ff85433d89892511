import type { Context } from 'hono';
import { html, type raw } from 'hono/html';
import { attribute } from '../../../client/hooks/hook.ts';
import { buildPath } from '../../../content/address/address.ts';
import { DEFAULT_CITY } from '../../../content/cities.ts';
import { forms, sentTextOf } from '../../../content/forms/forms.ts';
import type { FormKind } from '../../../content/forms/formTypes.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from '../../../content/languages.ts';
import { message } from '../../../content/messages/messages.ts';
import type { AppEnv } from '../../appEnv.ts';
import { receivers } from '../../forms/receivers.ts';

/** The page for an error page that fails: a text and a link home (docs/rules.md#last-resort). */
export function lastResort(c: Context<AppEnv>): Response | Promise<Response> {
  const { language = DEFAULT_LANGUAGE } = c.var.visitor?.visit ?? {};
  return plainPage(c, [message('errorPageFailed', language)], language, 500);
}

/** The page for a stored form whose thank-you page fails: the same texts with the receipt number. */
export function plainThanks(c: Context<AppEnv>, kind: FormKind, receipt: string): Response | Promise<Response> {
  const { language } = c.var.visitor.visit;
  const { sentTitle } = forms[kind];
  const sentText = sentTextOf(kind, receivers(c.var.world).length > 0);
  const number = message('labelled', language, { label: message('formReceipt', language), value: receipt });
  const lines = [
    message(sentTitle, language),
    message(sentText, language),
    number,
    message('formReceiptHint', language),
  ];
  return plainPage(c, lines, language, 200);
}

/** A page without content and shell; the first line is its title. */
export function plainPage(
  c: Context<AppEnv>,
  [title = '', ...lines]: readonly string[],
  language: Language,
  status: 200 | 422 | 429 | 500 | 503,
  more: ReturnType<typeof raw> | '' = '',
): Response | Promise<Response> {
  const { visit } = c.var.visitor ?? {};
  const home = buildPath({
    language: visit?.language ?? DEFAULT_LANGUAGE,
    city: visit?.city ?? DEFAULT_CITY,
    tree: 'desktop',
    path: [],
  });
  // By it a script knows that the form was received (client/browser/forms/formSending.ts).
  const mark = status === 200 ? html` ${attribute('thanks')}` : '';
  return c.html(
    html`<!doctype html><html lang="${languages[language].hreflang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><div class="page section flow"><h1${mark}>${title}</h1>${lines.map((line) => html`<p>${line}</p>`)}${more}<p><a href="${home}">${message('home', language)}</a></p></div></main>`,
    status,
    { 'Cache-Control': status === 200 ? 'private, no-store' : 'no-store' },
  );
}
