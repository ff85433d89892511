import { cartBadgeText } from '../../../content/shell/cartBadge.ts';

/** Fetches the number of items in the cart and shows it at the cart's icon; nothing when the call fails. */
export async function showCart(badge: HTMLElement): Promise<void> {
  const { city, language } = document.documentElement.dataset;
  try {
    const response = await fetch(`/${language}/${city}/api/cart-quantity`, { headers: { Accept: 'application/json' } });
    const answer: unknown = response.ok ? await response.json() : undefined;
    const quantity =
      typeof answer === 'object' && answer !== null && 'quantity' in answer ? Number(answer.quantity) : 0;
    const text = cartBadgeText(quantity);
    badge.hidden = text === undefined;
    badge.textContent = text ?? '';
    const link = badge.closest<HTMLElement>('[data-cart]');
    const named = link?.dataset['cart'];
    if (link && named && text) link.ariaLabel = named.replace('{count}', text);
  } catch {
    badge.hidden = true;
  }
}
