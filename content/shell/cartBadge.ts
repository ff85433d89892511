import * as v from 'valibot';

/** The highest number that the badge shows (docs/rules.md#cart-badge). */
const CART_BADGE_MAX = 99;

/** The text of the cart's badge: undefined at 0, 99+ above 99. */
export function cartBadgeText(quantity: number): string | undefined {
  if (quantity <= 0) return undefined;
  return quantity > CART_BADGE_MAX ? `${CART_BADGE_MAX}+` : String(quantity);
}

/** The cart service's whole answer is the quantity (docs/rules.md#cart-call). */
export const cartQuantitySchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
);

/** How a purchase is taxed, as the cart service expects it (docs/rules.md#cart-call). */
export const DEFAULT_DUTY_METHOD = 'DutyFree';
