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

/** A heritage page's text in all its languages: after the first paragraph of each the thing that it tells of, unless it shows a picture of its own. */
function withRelic(tag: SeedGroup['tag'], body: unknown): unknown {
  const parsed = v.safeParse(texts, body);
  if (!parsed.success) return body;
  return Object.fromEntries(Object.entries(parsed.output).map(([language, text]) => [language, text.includes('![](') ? text : text.replace('\n\n', `\n\n![](relic-${tag})\n\n`)]));
}

/** A city's entries, where pages about the store that have no sections of their own end with those of `chapters`. */
export function withChapters(group: SeedGroup): SeedGroup {
  const { tag, seeds } = group;
  return {
    tag,
    seeds: seeds.map((seed) => {
      const [name, sectionsOf] = Object.entries(chapters).find(([name]) => seed.id.endsWith(`-about-${name}`)) ?? [];
      if (!sectionsOf || seed.fields['content'] !== undefined) return seed;
      const body = name === 'heritage' ? withRelic(tag, seed.fields['body']) : seed.fields['body'];
      return { ...seed, fields: { ...seed.fields, body, content: sectionsOf(group) } };
    }),
  };
}
