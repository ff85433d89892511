import { expect, test } from 'vitest';
import { specimenEntry, specimenPicture } from '../../../client/specimens/specimenEntry.ts';
import { brandPictures } from '../../../content/model/brands.ts';

const bag = specimenPicture('fashion-handbag');
const scarf = specimenPicture('fashion-scarf');
const watch = specimenPicture('watch-face');
const pearls = specimenPicture('jewel-necklace');
const film = { ...pearls, kind: 'video' as const };

test.each([
  ['the first stands beside the material', 'Leather', [bag, scarf, watch], [], [bag], [scarf, watch]],
  ['without a material all are objects', '', [bag, scarf], [], [], [bag, scarf]],
  ['what its shop shows is left out', 'Leather', [bag, scarf, watch], [bag], [scarf], [watch]],
  ['at most three', 'Leather', [bag, scarf, watch, pearls], [], [bag], [scarf, watch]],
  ['no film', 'Leather', [film, bag], [], [bag], []],
  ['none', 'Leather', [], [bag], [], []],
] as const)('a brand’s own pictures: %s', (_, material, brandMedia, shops, beside, objects) => {
  const brand = specimenEntry('brand', { title: 'Brand', material, media: [...brandMedia] });
  expect(brandPictures(specimenEntry('brandPavilion', { brand, media: [...shops] }))).toEqual({
    material: beside[0],
    objects,
  });
});
