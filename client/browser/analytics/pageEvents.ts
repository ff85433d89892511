import { cleanKeyword, isSearchable } from '../../../content/search/keyword.ts';
import { isOutbound, profileOf, promotionId } from '../../../content/visitor/eventReports.ts';
import { pushToDataLayer } from '../../browserState/dataLayer.ts';
import { countSearch, countSearchNow } from '../../browserState/searchCount.ts';
import { select } from '../../hooks/hook.ts';
import { consentGiven } from '../consent/consent.ts';
import { whenSeen } from '../shell/screen.ts';

const { dataset } = document.documentElement;
const page = dataset.kind ?? '';
const domains = (dataset.domains ?? '').split(',');

/** A promotion counts as viewed once half of it is visible. */
const VIEWED = 0.5;

/**
 * Pushes the visitor's profile, clicks and viewed promotions to the data layer (docs/rules.md#data-layer). Events leave
 * the page only with consent, given before or later.
 */
export async function startAnalytics(): Promise<void> {
  const isMember = dataset.member !== undefined;
  // Browsers that block counters may refuse its file: the data layer goes on without it.
  const startBeacon = (): Promise<void> =>
    import('./eventBeacon.ts').then(
      (beacon) => beacon.startBeacon(isMember),
      () => undefined,
    );
  document.addEventListener('consent:change', ({ detail }) => detail.analytics && void startBeacon());
  if (consentGiven('analytics')) await startBeacon();
  pushToDataLayer(profileOf(isMember));
  // Before any handler of the click, which may lead away.
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });
  whenSeen(select('promotion'), { threshold: VIEWED }, (promotion) =>
    pushToDataLayer({ event: 'promotionView', ...factsOf(promotion) }),
  );
}

function onClick({ target }: MouseEvent): void {
  const element = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null;
  if (!element) return;
  const registration = element.dataset.registration;
  const booking = element.dataset.booking;
  const network = element.dataset.follow;
  if (registration === 'Loyalty Registration' || registration === 'Log-in')
    pushToDataLayer({ event: 'clickRegistration', type: registration });
  if (booking !== undefined) pushToDataLayer({ event: 'clickBookNow', contentName: booking.slice(0, 200) });
  if (network !== undefined) pushToDataLayer({ event: 'socialShare', action: 'Follow', network });
  if (!(element instanceof HTMLAnchorElement)) return;
  if (isOutbound(element.href, location.hostname, domains))
    pushToDataLayer({ event: 'outboundLinkClick', url: element.href.slice(0, 2048) });
  const promotion = element.closest<HTMLElement>(select('promotion'));
  if (promotion) pushToDataLayer({ event: 'promotionClick', ...factsOf(promotion) });
}

/** A search from a form that is no island, which counts its own (docs/rules.md#analytics-search). */
function onSubmit({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || target.closest(select('island'))) return;
  const keyword = cleanKeyword(String(new FormData(target).get('keyword') ?? ''));
  if (!isSearchable(keyword)) return;
  countSearch(keyword);
  countSearchNow();
}

/** Id and name of a promotion: its place on the page, and its title. */
function factsOf(promotion: HTMLElement): { readonly id: string; readonly name: string } {
  const parts = [...document.querySelectorAll('main section')];
  const part = promotion.closest('main section');
  const siblings = [...(part ?? document).querySelectorAll(select('promotion'))];
  const id = promotionId({
    page,
    contentType: promotion.dataset.promotion ?? '',
    parent: part ? parts.indexOf(part) + 1 : 0,
    position: siblings.indexOf(promotion) + 1,
  });
  return { id, name: (promotion.dataset.promotionName ?? '').slice(0, 200) };
}
