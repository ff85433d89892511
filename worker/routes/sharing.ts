import { Hono } from 'hono/quick';
import { CODE_PATH, WECHAT_PATH } from '../../content/address/shareLinks.ts';
import type { AppEnv } from '../appEnv.ts';
import type { Tier } from '../cache/tier.ts';
import { qrCode } from '../platform/qrCode.ts';
import { weChatConfiguration } from '../platform/weChat.ts';
import { badRequest, privateAnswer, sameOrigin } from './answers.ts';

/** In characters; a longer address makes a code that no telephone reads. */
const ADDRESS_LIMIT = 500;

/** What a page that is shared asks for: its code to scan, and WeChat's signed configuration (docs/rules.md#wechat-sharing). */
export function sharing(store: Tier) {
  return new Hono<AppEnv>()
    .get(CODE_PATH, (c) => {
      const path = c.req.query('path') ?? '';
      const { origin } = c.var.visitor.visit;
      // A code with our drawing leads to our pages only.
      if (
        !/^\/(?!\/)[\x21-\x7e]*$/.test(path) ||
        path.length > ADDRESS_LIMIT ||
        siteAddress(origin + path, [origin]) === undefined
      )
        return badRequest('There is no such page.');
      const { size, path: drawing } = qrCode(origin + path);
      return c.body(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${drawing}"/></svg>`,
        200,
        { 'Content-Type': 'image/svg+xml' },
      );
    })
    .get(WECHAT_PATH, sameOrigin, async (c) => {
      const { world, visitor } = c.var;
      if (world.settings.wechat.appId === '')
        return privateAnswer({ error: 'This site has no account at WeChat.' }, 404);
      const address = siteAddress(c.req.query('url') ?? '', [visitor.visit.origin, visitor.url.origin]);
      if (address === undefined) return badRequest('Only pages of this site are signed.');
      const configuration = await weChatConfiguration(world, store, address);
      return configuration ? privateAnswer(configuration) : privateAnswer({ error: 'WeChat can’t be reached.' }, 502);
    });
}

/** An address of one of these origins without its fragment; undefined for any other. */
function siteAddress(text: string, origins: readonly string[]): string | undefined {
  if (!URL.canParse(text) || !origins.includes(new URL(text).origin)) return undefined;
  return text.replace(/#.*$/s, '');
}
