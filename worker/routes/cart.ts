import { getCookie } from 'hono/cookie';
import { Hono } from 'hono/quick';
import { cityFlags } from '../../content/citySites.ts';
import { cartQuantitySchema, DEFAULT_DUTY_METHOD } from '../../content/shell/cartBadge.ts';
import { hasShop } from '../../content/shell/shellPlaces.ts';
import { MEMBER_COOKIE } from '../../content/visitor/firstKeys.ts';
import type { AppEnv } from '../appEnv.ts';
import { readCities, readSettings } from '../pages/render/shell.ts';
import { hexOf } from '../platform/crypto.ts';
import { callJsonService } from '../platform/upstream.ts';
import { privateAnswer, sameOrigin } from './answers.ts';

/** Path of the cart service's quantity call, below the city (docs/rules.md#cart-call). */
const QUANTITY_PATH = 'digital-neo-commonsvc/v1/neo/mobile_api/api/v1/rollout-mp-service/carts/mine/center/quantity';

/** A session that a header can carry; any other is ignored. */
const headerSafe = /^(?! )[\x20-\x7e]{1,4096}(?<! )$/;

/**
 * GET `/{language}/{city}/api/cart-quantity`: the number of articles in the visitor's cart, from the cart service
 * (docs/rules.md#cart-call). Only for cities with an online shop. Without a session the cart is empty, and the service
 * is not called; when it fails there is no number (docs/rules.md#cart-failure).
 */
export function cart() {
  return new Hono<AppEnv>().get('/:language/:city/api/cart-quantity', sameOrigin, async (c) => {
    const { visitor, content, world } = c.var;
    const { parsed, visit } = visitor;
    if (parsed.kind !== 'address') return privateAnswer({ error: 'There is no such city.' }, 404);
    const [settings, cities] = await Promise.all([readSettings(content), readCities(content)]);
    // The city's flag decides while the settings cannot be read.
    if (!(settings ? hasShop(visit, { settings, cities }) : cityFlags(cities, visit.city).onlineShop))
      return privateAnswer({ error: 'This city has no online shop.' }, 404);
    const session = getCookie(c, MEMBER_COOKIE) ?? '';
    if (!headerSafe.test(session)) return privateAnswer({ quantity: 0 });
    const { origin, appKey } = world.settings.cart;
    if (origin === '') return privateAnswer({ error: 'This site has no cart service.' }, 404);
    const answer = await callJsonService(
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
    if (answer.kind === 'answer') return privateAnswer({ quantity: answer.value });
    if (answer.kind === 'unknown') return privateAnswer({ quantity: 0 });
    return privateAnswer({ error: 'The cart can’t be reached.' }, 502);
  });
}
