import { buildPath } from '../../content/address/address.ts';
import { cityRow } from '../../content/cities.ts';
import type { Language } from '../../content/languages.ts';
import { publicPictureUrl } from '../../content/mediaUrl.ts';
import { message } from '../../content/messages/messages.ts';
import type { Alternate, HeadModel, ShellModel } from '../../content/pageModel.ts';
import { titleText } from '../../content/titles.ts';
import type { Visit } from '../../content/visit.ts';
import type { LoadedPage } from '../loaders/loader.ts';

/** Search results show about this much of a description. */
const DESCRIPTION_LENGTH = 200;

/** The document's head (content-pages §3): titles by their placeholders, canonical and translated addresses. */
export function headOf(
  page: Pick<LoadedPage, 'title' | 'description' | 'seo' | 'isIndexed' | 'picture' | 'translations'>,
  visit: Visit,
  shell: ShellModel,
  structuredData: readonly object[] = [],
): HeadModel {
  const { seo } = page;
  const picture = seo?.media[0]?.url ?? page.picture;
  return {
    title: titleText(seo?.title ?? '', page.title, siteName(visit, shell)),
    // A page of which nobody wrote anything is still a page of this house.
    description: (seo?.description || page.description || shell.settings?.footerDescription || '').slice(
      0,
      DESCRIPTION_LENGTH,
    ),
    keywords: seo?.keywords ?? [],
    canonical: addressIn(visit, visit.language, 'desktop'),
    alternates: alternatesOf(visit, page.translations),
    twin: addressIn(visit, visit.language, visit.tree === 'mobile' ? 'desktop' : 'mobile'),
    image: picture ? publicPictureUrl(picture, visit.assets) : undefined,
    isIndexed: page.isIndexed !== false && !visit.isPreview,
    structuredData,
  };
}

/** The site's name with its city, as titles have it. */
export function siteName(visit: Visit, shell: ShellModel): string {
  const city =
    shell.cities.find(({ cityBaseValue }) => cityBaseValue === visit.city)?.siteName || cityRow(visit.city).name;
  return `${message('siteName', visit.language)} ${city}`;
}

/** Languages that the page is written in and the city offers (content-pages §9: hreflang). */
function alternatesOf(visit: Visit, translations: readonly Language[] | undefined): readonly Alternate[] {
  return cityRow(visit.city)
    .languages.filter((language) => translations === undefined || translations.includes(language))
    .map((language) => ({ language, url: addressIn(visit, language, 'desktop') }));
}

function addressIn(visit: Visit, language: Language, tree: Visit['tree']): string {
  return visit.origin + buildPath({ language, city: visit.city, tree, path: visit.path });
}
