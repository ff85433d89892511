import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { cityRow } from '../../content/cities.ts';
import { cartQuantitySchema, DEFAULT_DUTY_METHOD } from '../../content/shell/cartBadge.ts';
import { MEMBER_COOKIE } from '../../content/visitor/firstKeys.ts';
import type { AppEnv } from '../requestContext.ts';
import { hexOf } from '../signatures.ts';
import { callService } from '../upstream.ts';
import { jsonAnswer } from './answers.ts';
import { sameOrigin } from './sameOrigin.ts';

/** Where the cart service counts a visitor's cart, below the city (site-shell §7). */
const QUANTITY_PATH = 'digital-neo-commonsvc/v1/neo/mobile_api/api/v1/rollout-mp-service/carts/mine/center/quantity';

/** What a header can carry: a session that holds anything else is none. */
const headerSafe = /^[\x21-\x7e]{1,4096}$/;

/**
 * How many things lie in the visitor's cart: the cart service's quantity call with its headers and a random parameter
 * against caches (site-shell §7). Only where the city's settings switch the online shop on; a visitor whom the shop
 * does not know has an empty cart, and nobody is asked.
 */
export function cart() {
  return new Hono<AppEnv>().get('/:language/:city/api/cart-quantity', sameOrigin(), async (c) => {
    const { visitor, content, world } = c.var;
    const { parsed, visit } = visitor;
    if (parsed.kind !== 'address') return jsonAnswer({ error: 'There is no such city.' }, 404, true);
    const settings = await content.first('globalSettings', { include: 5 }).catch(() => undefined);
    // While the settings can't be read, the table of cities stands in for them.
    if (!(settings ? settings.ecEnabled === true : cityRow(visit.city).onlineShop))
      return jsonAnswer({ error: 'This city has no online shop.' }, 404, true);
    const session = getCookie(c, MEMBER_COOKIE) ?? '';
    if (!headerSafe.test(session)) return jsonAnswer({ quantity: 0 }, 200, true);
    const { origin, appKey } = world.settings.cart;
    if (origin === '') return jsonAnswer({ error: 'This site has no cart service.' }, 404, true);
    const answer = await callService(
      world,
      'cart',
      `${origin}/${visit.city}/${QUANTITY_PATH}?_=${hexOf(world.random(8))}`,
      {
        method: 'GET',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          'Accept-Language': 'en',
          'User-Session': session,
          ...(settings?.onlineCode && { 'Online-Store-Code': settings.onlineCode }),
          'Duty-Method': DEFAULT_DUTY_METHOD,
          'App-Key': appKey,
        },
      },
      cartQuantitySchema,
    );
    if (answer.kind === 'answer') return jsonAnswer({ quantity: answer.value }, 200, true);
    if (answer.kind === 'unknown') return jsonAnswer({ quantity: 0 }, 200, true);
    return jsonAnswer({ error: 'The cart can’t be reached.' }, 502, true);
  });
}
