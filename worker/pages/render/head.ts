import { buildPath } from '../../../content/address/address.ts';
import type { Visit } from '../../../content/address/visit.ts';
import { writtenIn } from '../../../content/cities.ts';
import { failedTitle } from '../../../content/forms/formModel.ts';
import { galleryName } from '../../../content/galleryName.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../content/languages.ts';
import { firstImage } from '../../../content/media/media.ts';
import { message } from '../../../content/messages/messages.ts';
import type { HeadModel, PageBody, PageModel } from '../../../content/pageModel.ts';
import { isClosedCityPage } from '../../../content/pages.ts';
import { property } from '../../../content/record.ts';
import { titleText } from '../../../content/seo/headData.ts';
import { PREVIEW, pagePicture, pageWords, previewPicture } from '../../../content/seo/linkPreview.ts';
import type { ShellModel } from '../../../content/shell/shellPlaces.ts';
import { shortened } from '../../../content/shortened.ts';
import { wordsOf } from '../../../content/translations/localizedTexts.ts';
import { pageTexts, textKey } from '../../../content/translations/textKey.ts';
import type { LoadedPage } from '../loaders/loader.ts';

/** In characters; search results show about this much. */
const DESCRIPTION_LENGTH = 200;

/** The document's head (docs/rules.md#page-titles): title, description, canonical and translated addresses. */
export function headOf(
  page: Pick<LoadedPage, 'title' | 'description' | 'body' | 'seo' | 'isIndexed' | 'hasErrors' | 'translations'> &
    Partial<Pick<PageModel, 'untranslated'>>,
  visit: Visit,
  shell: ShellModel,
  structuredData: readonly object[] = [],
): HeadModel {
  const { body, seo } = page;
  // What a form sends to a loader, or what an address asks and no page can answer (docs/rules.md#open-when-there).
  const hasErrors = page.hasErrors === true || ('problems' in body && Object.keys(body.problems).length > 0);
  const site = galleryName(visit);
  const picture = firstImage(seo?.media ?? []) ?? pagePicture(body);
  // A home page or a store may be called as the site is in its city: its title would say that twice.
  const nameOfPurpose = body.view === 'store' ? message('planYourVisit', visit.language) : '';
  const pageTitle = seo?.title || page.title !== site ? page.title : nameOfPurpose;
  const title = titleText(seo?.title ?? '', pageTitle, site);
  const address = addressIn(visit, visit.language, 'desktop');
  const written = writtenIn(page.translations, visit.city);
  const standard = written.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : written[0];
  return {
    title: hasErrors ? failedTitle(message('formError', visit.language), title) : title,
    // The first words of the page, then the footer's description, where editors wrote none (docs/rules.md#page-description).
    description: shortened(
      seo?.description || page.description || pageWords(body) || shell.settings?.footerDescription || site,
      DESCRIPTION_LENGTH,
    ),
    keywords: seo?.keywords ?? [],
    address,
    canonical: isInEnglish(body, page.untranslated) ? addressIn(visit, DEFAULT_LANGUAGE, 'desktop') : address,
    alternates: written.map((language) => ({ language, url: addressIn(visit, language, 'desktop') })),
    standard: standard && addressIn(visit, standard, 'desktop'),
    twin: addressIn(visit, visit.language, visit.tree === 'mobile' ? 'desktop' : 'mobile'),
    image: picture ? previewPicture(picture, visit) : { url: `${visit.origin}/og-default.jpg`, ...PREVIEW, alt: site },
    isIndexed: page.isIndexed !== false && !hasErrors && !visit.isPreview,
    structuredData,
  };
}

/** Pages that are one entry's texts. */
const textViews: readonly PageBody['view'][] = ['detail', 'terms', 'announcement'];

/** Returns true for a page whose texts are all delivered in English: it is the English page at another address. */
function isInEnglish(body: PageBody, untranslated: ReadonlySet<string> = new Set()): boolean {
  if (!textViews.includes(body.view) || !('entry' in body) || !body.entry) return false;
  const { entry } = body;
  const sections = 'content' in entry ? entry.content : [];
  return [entry, ...sections].every((part) =>
    pageTexts.every((field) => {
      const text = property(part, field);
      return wordsOf(property(text, 'document') ?? text) === '' || untranslated.has(textKey(part.id, field));
    }),
  );
}

/** The pages of a closed city have one address for all (docs/rules.md#closed-pages). */
function addressIn({ origin, city, path, match }: Visit, language: Language, tree: Visit['tree']): string {
  const isForAll = match !== undefined && isClosedCityPage(match.kind);
  return (
    origin + buildPath({ city, path, ...(isForAll ? { language: undefined, tree: 'desktop' } : { language, tree }) })
  );
}
