import * as v from 'valibot';

/** Above this the badge says no number (site-shell §4). */
const CART_BADGE_MAX = 99;

/** What the cart's badge says: nothing at 0, 99+ above 99. */
export function cartBadgeText(quantity: number): string | undefined {
  if (quantity <= 0) return undefined;
  return quantity > CART_BADGE_MAX ? `${CART_BADGE_MAX}+` : String(quantity);
}

/** The cart service's whole answer is the quantity (site-shell §7). */
export const cartQuantitySchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
);

/** How a purchase is taxed, as the cart service wants to know (site-shell §7). */
export const DEFAULT_DUTY_METHOD = 'DutyFree';
