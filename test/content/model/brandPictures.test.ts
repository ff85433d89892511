import { expect, test } from 'vitest';
import type { Media } from '../../../content/media/media.ts';
import { brandPictures } from '../../../content/model/brands.ts';
import { entryOf } from '../../support/content/read.ts';

const picture = (name: string): Media => ({
  ...{ url: `https://assets.meridian.example/${name}.webp`, kind: 'image', tags: [], width: 1200, height: 900 },
  ...{ alt: name, color: '#d8c8b8', focus: { x: 0.5, y: 0.5 } },
});
const [bag, scarf, watch, pearls] = [picture('bag'), picture('scarf'), picture('watch'), picture('pearls')];
const film = { ...pearls, kind: 'video' as const };

test.each([
  ['the first stands beside the material', 'Leather', [bag, scarf, watch], [], [bag], [scarf, watch]],
  ['without a material all are objects', '', [bag, scarf], [], [], [bag, scarf]],
  ['what its shop shows is left out', 'Leather', [bag, scarf, watch], [bag], [scarf], [watch]],
  ['at most three', 'Leather', [bag, scarf, watch, pearls], [], [bag], [scarf, watch]],
  ['no film', 'Leather', [film, bag], [], [bag], []],
  ['none', 'Leather', [], [bag], [], []],
] as const)('a brand’s own pictures: %s', (_, material, brandMedia, shops, beside, objects) => {
  const brand = { ...entryOf('brand', { title: 'Brand', material }), media: [...brandMedia] };
  expect(brandPictures({ ...entryOf('brandPavilion', {}), brand, media: [...shops] })).toEqual({
    material: beside[0],
    objects,
  });
});
