import { describe, expect, test } from 'vitest';
import { contentTypeRow, isContentType } from '../../../content/model/registry.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const fieldNames = (type: string): readonly string[] =>
  isContentType(type) ? Object.keys(contentTypeRow(type).fields) : [];

/** The specification's content types and components. */
const types = words(`
  homePage artCultureListPage artCulture aboutTheStore brandListPage brandPavilion diningListPage dining event
  eventListPage news newsListPage service serviceListPage specialOffer specialOfferListPage basicPage storeLocator
  pageContactUsPage pageNewsletterSubscription indexPage indexDetailPage mediaCenterListingPage mediaCenterDetailPage
  eventDetailPage standardTimeslotComponent page announcement brandCategory seo globalSettings notification brandLabel
  planYourVisit predictSearch pptcPage loyaltyBenefitSummary localeWebsite
  luxCarousel eventListComponent newsListComponent serviceListComponent card4Multiply1 card3Multiply1
  standardLocatorGroup brandLocatorGroup storeGuide storeGuideAddress twoOptionsForCircularDesign fixedRatioBanner
  richText asset1lMultiply2r`);

const page = 'title slug seo';
const background =
  'backgroundImage backgroundImageMobile backgroundVideos backgroundVideosMobile backgroundColor effect whetherLiquorOrTobacco';
const pictures = 'media mediaMobile mediaThumbnail videoCoverImage';
const links = 'externalLink innerLink internalLink';
const linkObject = `title ${links} hasLink reference accessibleTitleForMobile`;
const item = `${page} ${background} ${pictures} ${links} category description cta booking withoutDetail isFeatured features time frequency status`;
const period = 'startDate endDate displayDate updatedAt removedAfterExpired archivedAt';
const numbered = ['1st', '2nd', '3rd', '4th'].map((place) => links.replaceAll(/\b(\w+)\b/g, `$1${place}`)).join(' ');

describe('the specified content model', () => {
  test('has its 52 types', () => {
    expect(types).toHaveLength(52);
    expect(types.filter((type) => !isContentType(type))).toEqual([]);
  });

  test.each([
    ['artCulture', `${item} ${period}`],
    ['event', `${item} ${period} brand`],
    ['eventDetailPage', `${item} ${period} brand`],
    ['news', `${item} ${period} brand`],
    ['specialOffer', `${item} ${period} brand`],
    ['indexDetailPage', `${item} ${period} brand`],
    ['mediaCenterDetailPage', `${item} ${period}`],
    ['service', item],
    ['dining', item],
    ['brandPavilion', `${item} brand label childrenBrands logo`],
    [
      'columnContentGenericCard',
      `title description category ${pictures} ${links} ${period} time frequency status isFeatured cta booking`,
    ],
    ['brand', 'displayName chineseName title comallBrandId'],
    ['seo', 'title description keywords'],
    ['cta', linkObject],
    ['promoBanner', linkObject],
    ['twoOptionsForCircularDesign', numbered],
    ['asset1lMultiply2r', numbered],
    ['booxi', 'title name apiKey tag'],
    ['zenchef', 'title name rid'],
    ['announcement', 'slug htmlTitle hasLink reference subject content'],
    ['notification', 'title description popupPosition'],
    ['menuItem', `${linkObject} layout dropdown dropdownMediaAssets displayAccessibleTitle`],
    ['navigationLevel2', 'title level3Titles'],
    ['link', linkObject],
    ['socialItem', 'externalLink internalLink name internalName socialIconImage socialIconImagePopup'],
    ['footerLinkSection', 'topic links'],
    ['footerButton', 'name internalLink'],
    ['predictSearch', 'featuredExperience brands'],
    [
      'globalSettings',
      `navigationBar headerLogo footerLogo footerDescription footerSocialSharing footerButton footerLinks ecEnabled
       maintenance comingSoon floatIconText onlineCode booxiApikey`,
    ],
    [
      'localeWebsite',
      'siteName localeKey countryFlag isOnline cityBaseValue locale url country onlineShop supportLang',
    ],
    ...words('homePage artCultureListPage aboutTheStore basicPage page pptcPage storeLocator pageContactUsPage').map(
      (type): [string, string] => [type, `${page} ${background}`],
    ),
  ])('%s has its fields', (type, fields) => {
    expect(words(fields).filter((name) => !fieldNames(type).includes(name))).toEqual([]);
  });
});
