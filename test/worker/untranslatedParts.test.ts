import { expect, test } from 'vitest';
import { halfTranslated } from '../support/worker/halfTranslated.ts';
import { testSite } from '../support/worker/testWorld.ts';

const MY_VISIT = '/my-visit?on=2026-06-17&at=19:30';
/** A page with brands of a group. */
const BRAND_GROUP = '/about-store/sydney';

test.each([
  [
    'a place of a floor',
    'storeGuideAddress',
    ['title', 'address'],
    '/stores/sydney',
    /class="place-link"[^>]*><span lang="en">[\s\S]*?<p lang="en">/,
  ],
  [
    'a brand of the index',
    'brandPavilion',
    ['title'],
    '/brand/listing',
    /brand-line"[^>]*><span class="display" data-size="4" lang="en">/,
  ],
  [
    'a brand of a group',
    'brandPavilion',
    ['title'],
    BRAND_GROUP,
    /<span class="display brand-name" data-size="4" lang="en">/,
  ],
  [
    'where a brand of a group is',
    'brandPavilion',
    ['location'],
    BRAND_GROUP,
    /class="brand"(?:(?!<\/a>).)*<span class="meta"><span lang="en">/,
  ],
  ['a store’s address', 'storeLocator', ['address'], '/stores/sydney', /<address class="lead" lang="en">/],
  ['a store’s features', 'storeLocator', ['features'], '/stores/sydney', /<ul lang="en"><li>/],
  ['a floor over its plan', 'storeGuide', ['floor'], '/stores/sydney', /<p class="eyebrow" lang="en">/],
  [
    'a floor of places without a title',
    'standardLocatorGroup',
    ['floor'],
    '/stores/sydney-airport',
    /<p class="eyebrow" lang="en">/,
  ],
  [
    'where a table is',
    'dining',
    ['location'],
    '/dining/lantern-table',
    /detail-terms">(?:<li><span class="hours-state"[^>]*>[^<]*<\/span><\/li>)?<li lang="en">/,
  ],
  ['what a table serves', 'dining', ['cuisine'], '/dining/lantern-table', /<dd lang="en">/],
  ['when a service is open', 'service', ['time'], '/service/tourist-refund', /<ul class="lines" lang="en">/],
  ['when an event begins', 'event', ['time'], '/what-is-happening/event/silk-in-the-hand', /<li lang="en">/],
  ['how often an event is', 'event', ['frequency'], '/what-is-happening/event/silk-in-the-hand', /<dd lang="en">/],
  [
    'who made a work and where it hangs',
    'artCulture',
    ['artist', 'location'],
    '/art-and-culture/continuum',
    /<\/h1><\/div><p lang="en">[\s\S]*<dd lang="en">/,
  ],
  [
    'the address of another store',
    'storeLocator',
    ['title', 'address'],
    '/stores/sydney-airport',
    /<span class="meta"><span lang="en">/,
  ],
  ['the address of a visit', 'planYourVisit', ['address'], '', /<dd lang="en">/],
  ['one of two options', 'twoOptionsForCircularDesign', ['title1st'], '', /<h\d lang="en" class="card-title">/],
  ['a tier', 'loyaltyTier', ['benefits'], '/dfs-circle-overview-sydney', /<ul class="tier-benefits" lang="en">/],
  ['a line of a signature', 'signatureLine', ['title'], '', /class="signature-link"[^>]*><span lang="en">/],
  ['an item of the navigation', 'menuItem', ['title'], '', /<span class="navigation-title" lang="en">/],
  ['a column of a menu', 'navigationLevel2', ['title'], '', /class="panel-title"[^>]*><span lang="en">/],
  ['a link of the footer', 'link', ['title'], '', /class="footer-link"[^>]*><span lang="en">/],
  ['a topic of the footer', 'footerLinkSection', ['topic'], '', /<summary><span lang="en">/],
  ['a button of the footer', 'footerButton', ['name'], '', /class="button"[^>]*><span lang="en">/],
  ['the words of the footer', 'globalSettings', ['footerDescription'], '', /<p class="lead" lang="en">/],
  [
    'the words on data of a form',
    'pageContactUsPage',
    ['disclaimer'],
    '/contact-us',
    /<div class="small quiet"><div class="prose flow" lang="en">/,
  ],
  ['a category of cards', 'brandCategory', ['title'], '/service/listing', /<p class="eyebrow"><span lang="en">/],
  ['a category to choose', 'brandCategory', ['title'], '/service/listing', /<a class="chip"[^>]*><span lang="en">/],
  ['an item’s category', 'brandCategory', ['title'], '/service/tourist-refund', /<p class="eyebrow"><span lang="en">/],
  [
    'a category of the index of brands',
    'brandCategory',
    ['title'],
    '/brand/listing?by=category',
    /brand-initial eyebrow"><a [^>]*><span lang="en">/,
  ],
  ['a label of a card', 'brandLabel', ['title'], '/brand/listing', /<ul class="card-labels meta"><li lang="en">/],
  ['where the table of a card is', 'dining', ['location'], '/dining/listing', /card-meta"><span lang="en">/],
  [
    'where a brand of the index is',
    'brandPavilion',
    ['location'],
    '/brand/listing',
    /<span class="meta"><span lang="en">/,
  ],
  ['a store’s address on the way there', 'storeLocator', ['address'], MY_VISIT, /<address lang="en">/],
  ['a store’s address in a list', 'storeLocator', ['address'], '/stores/listing', /<dd lang="en"><address>/],
  ['a store’s address beside a form', 'storeLocator', ['address'], '/contact-us', /<dd lang="en"><address>/],
  [
    'where a stop of a visit is',
    'dining',
    ['location'],
    MY_VISIT,
    /<p class="meta card-meta">(?:<span>[^<]*<\/span>)*<span lang="en">/,
  ],
  ['a note on a departure', 'departureRules', ['note'], MY_VISIT, /<p class="measure" lang="en">/],
  [
    'the desk for purchases',
    'service',
    ['title'],
    MY_VISIT,
    /data-deadline=""(?:(?!<\/li>).)*<a class="text-link"[^>]*><span lang="en">/,
  ],
  ['what a network’s page says', 'page', ['body'], '/social-medias/instagram', /<div class="prose[^"]*" lang="en">/],
] as const)('is marked as English in the part of a page that says it: %s', async (_, type, fields, path, marked) => {
  const { halfSite } = await halfTranslated(type, fields, true);
  expect(await testSite().read(`/cn/sydney${path}`)).not.toMatch(marked);
  expect(await halfSite.read(`/cn/sydney${path}`)).toMatch(marked);
});
