import { Hono } from 'hono';
import { ownValue } from '../../../content/ownValue.ts';
import { misbehaviour } from './loyaltyStandIn.ts';

const CART_KEY = 'cart-app-key-of-the-stand-in';

/** Carts by session; others hold three things. */
const quantities: Readonly<Record<string, number>> = { empty: 0, silver: 1, diamond: 99, ambassador: 128 };

/** Stands in for the online shop's cart (docs/rules.md#cart-call): the whole answer is the quantity. */
export function cartStandIn() {
  return new Hono().get(
    '/:site/digital-neo-commonsvc/v1/neo/mobile_api/api/v1/rollout-mp-service/carts/mine/center/quantity',
    async (c) => {
      const isComplete = c.req.header('app-key') === CART_KEY && c.req.header('duty-method') && c.req.query('_');
      if (!isComplete) return c.json({ error: 'wrong headers' }, 403);
      const session = c.req.header('user-session') ?? '';
      return (await misbehaviour(session)) ?? c.json(ownValue(quantities, session) ?? 3);
    },
  );
}
