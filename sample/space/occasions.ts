import type { Seed } from './seed.ts';

const occasionTypes: readonly string[] = ['event', 'eventDetailPage', 'specialOffer', 'indexDetailPage'];

/** A city's seeds, where each brand's page is related to the brand's events and offers, after what its author chose. */
export function withOccasions(seeds: readonly Seed[]): readonly Seed[] {
  return seeds.map((seed) => {
    const { brand, relatedItems } = seed.fields;
    if (seed.type !== 'brandPavilion' || brand === undefined) return seed;
    const occasions = seeds.filter(({ type, fields, options }) => occasionTypes.includes(type) && fields['brand'] === brand && !options.draft);
    const chosen = Array.isArray(relatedItems) ? relatedItems : [];
    return { ...seed, fields: { ...seed.fields, relatedItems: [...chosen, ...occasions.map(({ id }) => id)] } };
  });
}
