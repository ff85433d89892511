import type { Context } from 'hono';
import { buildPath } from '../../content/address/address.ts';
import { DEFAULT_CITY } from '../../content/cities.ts';
import { DEFAULT_LANGUAGE, languages } from '../../content/languages.ts';
import { message } from '../../content/messages/messages.ts';
import { escapeHtml } from '../../content/sanitizeHtml.ts';
import type { AppEnv } from '../requestContext.ts';

/** When the error page itself fails (site-shell §8): a text and a way home, from nothing but the address. */
export function lastResort(c: Context<AppEnv>): Response {
  const { language = DEFAULT_LANGUAGE, city = DEFAULT_CITY } = c.var.visitor?.visit ?? {};
  const text = message('errorPageFailed', language);
  const home = buildPath({ language, city, tree: 'desktop', path: [] });
  return c.html(
    `<!doctype html><html lang="${languages[language].hreflang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(text)}</title><h1>${escapeHtml(text)}</h1><p><a href="${home}">${escapeHtml(message('home', language))}</a></p>`,
    500,
    { 'Cache-Control': 'no-store' },
  );
}
