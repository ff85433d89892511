import { html } from 'hono/html';
import { Hono } from 'hono/quick';
import { attribute } from '../../client/hooks/hook.ts';
import { isOneOf } from '../../content/names.ts';
import { thirdParties } from '../../content/visitor/thirdParty.ts';
import type { AppEnv } from '../appEnv.ts';

/**
 * GET `/_third-party/{name}?lang=...`: the page that a third-party script runs in (docs/rules.md#third-party-scripts), framed by
 * the pages that use it, since only its own policy allows what the script needs. 404 for a script that is not set. It is
 * of our own origin: consent tools, chats and booking widgets keep what they know in the site's storage.
 */
export function thirdPartyFrame() {
  return new Hono<AppEnv>().get('/_third-party/:name', (c) => {
    const name = c.req.param('name');
    const { settings, clientFiles } = c.var.world;
    const thirdPartySettings = isOneOf(thirdParties, name) ? settings.thirdParties[name] : undefined;
    if (!thirdPartySettings) return c.notFound();
    const nonce = c.get('secureHeadersNonce') ?? '';
    const origins = thirdPartySettings.origins.join(' ');
    c.header('Cache-Control', 'private, no-store');
    c.set(
      'responsePolicy',
      `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'unsafe-inline' ${origins}; img-src data: blob: ${origins}; font-src data: ${origins}; media-src ${origins}; connect-src ${origins}; frame-src ${origins}; form-action ${origins}; base-uri 'none'; frame-ancestors 'self'`,
    );
    return c.html(
      html`<!doctype html><html lang="${c.req.query('lang') ?? ''}" ${attribute('third-party')}="${name}" ${attribute('script')}="${thirdPartySettings.script}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${name}</title><script type="module" nonce="${nonce}" src="${clientFiles.thirdPartyScript}"></script></head><body></body></html>`,
    );
  });
}
