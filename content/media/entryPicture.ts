import { isRecord, property } from '../record.ts';
import type { Media } from './media.ts';

/** In the order in which they speak for an entry. */
const pictureFields = [
  'media',
  'mediaThumbnail',
  'videoCoverImage',
  'media1st',
  'mediaMobile',
  'backgroundImage',
  'hero',
];

/** The first picture of some entries, of whichever field; undefined where they have none. */
export function pictureIn(places: readonly object[]): Media | undefined {
  const lists = places.flatMap((place) => pictureFields.map((name) => property(place, name)));
  return lists.flatMap((media) => (Array.isArray(media) ? media : [])).find(isPicture);
}

function isPicture(value: unknown): value is Media {
  return isRecord(value) && value['kind'] === 'image' && 'focus' in value;
}
