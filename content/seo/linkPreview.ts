import { removeHtml } from '../html/htmlWords.ts';
import type { Language } from '../languages.ts';
import { pictureIn } from '../media/entryPicture.ts';
import type { Media } from '../media/media.ts';
import { type PublicContext, previewUrl, publicPictureUrl } from '../media/mediaUrl.ts';
import { blocksOf, textOf } from '../model/richTextLines.ts';
import type { PageBody, PreviewPicture } from '../pageModel.ts';

/** Width and height of link previews in pixels: the shape that social networks ask for. */
export const PREVIEW = { width: 1200, height: 630 } as const;

interface PreviewContext extends PublicContext {
  readonly language: Language;
}

/** A picture for link previews, cut around its focal point by the asset service (docs/rules.md#link-previews). */
export function previewPicture(picture: Media, context: PreviewContext): PreviewPicture {
  const { language } = context;
  const cut = previewUrl(picture, PREVIEW, context);
  const { url, width, height, altLanguage } = picture;
  // A network can't be shown in which language a text is.
  const alt = altLanguage === undefined || altLanguage === language ? picture.alt : '';
  return cut ? { url: cut, ...PREVIEW, alt } : { url: publicPictureUrl(url, context), width, height, alt };
}

/** The picture that a page itself shows first; undefined for a page without any (docs/rules.md#link-previews). */
export function pagePicture(body: PageBody): Media | undefined {
  const entry = 'entry' in body ? body.entry : undefined;
  const content: readonly object[] = entry && 'content' in entry ? entry.content : [];
  const places = [...(entry ? [entry] : []), ...content.flatMap((section) => [section, ...itemsOf(section)])];
  if (body.view === 'listing')
    return photoIn(places) ?? photoIn(body.cards.map(({ picture }) => ({ media: [picture] })));
  return photoIn(body.view === 'stores' ? body.stores : places);
}

/** The first picture of some entries that is no drawing: no network shows one, such as a floor plan. */
function photoIn(places: readonly object[]): Media | undefined {
  const pictures = places.map((place) => pictureIn([place]));
  return pictures.find((picture) => picture !== undefined && !/\.svg(?:$|\?)/i.test(picture.url));
}

/** The words that a page's own text begins with; empty for a page without text. */
export function pageWords(body: PageBody): string {
  const entry = 'entry' in body ? body.entry : undefined;
  if (!entry) return '';
  const text = 'body' in entry && entry.body ? blocksOf(entry.body.document).map(textOf).join(' ').trim() : '';
  return text || ('html' in entry ? removeHtml(entry.html).trim() : '');
}

function itemsOf(section: object): readonly object[] {
  return 'items' in section && Array.isArray(section.items) ? section.items : [];
}
