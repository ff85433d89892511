// Written by `npm run content:types` from the registry in content/model: change a row there, not this file.

import type { EntryFieldTypes, EntrySkeletonType } from 'contentful';

/** Content types that stand in for each other in many fields. */
export type AddressableSkeleton =
  | HomePageSkeleton
  | ArtCultureListPageSkeleton
  | ArtCultureSkeleton
  | AboutTheStoreSkeleton
  | BrandListPageSkeleton
  | BrandPavilionSkeleton
  | DiningListPageSkeleton
  | DiningSkeleton
  | EventSkeleton
  | EventListPageSkeleton
  | EventDetailPageSkeleton
  | NewsSkeleton
  | NewsListPageSkeleton
  | ServiceSkeleton
  | ServiceListPageSkeleton
  | SpecialOfferSkeleton
  | SpecialOfferListPageSkeleton
  | BasicPageSkeleton
  | StoreLocatorSkeleton
  | PageContactUsPageSkeleton
  | PageNewsletterSubscriptionSkeleton
  | IndexPageSkeleton
  | IndexDetailPageSkeleton
  | MediaCenterListingPageSkeleton
  | MediaCenterDetailPageSkeleton
  | PageSkeleton
  | AnnouncementSkeleton
  | PptcPageSkeleton;

/** Content types that stand in for each other in many fields. */
export type SectionSkeleton =
  | HeroBannerSkeleton
  | LuxCarouselSkeleton
  | EventListComponentSkeleton
  | NewsListComponentSkeleton
  | ServiceListComponentSkeleton
  | Card4Multiply1Skeleton
  | Card3Multiply1Skeleton
  | StandardLocatorGroupSkeleton
  | BrandLocatorGroupSkeleton
  | StoreGuideSkeleton
  | StoreGuideAddressSkeleton
  | TwoOptionsForCircularDesignSkeleton
  | FixedRatioBannerSkeleton
  | RichTextSkeleton
  | Asset1lMultiply2rSkeleton
  | StandardTimeslotComponentSkeleton
  | LoyaltyBenefitSummarySkeleton
  | PlanYourVisitSkeleton;

/** Content types that stand in for each other in many fields. */
export type CardSkeleton =
  | ColumnContentGenericCardSkeleton
  | ServiceSkeleton
  | NewsSkeleton
  | EventSkeleton
  | EventDetailPageSkeleton
  | ArtCultureSkeleton
  | SpecialOfferSkeleton
  | IndexDetailPageSkeleton
  | DiningSkeleton
  | BrandPavilionSkeleton
  | MediaCenterDetailPageSkeleton;

interface HomePageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  description?: EntryFieldTypes.Text;
}

/** Home page. */
export type HomePageSkeleton = EntrySkeletonType<HomePageFields, 'homePage'>;

interface ArtCultureListPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  layout?: EntryFieldTypes.Symbol<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'>;
  size?: EntryFieldTypes.Symbol<'Size 1' | 'Size 2'>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  featured?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
}

/** Art & Culture list page. */
export type ArtCultureListPageSkeleton = EntrySkeletonType<ArtCultureListPageFields, 'artCultureListPage'>;

interface BrandListPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  layout?: EntryFieldTypes.Symbol<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'>;
  size?: EntryFieldTypes.Symbol<'Size 1' | 'Size 2'>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  featured?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
}

/** Brand list page. */
export type BrandListPageSkeleton = EntrySkeletonType<BrandListPageFields, 'brandListPage'>;

interface DiningListPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  layout?: EntryFieldTypes.Symbol<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'>;
  size?: EntryFieldTypes.Symbol<'Size 1' | 'Size 2'>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  featured?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
}

/** Dining list page. */
export type DiningListPageSkeleton = EntrySkeletonType<DiningListPageFields, 'diningListPage'>;

interface EventListPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  layout?: EntryFieldTypes.Symbol<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'>;
  size?: EntryFieldTypes.Symbol<'Size 1' | 'Size 2'>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  featured?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
}

/** Event list page. */
export type EventListPageSkeleton = EntrySkeletonType<EventListPageFields, 'eventListPage'>;

interface NewsListPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  layout?: EntryFieldTypes.Symbol<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'>;
  size?: EntryFieldTypes.Symbol<'Size 1' | 'Size 2'>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  featured?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
  shownForDays?: EntryFieldTypes.Integer;
}

/** News list page. */
export type NewsListPageSkeleton = EntrySkeletonType<NewsListPageFields, 'newsListPage'>;

interface ServiceListPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  layout?: EntryFieldTypes.Symbol<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'>;
  size?: EntryFieldTypes.Symbol<'Size 1' | 'Size 2'>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  featured?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
}

/** Service list page. */
export type ServiceListPageSkeleton = EntrySkeletonType<ServiceListPageFields, 'serviceListPage'>;

interface SpecialOfferListPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  layout?: EntryFieldTypes.Symbol<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'>;
  size?: EntryFieldTypes.Symbol<'Size 1' | 'Size 2'>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  featured?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
  shownForDays?: EntryFieldTypes.Integer;
}

/** Special offer list page. */
export type SpecialOfferListPageSkeleton = EntrySkeletonType<SpecialOfferListPageFields, 'specialOfferListPage'>;

interface IndexPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  layout?: EntryFieldTypes.Symbol<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'>;
  size?: EntryFieldTypes.Symbol<'Size 1' | 'Size 2'>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  featured?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
  shownForDays?: EntryFieldTypes.Integer;
}

/** Promotion offer list page. */
export type IndexPageSkeleton = EntrySkeletonType<IndexPageFields, 'indexPage'>;

interface MediaCenterListingPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  layout?: EntryFieldTypes.Symbol<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'>;
  size?: EntryFieldTypes.Symbol<'Size 1' | 'Size 2'>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  featured?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
}

/** Media center list page. */
export type MediaCenterListingPageSkeleton = EntrySkeletonType<MediaCenterListingPageFields, 'mediaCenterListingPage'>;

interface ArtCultureFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  description?: EntryFieldTypes.Text;
  category?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandCategorySkeleton>>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  isFeatured?: EntryFieldTypes.Boolean;
  withoutDetail?: EntryFieldTypes.Boolean;
  features?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
  relatedItems?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  startDate?: EntryFieldTypes.Date;
  endDate?: EntryFieldTypes.Date;
  displayDate?: EntryFieldTypes.Date;
  removedAfterExpired?: EntryFieldTypes.Boolean;
  archivedAt?: EntryFieldTypes.Date;
  body?: EntryFieldTypes.RichText;
  artist?: EntryFieldTypes.Symbol;
  location?: EntryFieldTypes.Symbol;
}

/** Art & Culture. */
export type ArtCultureSkeleton = EntrySkeletonType<ArtCultureFields, 'artCulture'>;

interface BrandPavilionFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  description?: EntryFieldTypes.Text;
  category?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandCategorySkeleton>>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  isFeatured?: EntryFieldTypes.Boolean;
  withoutDetail?: EntryFieldTypes.Boolean;
  features?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
  relatedItems?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  body?: EntryFieldTypes.RichText;
  brand?: EntryFieldTypes.EntryLink<BrandSkeleton>;
  logo?: EntryFieldTypes.Object;
  label?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandLabelSkeleton>>;
  childrenBrands?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandPavilionSkeleton>>;
  location?: EntryFieldTypes.Symbol;
  time?: EntryFieldTypes.Symbol;
}

/** Brand pavilion. */
export type BrandPavilionSkeleton = EntrySkeletonType<BrandPavilionFields, 'brandPavilion'>;

interface DiningFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  description?: EntryFieldTypes.Text;
  category?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandCategorySkeleton>>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  isFeatured?: EntryFieldTypes.Boolean;
  withoutDetail?: EntryFieldTypes.Boolean;
  features?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
  relatedItems?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  body?: EntryFieldTypes.RichText;
  time?: EntryFieldTypes.Symbol;
  frequency?: EntryFieldTypes.Symbol;
  location?: EntryFieldTypes.Symbol;
  cuisine?: EntryFieldTypes.Symbol;
  menuLink?: EntryFieldTypes.Symbol;
}

/** Dining. */
export type DiningSkeleton = EntrySkeletonType<DiningFields, 'dining'>;

interface EventFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  description?: EntryFieldTypes.Text;
  category?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandCategorySkeleton>>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  isFeatured?: EntryFieldTypes.Boolean;
  withoutDetail?: EntryFieldTypes.Boolean;
  features?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
  relatedItems?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  startDate?: EntryFieldTypes.Date;
  endDate?: EntryFieldTypes.Date;
  displayDate?: EntryFieldTypes.Date;
  removedAfterExpired?: EntryFieldTypes.Boolean;
  archivedAt?: EntryFieldTypes.Date;
  body?: EntryFieldTypes.RichText;
  brand?: EntryFieldTypes.EntryLink<BrandSkeleton>;
  time?: EntryFieldTypes.Symbol;
  frequency?: EntryFieldTypes.Symbol;
  status?: EntryFieldTypes.Symbol;
  location?: EntryFieldTypes.Symbol;
  joinLink?: EntryFieldTypes.Symbol;
  replayLink?: EntryFieldTypes.Symbol;
}

/** Event. */
export type EventSkeleton = EntrySkeletonType<EventFields, 'event'>;

interface EventDetailPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  description?: EntryFieldTypes.Text;
  category?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandCategorySkeleton>>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  isFeatured?: EntryFieldTypes.Boolean;
  withoutDetail?: EntryFieldTypes.Boolean;
  features?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
  relatedItems?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  startDate?: EntryFieldTypes.Date;
  endDate?: EntryFieldTypes.Date;
  displayDate?: EntryFieldTypes.Date;
  removedAfterExpired?: EntryFieldTypes.Boolean;
  archivedAt?: EntryFieldTypes.Date;
  body?: EntryFieldTypes.RichText;
  brand?: EntryFieldTypes.EntryLink<BrandSkeleton>;
  time?: EntryFieldTypes.Symbol;
  frequency?: EntryFieldTypes.Symbol;
  status?: EntryFieldTypes.Symbol;
  location?: EntryFieldTypes.Symbol;
  joinLink?: EntryFieldTypes.Symbol;
  replayLink?: EntryFieldTypes.Symbol;
  timeslots?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<StandardTimeslotComponentSkeleton>>;
}

/** Event with time slots. */
export type EventDetailPageSkeleton = EntrySkeletonType<EventDetailPageFields, 'eventDetailPage'>;

interface NewsFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  description?: EntryFieldTypes.Text;
  category?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandCategorySkeleton>>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  isFeatured?: EntryFieldTypes.Boolean;
  withoutDetail?: EntryFieldTypes.Boolean;
  features?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
  relatedItems?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  startDate?: EntryFieldTypes.Date;
  endDate?: EntryFieldTypes.Date;
  displayDate?: EntryFieldTypes.Date;
  removedAfterExpired?: EntryFieldTypes.Boolean;
  archivedAt?: EntryFieldTypes.Date;
  body?: EntryFieldTypes.RichText;
  brand?: EntryFieldTypes.EntryLink<BrandSkeleton>;
}

/** News. */
export type NewsSkeleton = EntrySkeletonType<NewsFields, 'news'>;

interface ServiceFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  description?: EntryFieldTypes.Text;
  category?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandCategorySkeleton>>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  isFeatured?: EntryFieldTypes.Boolean;
  withoutDetail?: EntryFieldTypes.Boolean;
  features?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
  relatedItems?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  body?: EntryFieldTypes.RichText;
  time?: EntryFieldTypes.Symbol;
  location?: EntryFieldTypes.Symbol;
}

/** Service. */
export type ServiceSkeleton = EntrySkeletonType<ServiceFields, 'service'>;

interface SpecialOfferFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  description?: EntryFieldTypes.Text;
  category?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandCategorySkeleton>>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  isFeatured?: EntryFieldTypes.Boolean;
  withoutDetail?: EntryFieldTypes.Boolean;
  features?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
  relatedItems?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  startDate?: EntryFieldTypes.Date;
  endDate?: EntryFieldTypes.Date;
  displayDate?: EntryFieldTypes.Date;
  removedAfterExpired?: EntryFieldTypes.Boolean;
  archivedAt?: EntryFieldTypes.Date;
  body?: EntryFieldTypes.RichText;
  brand?: EntryFieldTypes.EntryLink<BrandSkeleton>;
  terms?: EntryFieldTypes.RichText;
  termsPage?: EntryFieldTypes.EntryLink<PptcPageSkeleton>;
  location?: EntryFieldTypes.Symbol;
}

/** Special offer. */
export type SpecialOfferSkeleton = EntrySkeletonType<SpecialOfferFields, 'specialOffer'>;

interface IndexDetailPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  description?: EntryFieldTypes.Text;
  category?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandCategorySkeleton>>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  isFeatured?: EntryFieldTypes.Boolean;
  withoutDetail?: EntryFieldTypes.Boolean;
  features?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
  relatedItems?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  startDate?: EntryFieldTypes.Date;
  endDate?: EntryFieldTypes.Date;
  displayDate?: EntryFieldTypes.Date;
  removedAfterExpired?: EntryFieldTypes.Boolean;
  archivedAt?: EntryFieldTypes.Date;
  body?: EntryFieldTypes.RichText;
  brand?: EntryFieldTypes.EntryLink<BrandSkeleton>;
  terms?: EntryFieldTypes.RichText;
  termsPage?: EntryFieldTypes.EntryLink<PptcPageSkeleton>;
  location?: EntryFieldTypes.Symbol;
}

/** Promotion offer. */
export type IndexDetailPageSkeleton = EntrySkeletonType<IndexDetailPageFields, 'indexDetailPage'>;

interface MediaCenterDetailPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  description?: EntryFieldTypes.Text;
  category?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandCategorySkeleton>>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  isFeatured?: EntryFieldTypes.Boolean;
  withoutDetail?: EntryFieldTypes.Boolean;
  features?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
  relatedItems?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  startDate?: EntryFieldTypes.Date;
  endDate?: EntryFieldTypes.Date;
  displayDate?: EntryFieldTypes.Date;
  removedAfterExpired?: EntryFieldTypes.Boolean;
  archivedAt?: EntryFieldTypes.Date;
  body?: EntryFieldTypes.RichText;
  downloadLink?: EntryFieldTypes.Symbol;
}

/** Media center item. */
export type MediaCenterDetailPageSkeleton = EntrySkeletonType<MediaCenterDetailPageFields, 'mediaCenterDetailPage'>;

interface AboutTheStoreFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  layout?: EntryFieldTypes.Symbol<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'>;
  size?: EntryFieldTypes.Symbol<'Size 1' | 'Size 2'>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  body?: EntryFieldTypes.RichText;
}

/** About the store. */
export type AboutTheStoreSkeleton = EntrySkeletonType<AboutTheStoreFields, 'aboutTheStore'>;

interface BasicPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  layout?: EntryFieldTypes.Symbol<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'>;
  size?: EntryFieldTypes.Symbol<'Size 1' | 'Size 2'>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  body?: EntryFieldTypes.RichText;
  html?: EntryFieldTypes.Text;
}

/** Basic page. */
export type BasicPageSkeleton = EntrySkeletonType<BasicPageFields, 'basicPage'>;

interface PageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<
    EntryFieldTypes.EntryLink<
      | PredictSearchSkeleton
      | HeroBannerSkeleton
      | LuxCarouselSkeleton
      | EventListComponentSkeleton
      | NewsListComponentSkeleton
      | ServiceListComponentSkeleton
      | Card4Multiply1Skeleton
      | Card3Multiply1Skeleton
      | StandardLocatorGroupSkeleton
      | BrandLocatorGroupSkeleton
      | StoreGuideSkeleton
      | StoreGuideAddressSkeleton
      | TwoOptionsForCircularDesignSkeleton
      | FixedRatioBannerSkeleton
      | RichTextSkeleton
      | Asset1lMultiply2rSkeleton
      | StandardTimeslotComponentSkeleton
      | LoyaltyBenefitSummarySkeleton
      | PlanYourVisitSkeleton
    >
  >;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  description?: EntryFieldTypes.Text;
  body?: EntryFieldTypes.RichText;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
}

/** Page. */
export type PageSkeleton = EntrySkeletonType<PageFields, 'page'>;

interface PptcPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  description?: EntryFieldTypes.Text;
  body?: EntryFieldTypes.RichText;
  html?: EntryFieldTypes.Text;
  effectiveDate?: EntryFieldTypes.Date;
}

/** Privacy policy, terms and conditions page. */
export type PptcPageSkeleton = EntrySkeletonType<PptcPageFields, 'pptcPage'>;

interface AnnouncementFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  startDate?: EntryFieldTypes.Date;
  endDate?: EntryFieldTypes.Date;
  displayDate?: EntryFieldTypes.Date;
  removedAfterExpired?: EntryFieldTypes.Boolean;
  archivedAt?: EntryFieldTypes.Date;
  htmlTitle?: EntryFieldTypes.Text;
  subject?: EntryFieldTypes.Text;
  body?: EntryFieldTypes.RichText;
  hasLink?: EntryFieldTypes.Boolean;
  reference?: EntryFieldTypes.EntryLink<
    | SpecialOfferSkeleton
    | IndexDetailPageSkeleton
    | EventSkeleton
    | EventDetailPageSkeleton
    | NewsSkeleton
    | ServiceSkeleton
    | BrandPavilionSkeleton
    | DiningSkeleton
    | ArtCultureSkeleton
    | BasicPageSkeleton
    | PptcPageSkeleton
  >;
}

/** Announcement. */
export type AnnouncementSkeleton = EntrySkeletonType<AnnouncementFields, 'announcement'>;

interface StoreLocatorFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  layout?: EntryFieldTypes.Symbol<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'>;
  size?: EntryFieldTypes.Symbol<'Size 1' | 'Size 2'>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  description?: EntryFieldTypes.Text;
  body?: EntryFieldTypes.RichText;
  address?: EntryFieldTypes.Text;
  phone?: EntryFieldTypes.Symbol;
  email?: EntryFieldTypes.Symbol;
  time?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  location?: EntryFieldTypes.Location;
  directionsLink?: EntryFieldTypes.Symbol;
  storeGuides?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<StoreGuideSkeleton>>;
  locatorGroups?: EntryFieldTypes.Array<
    EntryFieldTypes.EntryLink<StandardLocatorGroupSkeleton | BrandLocatorGroupSkeleton>
  >;
  features?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
}

/** Store. */
export type StoreLocatorSkeleton = EntrySkeletonType<StoreLocatorFields, 'storeLocator'>;

interface PageContactUsPageFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  description?: EntryFieldTypes.Text;
  disclaimer?: EntryFieldTypes.RichText;
  typesOfEnquiry?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  stores?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<StoreLocatorSkeleton>>;
}

/** Contact us page. */
export type PageContactUsPageSkeleton = EntrySkeletonType<PageContactUsPageFields, 'pageContactUsPage'>;

interface PageNewsletterSubscriptionFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
  seo?: EntryFieldTypes.EntryLink<SeoSkeleton>;
  content?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SectionSkeleton>>;
  backgroundImage?: EntryFieldTypes.Object;
  backgroundImageMobile?: EntryFieldTypes.Object;
  backgroundVideos?: EntryFieldTypes.Object;
  backgroundVideosMobile?: EntryFieldTypes.Object;
  backgroundColor?: EntryFieldTypes.Symbol<'black' | 'white' | 'grey'>;
  effect?: EntryFieldTypes.Symbol<'static' | 'repeat'>;
  whetherLiquorOrTobacco?: EntryFieldTypes.Boolean;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  description?: EntryFieldTypes.Text;
  disclaimer?: EntryFieldTypes.RichText;
  interests?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  thankYouTitle?: EntryFieldTypes.Symbol;
  thankYouText?: EntryFieldTypes.Text;
}

/** Newsletter subscription page. */
export type PageNewsletterSubscriptionSkeleton = EntrySkeletonType<
  PageNewsletterSubscriptionFields,
  'pageNewsletterSubscription'
>;

interface HeroBannerFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  layout?: EntryFieldTypes.Symbol<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'>;
  size?: EntryFieldTypes.Symbol<'Size 1' | 'Size 2'>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  tone?: EntryFieldTypes.Symbol<'light' | 'dark'>;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
}

/** Hero. */
export type HeroBannerSkeleton = EntrySkeletonType<HeroBannerFields, 'heroBanner'>;

interface LuxCarouselFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  items?: EntryFieldTypes.Array<
    EntryFieldTypes.EntryLink<
      | HeroBannerSkeleton
      | ColumnContentGenericCardSkeleton
      | ServiceSkeleton
      | NewsSkeleton
      | EventSkeleton
      | EventDetailPageSkeleton
      | ArtCultureSkeleton
      | SpecialOfferSkeleton
      | IndexDetailPageSkeleton
      | DiningSkeleton
      | BrandPavilionSkeleton
      | MediaCenterDetailPageSkeleton
    >
  >;
}

/** Carousel. */
export type LuxCarouselSkeleton = EntrySkeletonType<LuxCarouselFields, 'luxCarousel'>;

interface EventListComponentFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  filter?: EntryFieldTypes.Symbol<'current' | 'past' | 'upcoming' | 'future'>;
  category?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandCategorySkeleton>>;
  limit?: EntryFieldTypes.Integer;
  items?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<EventSkeleton | EventDetailPageSkeleton>>;
}

/** Event list. */
export type EventListComponentSkeleton = EntrySkeletonType<EventListComponentFields, 'eventListComponent'>;

interface NewsListComponentFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  filter?: EntryFieldTypes.Symbol<'current' | 'past' | 'upcoming' | 'future'>;
  category?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandCategorySkeleton>>;
  limit?: EntryFieldTypes.Integer;
  items?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<NewsSkeleton>>;
}

/** News list. */
export type NewsListComponentSkeleton = EntrySkeletonType<NewsListComponentFields, 'newsListComponent'>;

interface ServiceListComponentFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  filter?: EntryFieldTypes.Symbol<'current' | 'past' | 'upcoming' | 'future'>;
  category?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandCategorySkeleton>>;
  limit?: EntryFieldTypes.Integer;
  items?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<ServiceSkeleton>>;
}

/** Service list. */
export type ServiceListComponentSkeleton = EntrySkeletonType<ServiceListComponentFields, 'serviceListComponent'>;

interface Card4Multiply1Fields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  cards?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
}

/** Four cards in a row. */
export type Card4Multiply1Skeleton = EntrySkeletonType<Card4Multiply1Fields, 'card4Multiply1'>;

interface Card3Multiply1Fields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  cards?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CardSkeleton>>;
}

/** Three cards in a row. */
export type Card3Multiply1Skeleton = EntrySkeletonType<Card3Multiply1Fields, 'card3Multiply1'>;

interface StandardLocatorGroupFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  floor?: EntryFieldTypes.Symbol;
  addresses?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<StoreGuideAddressSkeleton>>;
}

/** Locator group. */
export type StandardLocatorGroupSkeleton = EntrySkeletonType<StandardLocatorGroupFields, 'standardLocatorGroup'>;

interface BrandLocatorGroupFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  floor?: EntryFieldTypes.Symbol;
  brands?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandPavilionSkeleton>>;
}

/** Brand locator group. */
export type BrandLocatorGroupSkeleton = EntrySkeletonType<BrandLocatorGroupFields, 'brandLocatorGroup'>;

interface StoreGuideFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  floor?: EntryFieldTypes.Symbol;
  media?: EntryFieldTypes.Object;
  addresses?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<StoreGuideAddressSkeleton>>;
  groups?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<StandardLocatorGroupSkeleton | BrandLocatorGroupSkeleton>>;
}

/** Store guide. */
export type StoreGuideSkeleton = EntrySkeletonType<StoreGuideFields, 'storeGuide'>;

interface StoreGuideAddressFields {
  title?: EntryFieldTypes.Symbol;
  address?: EntryFieldTypes.Text;
  time?: EntryFieldTypes.Symbol;
  phone?: EntryFieldTypes.Symbol;
  location?: EntryFieldTypes.Location;
  mark?: EntryFieldTypes.Symbol;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
}

/** Place in a store guide. */
export type StoreGuideAddressSkeleton = EntrySkeletonType<StoreGuideAddressFields, 'storeGuideAddress'>;

interface TwoOptionsForCircularDesignFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  title1st?: EntryFieldTypes.Symbol;
  description1st?: EntryFieldTypes.Text;
  media1st?: EntryFieldTypes.Object;
  title2nd?: EntryFieldTypes.Symbol;
  description2nd?: EntryFieldTypes.Text;
  media2nd?: EntryFieldTypes.Object;
  externalLink1st?: EntryFieldTypes.Symbol;
  internalLink1st?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  externalLink2nd?: EntryFieldTypes.Symbol;
  internalLink2nd?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  externalLink3rd?: EntryFieldTypes.Symbol;
  internalLink3rd?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  externalLink4th?: EntryFieldTypes.Symbol;
  internalLink4th?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
}

/** Two round options. */
export type TwoOptionsForCircularDesignSkeleton = EntrySkeletonType<
  TwoOptionsForCircularDesignFields,
  'twoOptionsForCircularDesign'
>;

interface FixedRatioBannerFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  ratio?: EntryFieldTypes.Symbol<'21:9' | '16:9' | '4:3' | '1:1'>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
}

/** Banner of fixed ratio. */
export type FixedRatioBannerSkeleton = EntrySkeletonType<FixedRatioBannerFields, 'fixedRatioBanner'>;

interface RichTextFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  body?: EntryFieldTypes.RichText;
  html?: EntryFieldTypes.Text;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
}

/** Rich text. */
export type RichTextSkeleton = EntrySkeletonType<RichTextFields, 'richText'>;

interface Asset1lMultiply2rFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  media1st?: EntryFieldTypes.Object;
  title1st?: EntryFieldTypes.Symbol;
  media2nd?: EntryFieldTypes.Object;
  title2nd?: EntryFieldTypes.Symbol;
  media3rd?: EntryFieldTypes.Object;
  title3rd?: EntryFieldTypes.Symbol;
  externalLink1st?: EntryFieldTypes.Symbol;
  internalLink1st?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  externalLink2nd?: EntryFieldTypes.Symbol;
  internalLink2nd?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  externalLink3rd?: EntryFieldTypes.Symbol;
  internalLink3rd?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  externalLink4th?: EntryFieldTypes.Symbol;
  internalLink4th?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
}

/** One picture left, two right. */
export type Asset1lMultiply2rSkeleton = EntrySkeletonType<Asset1lMultiply2rFields, 'asset1lMultiply2r'>;

interface StandardTimeslotComponentFields {
  title?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  startDate?: EntryFieldTypes.Date;
  endDate?: EntryFieldTypes.Date;
  time?: EntryFieldTypes.Symbol;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
  externalLink?: EntryFieldTypes.Symbol;
}

/** Time slot. */
export type StandardTimeslotComponentSkeleton = EntrySkeletonType<
  StandardTimeslotComponentFields,
  'standardTimeslotComponent'
>;

interface LoyaltyBenefitSummaryFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  tiers?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<LoyaltyTierSkeleton>>;
}

/** Loyalty benefits. */
export type LoyaltyBenefitSummarySkeleton = EntrySkeletonType<LoyaltyBenefitSummaryFields, 'loyaltyBenefitSummary'>;

interface PlanYourVisitFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  media?: EntryFieldTypes.Object;
  store?: EntryFieldTypes.EntryLink<StoreLocatorSkeleton>;
  time?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  address?: EntryFieldTypes.Text;
}

/** Plan your visit. */
export type PlanYourVisitSkeleton = EntrySkeletonType<PlanYourVisitFields, 'planYourVisit'>;

interface ColumnContentGenericCardFields {
  title?: EntryFieldTypes.Symbol;
  eyebrow?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
  media?: EntryFieldTypes.Object;
  mediaMobile?: EntryFieldTypes.Object;
  mediaThumbnail?: EntryFieldTypes.Object;
  videoCoverImage?: EntryFieldTypes.Object;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  alignment?: EntryFieldTypes.Symbol<'Left' | 'Middle' | 'Right'>;
  textSize?: EntryFieldTypes.Symbol<'normal' | 'large' | 'small'>;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
  category?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandCategorySkeleton>>;
  layout?: EntryFieldTypes.Symbol<
    'One Column Card' | 'One Column (Overlay) Card' | 'Two Column Card' | 'Three Column Card'
  >;
}

/** Card. */
export type ColumnContentGenericCardSkeleton = EntrySkeletonType<
  ColumnContentGenericCardFields,
  'columnContentGenericCard'
>;

interface CtaFields {
  title?: EntryFieldTypes.Symbol;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  kind?: EntryFieldTypes.Symbol<'viewDetails' | 'bookNow'>;
  variant?: EntryFieldTypes.Symbol<'primary' | 'secondary' | 'link'>;
  booking?: EntryFieldTypes.EntryLink<BooxiSkeleton | ZenchefSkeleton>;
}

/** Call to action. */
export type CtaSkeleton = EntrySkeletonType<CtaFields, 'cta'>;

interface BooxiFields {
  title?: EntryFieldTypes.Symbol;
  apiKey?: EntryFieldTypes.Symbol;
  tag?: EntryFieldTypes.Symbol;
}

/** Service booking. */
export type BooxiSkeleton = EntrySkeletonType<BooxiFields, 'booxi'>;

interface ZenchefFields {
  title?: EntryFieldTypes.Symbol;
  rid: EntryFieldTypes.Symbol;
}

/** Restaurant booking. */
export type ZenchefSkeleton = EntrySkeletonType<ZenchefFields, 'zenchef'>;

interface LoyaltyTierFields {
  title?: EntryFieldTypes.Symbol;
  threshold?: EntryFieldTypes.Symbol;
  benefits?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
}

/** Loyalty tier. */
export type LoyaltyTierSkeleton = EntrySkeletonType<LoyaltyTierFields, 'loyaltyTier'>;

interface SeoFields {
  title?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  keywords?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  media?: EntryFieldTypes.Object;
}

/** Head of a page. */
export type SeoSkeleton = EntrySkeletonType<SeoFields, 'seo'>;

interface BrandFields {
  title: EntryFieldTypes.Symbol;
  displayName?: EntryFieldTypes.Symbol;
  chineseName?: EntryFieldTypes.Symbol;
  comallBrandId?: EntryFieldTypes.Symbol;
}

/** Brand. */
export type BrandSkeleton = EntrySkeletonType<BrandFields, 'brand'>;

interface BrandCategoryFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
}

/** Category. */
export type BrandCategorySkeleton = EntrySkeletonType<BrandCategoryFields, 'brandCategory'>;

interface BrandLabelFields {
  title: EntryFieldTypes.Symbol;
  slug: EntryFieldTypes.Symbol;
}

/** Brand label. */
export type BrandLabelSkeleton = EntrySkeletonType<BrandLabelFields, 'brandLabel'>;

interface PredictSearchFields {
  title?: EntryFieldTypes.Symbol;
  featuredExperience?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<AddressableSkeleton>>;
  brands?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<BrandPavilionSkeleton>>;
}

/** Search suggestions. */
export type PredictSearchSkeleton = EntrySkeletonType<PredictSearchFields, 'predictSearch'>;

interface GlobalSettingsFields {
  title: EntryFieldTypes.Symbol;
  navigationBar?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<MenuItemSkeleton>>;
  headerLogo?: EntryFieldTypes.Object;
  footerLogo?: EntryFieldTypes.Object;
  footerDescription?: EntryFieldTypes.Text;
  footerSocialSharing?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<SocialItemSkeleton>>;
  footerButton?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<FooterButtonSkeleton>>;
  footerLinks?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<FooterLinkSectionSkeleton>>;
  legalLinks?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<LinkSkeleton>>;
  ecEnabled?: EntryFieldTypes.Boolean;
  maintenance?: EntryFieldTypes.Boolean;
  comingSoon?: EntryFieldTypes.Boolean;
  announcementBar?: EntryFieldTypes.Boolean;
  floatIconText?: EntryFieldTypes.Symbol;
  onlineCode?: EntryFieldTypes.Symbol;
  booxiApikey?: EntryFieldTypes.Symbol;
  filingNumber?: EntryFieldTypes.Symbol;
  filingLink?: EntryFieldTypes.Symbol;
  shopAddress?: EntryFieldTypes.Symbol;
  planYourVisit?: EntryFieldTypes.EntryLink<PlanYourVisitSkeleton>;
}

/** Global settings. */
export type GlobalSettingsSkeleton = EntrySkeletonType<GlobalSettingsFields, 'globalSettings'>;

interface MenuItemFields {
  title: EntryFieldTypes.Symbol;
  layout?: EntryFieldTypes.Symbol<'A' | 'C' | 'D' | 'E' | 'F'>;
  dropdown?: EntryFieldTypes.EntryLink<NavigationDropdownSkeleton>;
  dropdownMediaAssets?: EntryFieldTypes.EntryLink<NavigationMediaSkeleton>;
  displayAccessibleTitle?: EntryFieldTypes.Symbol;
  accessibleTitleForMobile?: EntryFieldTypes.Symbol;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
}

/** Menu item. */
export type MenuItemSkeleton = EntrySkeletonType<MenuItemFields, 'menuItem'>;

interface NavigationDropdownFields {
  title?: EntryFieldTypes.Symbol;
  navigationLevel2?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<NavigationLevel2Skeleton>>;
}

/** Navigation dropdown. */
export type NavigationDropdownSkeleton = EntrySkeletonType<NavigationDropdownFields, 'navigationDropdown'>;

interface NavigationLevel2Fields {
  title: EntryFieldTypes.Symbol;
  level3Titles?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<LinkSkeleton>>;
  category?: EntryFieldTypes.EntryLink<BrandCategorySkeleton>;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
}

/** Navigation level 2. */
export type NavigationLevel2Skeleton = EntrySkeletonType<NavigationLevel2Fields, 'navigationLevel2'>;

interface NavigationMediaFields {
  title?: EntryFieldTypes.Symbol;
  arrangement?: EntryFieldTypes.Symbol<
    'fixed banner' | 'two-row' | 'three-col' | 'two-col' | 'one-col' | 'tiled 1x2' | 'none'
  >;
  assets?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<PromoBannerSkeleton>>;
}

/** Navigation pictures. */
export type NavigationMediaSkeleton = EntrySkeletonType<NavigationMediaFields, 'navigationMedia'>;

interface PromoBannerFields {
  title?: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  media?: EntryFieldTypes.Object;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
}

/** Promotion banner. */
export type PromoBannerSkeleton = EntrySkeletonType<PromoBannerFields, 'promoBanner'>;

interface LinkFields {
  title: EntryFieldTypes.Symbol;
  accessibleTitleForMobile?: EntryFieldTypes.Symbol;
  hasLink?: EntryFieldTypes.Boolean;
  reference?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  category?: EntryFieldTypes.EntryLink<BrandCategorySkeleton>;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
}

/** Link. */
export type LinkSkeleton = EntrySkeletonType<LinkFields, 'link'>;

interface FooterLinkSectionFields {
  topic?: EntryFieldTypes.Symbol;
  links?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<LinkSkeleton>>;
}

/** Footer section. */
export type FooterLinkSectionSkeleton = EntrySkeletonType<FooterLinkSectionFields, 'footerLinkSection'>;

interface FooterButtonFields {
  name: EntryFieldTypes.Symbol;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
}

/** Footer button. */
export type FooterButtonSkeleton = EntrySkeletonType<FooterButtonFields, 'footerButton'>;

interface SocialItemFields {
  name: EntryFieldTypes.Symbol;
  internalName?: EntryFieldTypes.Symbol;
  socialIconImage?: EntryFieldTypes.Object;
  socialIconImagePopup?: EntryFieldTypes.Object;
  externalLink?: EntryFieldTypes.Symbol;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  innerLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
}

/** Social network. */
export type SocialItemSkeleton = EntrySkeletonType<SocialItemFields, 'socialItem'>;

interface LocaleWebsiteFields {
  siteName: EntryFieldTypes.Symbol;
  localeKey?: EntryFieldTypes.Symbol;
  countryFlag?: EntryFieldTypes.Object;
  isOnline?: EntryFieldTypes.Boolean;
  cityBaseValue: EntryFieldTypes.Symbol;
  locale?: EntryFieldTypes.Symbol;
  url?: EntryFieldTypes.Symbol;
  country?: EntryFieldTypes.Symbol;
  onlineShop?: EntryFieldTypes.Boolean;
  supportLang?: EntryFieldTypes.Array<EntryFieldTypes.Symbol>;
  hero?: EntryFieldTypes.Object;
}

/** City site. */
export type LocaleWebsiteSkeleton = EntrySkeletonType<LocaleWebsiteFields, 'localeWebsite'>;

interface RedirectFields {
  title: EntryFieldTypes.Symbol;
  source: EntryFieldTypes.Symbol;
  match?: EntryFieldTypes.Symbol<'exact' | 'prefix'>;
  isPermanent?: EntryFieldTypes.Boolean;
  internalLink?: EntryFieldTypes.EntryLink<AddressableSkeleton>;
  externalLink?: EntryFieldTypes.Symbol;
}

/** Redirect. */
export type RedirectSkeleton = EntrySkeletonType<RedirectFields, 'redirect'>;

interface NotificationFields {
  title: EntryFieldTypes.Symbol;
  description?: EntryFieldTypes.Text;
  popupPosition?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<AddressableSkeleton>>;
  cta?: EntryFieldTypes.Array<EntryFieldTypes.EntryLink<CtaSkeleton>>;
}

/** Notification. */
export type NotificationSkeleton = EntrySkeletonType<NotificationFields, 'notification'>;
