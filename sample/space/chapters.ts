import * as v from 'valibot';
import type { SeedGroup } from './seed.ts';

/** What follows the text of a page about the store, by the end of its id: where the story goes on and the way there, or the building's first plan. */
const chapters: Readonly<Record<string, (group: SeedGroup) => readonly string[]>> = {
  heritage: ({ tag }) => [`${tag}-heritage-today`, `${tag}-plan-your-visit`],
  architecture: ({ seeds }) =>
    seeds
      .filter(({ type }) => type === 'storeGuide')
      .map(({ id }) => id)
      .slice(0, 1),
};

const texts = v.record(v.string(), v.string());

/** The wall from close by, after the first paragraph of the page on the architecture. */
const picture = 'plate';

/** A text in all its languages with that picture, unless it shows one of its own. */
function withPicture(picture: string, body: unknown): unknown {
  const parsed = v.safeParse(texts, body);
  if (!parsed.success) return body;
  return Object.fromEntries(Object.entries(parsed.output).map(([language, text]) => [language, text.includes('![](') ? text : text.replace('\n\n', `\n\n![](${picture})\n\n`)]));
}

/** A city's entries, where pages about the store that have no sections of their own end with those of `chapters`. */
export function withChapters(group: SeedGroup): SeedGroup {
  const { tag, seeds } = group;
  return {
    tag,
    seeds: seeds.map((seed) => {
      const [name = '', sectionsOf] = Object.entries(chapters).find(([name]) => seed.id.endsWith(`-about-${name}`)) ?? [];
      if (!sectionsOf || seed.fields['content'] !== undefined) return seed;
      return { ...seed, fields: { ...seed.fields, body: name === 'architecture' ? withPicture(`${picture}-${tag}`, seed.fields['body']) : seed.fields['body'], content: sectionsOf(group) } };
    }),
  };
}
