import type { Context } from 'hono';
import { buildPath } from '../../content/address/address.ts';
import { DEFAULT_CITY } from '../../content/cities.ts';
import { forms } from '../../content/forms/forms.ts';
import type { FormKind } from '../../content/forms/formTypes.ts';
import { DEFAULT_LANGUAGE, type Language, languages } from '../../content/languages.ts';
import { message, messageLanguage } from '../../content/messages/messages.ts';
import { escapeHtml } from '../../content/sanitizeHtml.ts';
import type { AppEnv } from '../requestContext.ts';

/** When the error page itself fails (site-shell §8): a text and a way home, from nothing but the address. */
export function lastResort(c: Context<AppEnv>): Response {
  const { language = DEFAULT_LANGUAGE } = c.var.visitor?.visit ?? {};
  return plainPage(c, [message('errorPageFailed', language)], language, 500);
}

/** When a form was stored and the page of its thanks fails: the same words and its receipt number. */
export function plainThanks(c: Context<AppEnv>, kind: FormKind, receipt: string): Response {
  const language = messageLanguage('formSend', c.var.visitor.visit.language);
  const { sentTitle, sentText } = forms[kind];
  const number = `${message('formReceipt', language)}: ${receipt}`;
  const lines = [
    message(sentTitle, language),
    message(sentText, language),
    number,
    message('formReceiptHint', language),
  ];
  return plainPage(c, lines, language, 200);
}

/** A page that nothing can go wrong with: the first line is its title. */
function plainPage(
  c: Context<AppEnv>,
  [title = '', ...lines]: readonly string[],
  language: Language,
  status: 200 | 500,
): Response {
  const { visit } = c.var.visitor ?? {};
  const home = buildPath({
    language: visit?.language ?? DEFAULT_LANGUAGE,
    city: visit?.city ?? DEFAULT_CITY,
    tree: 'desktop',
    path: [],
  });
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return c.html(
    `<!doctype html><html lang="${languages[language].hreflang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1>${paragraphs}<p><a href="${home}">${escapeHtml(message('home', language))}</a></p>`,
    status,
    { 'Cache-Control': status === 200 ? 'private, no-store' : 'no-store' },
  );
}
