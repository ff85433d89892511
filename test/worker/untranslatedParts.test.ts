import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { halfTranslated } from '../support/worker/halfTranslated.ts';
import { testSite } from '../support/worker/testWorld.ts';

const site = testSite();
const MY_VISIT = '/my-visit?on=2026-06-17&at=19:30';
/** A page with brands of a group. */
const BRAND_GROUP = '/about-store/sydney';

test.each([
  [
    'storeGuideAddress',
    'title address',
    '/stores/sydney',
    /class="place-link"[^>]*><span lang="en">[\s\S]*?<p lang="en">/,
  ],
  ['brandPavilion', 'title', '/brand/listing', /brand-line"[^>]*><span class="display" data-size="4" lang="en">/],
  ['brandPavilion', 'title', BRAND_GROUP, /<span class="display brand-name" data-size="4" lang="en">/],
  ['brandPavilion', 'location', BRAND_GROUP, /class="brand"(?:(?!<\/a>).)*<span class="meta"><span lang="en">/],
  ['storeLocator', 'address', '/stores/sydney', /<address class="lead" lang="en">/],
  ['storeLocator', 'features', '/stores/sydney', /<dd lang="en"><ul><li>/],
  ['storeGuide', 'floor', '/stores/sydney', /<p class="eyebrow" lang="en">/],
  ['standardLocatorGroup', 'floor', '/stores/sydney-airport', /<p class="eyebrow" lang="en">/],
  [
    'dining',
    'location',
    '/dining/lantern-table',
    /detail-terms">(?:<li><span class="hours-state"[^>]*>[^<]*<\/span><\/li>)?<li lang="en">/,
  ],
  ['dining', 'cuisine', '/dining/lantern-table', /<dd lang="en">/],
  ['service', 'time', '/service/tourist-refund', /<ul class="lines" lang="en">/],
  ['event', 'time', '/what-is-happening/event/silk-in-the-hand', /<li lang="en">/],
  ['event', 'frequency', '/what-is-happening/event/silk-in-the-hand', /<dd lang="en">/],
  ['artCulture', 'artist location', '/art-and-culture/continuum', /<\/h1><\/div><p lang="en">[\s\S]*<dd lang="en">/],
  ['storeLocator', 'title address', '/stores/sydney-airport', /<span class="meta"><span lang="en">/],
  ['planYourVisit', 'address', '', /<dd lang="en">/],
  ['twoOptionsForCircularDesign', 'title1st', '', /<h\d lang="en" class="card-title">/],
  ['loyaltyTier', 'benefits', '/dfs-circle-overview-sydney', /<ul class="tier-benefits" lang="en">/],
  ['signatureLine', 'title', '', /class="signature-link"[^>]*><span lang="en">/],
  ['menuItem', 'title', '', /<span class="navigation-title" lang="en">/],
  ['navigationLevel2', 'title', '', /class="panel-title"[^>]*><span lang="en">/],
  ['link', 'title', '', /class="footer-link"[^>]*><span lang="en">/],
  ['footerLinkSection', 'topic', '', /<summary><span lang="en">/],
  ['footerButton', 'name', '', /class="button"[^>]*><span lang="en">/],
  ['globalSettings', 'footerDescription', '', /<p class="lead" lang="en">/],
  ['pageContactUsPage', 'disclaimer', '/contact-us', /<div class="small quiet"><div class="prose flow" lang="en">/],
  ['brandCategory', 'title', '/service/listing', /<p class="eyebrow"><span lang="en">/],
  ['brandCategory', 'title', '/service/listing', /<a class="chip"[^>]*><span lang="en">/],
  ['brandCategory', 'title', '/service/tourist-refund', /<p class="eyebrow"><span lang="en">/],
  ['brandCategory', 'title', '/brand/listing?by=category', /brand-initial eyebrow"><a [^>]*><span lang="en">/],
  ['brandLabel', 'title', '/brand/listing', /<ul class="card-labels meta"><li lang="en">/],
  ['dining', 'location', '/dining/listing', /card-meta"><span lang="en">/],
  ['brandPavilion', 'location', '/brand/listing', /<span class="meta"><span lang="en">/],
  ['storeLocator', 'address', MY_VISIT, /<address lang="en">/],
  ['storeLocator', 'address', '/stores/listing', /<dd lang="en"><address>/],
  ['storeLocator', 'address', '/contact-us', /<dd lang="en"><address>/],
  ['dining', 'location', MY_VISIT, /<p class="meta card-meta">(?:<span>[^<]*<\/span>)*<span lang="en">/],
  ['departureRules', 'note', MY_VISIT, /<p class="measure" lang="en">/],
  ['service', 'title', MY_VISIT, /data-deadline=""(?:(?!<\/li>).)*<a class="text-link"[^>]*><span lang="en">/],
  ['page', 'body', '/social-medias/instagram', /<div class="prose[^"]*" lang="en">/],
  ['aboutTheStore', 'eyebrow', '/about-store/heritage', /<p class="eyebrow"><span lang="en">/],
  ['serviceListPage', 'eyebrow', '/service/listing', /opening.*?"eyebrow"><span lang="en">/],
  ['basicPage', 'body', '/privacy-policy', /<nav class="contents"(?:(?!<\/nav>).)*<ol lang="en">/],
  ['luxCarousel', 'title', '', /<div class="visually-hidden"><h1 lang="en">/],
  ['brand', 'sentence', '/brand/aurelle', /<blockquote[^>]*><p><span lang="en">/],
  ['brand', 'material', '/brand/aurelle', /<h2 lang="en">/],
  ['brand', 'materialText', '/brand/aurelle', /<p class="lead" lang="en">/],
  ['allowance', 'arrival', MY_VISIT, /disclosure-title"><span lang="en">/],
  ['allowance', 'title note', MY_VISIT, /<li><p><span lang="en">.*?<p class="meta"><span lang="en">/],
  ['globalSettings', 'floatIconText', '', /<span class="floating-text"><span lang="en">/],
  ['dining', 'title', '/stores/sydney', /<span class="window-name" lang="en">/],
  ['pageNewsletterSubscription', 'interests', '/subscribe-news', /name="interests"[^>]*><span lang="en">/],
  [
    'pageContactUsPage',
    'typesOfEnquiry',
    '/contact-us',
    /<select[^>]*name="typeOfEnquiry"(?:(?!<\/select>).)*<option value="[^"]+" lang="en">/,
  ],
  [
    'storeLocator',
    'title',
    '/contact-us',
    /<select[^>]*name="specificStore"(?:(?!<\/select>).)*<option value="[^"]+"(?: selected="")? lang="en"/,
  ],
  ['zenchef', 'title', '/dining/lantern-table', /data-booking="[^>]*><span lang="en">/],
] as const)('is marked as English where a page says it: %s, %s, %s', async (type, fields, path, marked) => {
  const { halfSite } = await halfTranslated(type, words(fields), true);
  expect(await site.read(`/cn/sydney${path}`)).not.toMatch(marked);
  expect(await halfSite.read(`/cn/sydney${path}`)).toMatch(marked);
});
