import { type City, cityNames } from '../../../content/cities.ts';
import { entry, type Seed, type Translations } from '../seed.ts';
import { writtenIn } from './textsInCity.ts';

/** The id of the head of a page. */
export function headIdOf(pageId: string): string {
  return `${pageId}-head`;
}

/** The head of a page: its title with the site's name, and its description and keywords from the page's own lines. */
export function headOf(city: City, pageId: string, texts: { readonly title: Translations; readonly description: Translations; readonly eyebrow?: Translations | undefined }): Seed {
  const { title, description, eyebrow = title } = texts;
  const name = cityNames[city];
  return entry('seo', headIdOf(pageId), {
    title: '[page_title] | [site_name]',
    description,
    keywords: writtenIn(city, (language) => [eyebrow[language] ?? eyebrow.en, 'Meridian Galleria', name[language]]),
  });
}
