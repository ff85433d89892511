import { isOutbound, profileOf, promotionId } from '../../content/visitor/analytics.ts';
import { pushToDataLayer } from './dataLayer.ts';

const { dataset } = document.documentElement;
const page = dataset['kind'] ?? '';
const domains = (dataset['domains'] ?? '').split(',');

/** Half of a promotion in sight counts as a view. */
const VIEWED = 0.5;

/** Tells the data layer who is here and what is done (site-shell §7, content-pages §7). */
export function startAnalytics(isMember: boolean): void {
  pushToDataLayer(profileOf(isMember));
  // Before anybody else handles the click: it may lead away.
  document.addEventListener('click', onClick, { capture: true });
  watchPromotions();
}

function onClick({ target }: MouseEvent): void {
  const element = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;
  if (!element) return;
  const { registration, booking, follow } = element.dataset;
  if (registration === 'Loyalty Registration' || registration === 'Log-in')
    pushToDataLayer({ event: 'clickRegistration', type: registration });
  if (booking !== undefined) pushToDataLayer({ event: 'clickBookNow', contentName: booking.slice(0, 200) });
  if (follow !== undefined) pushToDataLayer({ event: 'socialShare', action: 'Follow', network: follow });
  if (element instanceof HTMLAnchorElement && isOutbound(element.href, location.hostname, domains)) {
    pushToDataLayer({ event: 'outboundLinkClick', url: element.href.slice(0, 2048) });
  }
  const promotion = element instanceof HTMLAnchorElement ? element.closest<HTMLElement>('[data-promotion]') : null;
  if (promotion) pushToDataLayer({ event: 'promotionClick', ...factsOf(promotion) });
}

function watchPromotions(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        pushToDataLayer({ event: 'promotionView', ...factsOf(target) });
      }
    },
    { threshold: VIEWED },
  );
  for (const promotion of document.querySelectorAll('[data-promotion]')) observer.observe(promotion);
}

/** Id and name of a promotion: where it stands on the page, and its title. */
function factsOf(promotion: HTMLElement): { readonly id: string; readonly name: string } {
  const parts = [...document.querySelectorAll('main section')];
  const part = promotion.closest('main section');
  const siblings = [...(part ?? document).querySelectorAll('[data-promotion]')];
  const { promotion: contentType = '', promotionName = '' } = promotion.dataset;
  const id = promotionId({
    page,
    contentType,
    parent: part ? parts.indexOf(part) + 1 : 0,
    position: siblings.indexOf(promotion) + 1,
  });
  return { id, name: promotionName.slice(0, 200) };
}
