import type { EntryOf, SectionEntry } from '../../content/model/registry.ts';
import { specimenEntry, specimenPlan } from './specimenEntry.ts';
import type { Say } from './specimenHeroes.ts';

/** The sections that lead through a building: its floors, brands, doors and desks. */
export function placeSections(
  say: Say,
  brands: readonly EntryOf<'brandPavilion'>[],
  event: EntryOf<'event'> | undefined,
): readonly SectionEntry[] {
  const place = (title: string, address: string, mark: string) =>
    specimenEntry('storeGuideAddress', {
      title,
      address,
      mark,
      time: say('Daily, 10am to 8pm', '每日 10:00–20:00'),
      internalLink: event,
    });
  const places = [
    place(say('Harbour door', '海港之门'), say('South side, from the quay', '南侧，自码头入'), '101'),
    place(say('Services desk', '服务台'), say('Beneath the clock', '钟下'), '104'),
    place(say('Luggage room', '行李寄存处'), say('Left of the stair', '旋梯左侧'), '107'),
  ];
  const aroundTheStair = specimenEntry('brandLocatorGroup', {
    title: say('Brands around the stair', '环绕旋梯的品牌'),
    floor: say('Level 1', '一层'),
    brands,
  });
  return [
    specimenEntry('storeGuide', {
      title: say('Level 1 guide', '一层导览'),
      floor: say('Level 1', '一层'),
      description: say('Both entrances and the services desk are on this floor.', '两处入口与服务台均在本层。'),
      media: [specimenPlan],
      addresses: places,
      groups: [aroundTheStair],
    }),
    aroundTheStair,
    specimenEntry('standardLocatorGroup', {
      title: say('Doors and desks', '入口与服务台'),
      floor: say('All levels', '各层'),
      addresses: places,
    }),
    specimenEntry('storeGuideAddress', {
      title: say('Lost property', '失物招领'),
      address: say('Level 0, beside the lifts', '底层电梯旁'),
      phone: '+61 2 5550 0148',
      mark: 'A',
    }),
  ];
}
