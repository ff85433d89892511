import type { SpaceLocale } from '../../../content/model/spaceLocales.ts';
import { nodeTo, text, to, type Written } from './spaceOf.ts';

/** A rule of the check by example. */
export interface Case {
  /** What the rule has to find fault with. */
  readonly wrong: readonly Written[];
  /** The findings, as `entry field message`. */
  readonly finds: readonly (string | RegExp)[];
  /** The nearest thing that is right. */
  readonly right: readonly Written[];
  readonly wrongAssets?: unknown[];
  readonly locales?: (string | SpaceLocale)[];
}

export const cn = (value: unknown) => ({ 'zh-CN': value });
export const event = (fields: Written['fields'], id = 'it', more: Partial<Written> = {}): Written => ({
  type: 'event',
  id,
  fields: { title: '1', slug: id, ...fields },
  ...more,
});
export const cta = (fields: Written['fields'], id = 'it'): Written => ({
  type: 'cta',
  id,
  fields: { title: '1', ...fields },
});
export const redirect = (id: string, source: string, externalLink: string, more: Partial<Written> = {}): Written => ({
  type: 'redirect',
  id,
  fields: { title: '1', source, match: 'exact', externalLink },
  ...more,
});
export const deep = (depth: number): Written[] => [
  { type: 'basicPage', id: 'page', fields: { slug: 'page', content: [to('part-1')] } },
  ...Array.from(
    { length: depth },
    (_, index): Written => ({
      type: 'richText',
      id: `part-${index + 1}`,
      fields: index + 1 < depth ? { body: text(nodeTo('embedded-entry-block', `part-${index + 2}`)) } : {},
    }),
  ),
];
