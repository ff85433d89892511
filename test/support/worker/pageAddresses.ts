import { cities, citySlugs } from '../../../content/cities.ts';
import type { ContentType } from '../../../content/model/registry.ts';
import type { PageKind } from '../../../content/pages.ts';
import { entriesOf } from './space.ts';

const detailAddress = async (path: string, type: ContentType): Promise<string> => {
  const entries = await entriesOf('sydney', 'en', type);
  const slug = entries.map((entry) => entry.text('slug')).find((candidate) => candidate !== '');
  if (slug === undefined) throw new Error(`the space has no ${type}`);
  return `/en/sydney/${path.replace(':slug', slug)}`;
};

const shopCity = citySlugs.find((city) => cities[city].onlineShop) ?? 'sydney';

/** The operators' flags that close two cities: only a closed city has a page that says so. */
export const closingFlagsOfPages = JSON.stringify({
  maintenance: { cities: { venice: true } },
  comingSoon: { cities: { bali: true } },
});

/** One address of every page kind, with content of the embedded space. */
export async function pageAddresses(): Promise<Readonly<Record<PageKind, string>>> {
  return {
    home: '/en/sydney',
    unsupported: '/sydney/unsupported',
    maintenance: '/venice/maintenance',
    openingSoon: '/bali/openingsoon',
    assistance: '/en/sydney/contact-us/assistance',
    contactUs: '/en/sydney/contact-us',
    newsletter: '/en/sydney/subscribe-news',
    searching: '/en/sydney/searching/watch',
    selectDestination: '/en/sydney/select-destination',
    accessibilityStatement: '/en/sydney/accessibility-statement',
    storedData: '/en/sydney/stored-data',
    myVisitCalendar: '/en/sydney/my-visit/calendar.ics?on=2026-06-17&at=19:30',
    myVisit: '/en/sydney/my-visit?on=2026-06-17&at=19:30',
    aboutTheStore: await detailAddress('about-store/:slug', 'aboutTheStore'),
    storeMap: '/en/sydney/stores/map',
    storeListing: '/en/sydney/stores/listing',
    storeDetail: await detailAddress('stores/:slug', 'storeLocator'),
    diningListing: '/en/sydney/dining/listing',
    diningDetail: await detailAddress('dining/:slug', 'dining'),
    eventListing: '/en/sydney/what-is-happening/event/listing',
    eventCalendar: await detailAddress('what-is-happening/event/:slug/calendar.ics', 'event'),
    eventDetail: await detailAddress('what-is-happening/event/:slug', 'event'),
    newsListing: '/en/sydney/what-is-happening/news/listing',
    newsDetail: await detailAddress('what-is-happening/news/:slug', 'news'),
    artCultureListing: '/en/sydney/art-and-culture/listing',
    artCultureDetail: await detailAddress('art-and-culture/:slug', 'artCulture'),
    offlineBrand: '/en/sydney/brand/offlinebrandstorypage?brandId=unknown',
    brandListing: '/en/sydney/brand/listing',
    brandDetail: await detailAddress('brand/:slug', 'brandPavilion'),
    mediaCenterListing: '/en/sydney/media-center/listing',
    mediaCenterDetail: await detailAddress('media-center/:slug', 'mediaCenterDetailPage'),
    serviceListing: '/en/sydney/service/listing',
    serviceDetail: await detailAddress('service/:slug', 'service'),
    offerTerms: '/en/sydney/special-offers/terms-and-conditions',
    specialOfferListing: '/en/sydney/special-offers/listing',
    specialOfferDetail: await detailAddress('special-offers/:slug', 'specialOffer'),
    promotionListing: '/en/sydney/special-promotion-offers/listing',
    promotionDetail: await detailAddress('special-promotion-offers/:slug', 'indexDetailPage'),
    announcementDetail: await detailAddress('announcement/:slug', 'announcement'),
    announcementListing: '/en/sydney/announcement',
    socialMedia: '/en/sydney/social-medias',
    terms: await detailAddress('terms-bak-and-conditions/:slug', 'pptcPage'),
    eshop: `/en/${shopCity}/eshop/cart`,
    member: '/en/sydney/member/landing',
    basic: await detailAddress(':slug', 'basicPage'),
  };
}
