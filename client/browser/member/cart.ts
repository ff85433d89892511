import { property } from '../../../content/record.ts';
import { cartBadgeText } from '../../../content/shell/cartBadge.ts';
import { select } from '../../hooks/hook.ts';

/** Names of the carts' links before anything was counted. */
const plainNames = new WeakMap<HTMLElement, string | null>();

/**
 * Shows the number of items in the cart at the cart's icon; nothing for an anonymous visitor and when the call fails.
 * `session` tells the session of now: the member may be another, or gone, when the answer comes.
 */
export async function showCart(badge: HTMLElement, session: () => string | undefined): Promise<void> {
  const member = session();
  const isAsked = member !== undefined && navigator.onLine;
  const text = isAsked ? cartBadgeText(await countItems().catch(() => 0)) : undefined;
  if (session() !== member) return;
  badge.hidden = text === undefined;
  badge.textContent = text ?? '';
  const link = badge.closest<HTMLElement>(select('cart'));
  if (!link) return;
  const plain = plainNames.get(link) ?? link.ariaLabel;
  plainNames.set(link, plain);
  link.ariaLabel = (text && link.dataset.cart?.replace('{count}', text)) || plain;
}

async function countItems(): Promise<number> {
  const { dataset } = document.documentElement;
  const response = await fetch(`/${dataset.language}/${dataset.city}/api/cart-quantity`, {
    headers: { Accept: 'application/json' },
  });
  const answer: unknown = response.ok ? await response.json() : undefined;
  return Number(property(answer, 'quantity') ?? 0);
}
