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
export const entry = (
  type: string,
  fields: Written['fields'] = {},
  id = 'it',
  more: Partial<Written> = {},
): Written => ({ type, id, fields, ...more });
export const event = (fields: Written['fields'], id = 'it', more: Partial<Written> = {}): Written =>
  entry('event', { title: '1', slug: id, ...fields }, id, more);
export const cta = (fields: Written['fields'], id = 'it'): Written => entry('cta', { title: '1', ...fields }, id);
export const redirect = (id: string, source: string, externalLink: string, more: Partial<Written> = {}): Written => ({
  type: 'redirect',
  id,
  fields: { title: '1', source, match: 'exact', externalLink },
  ...more,
});
export const deep = (depth: number): Written[] => [
  entry('basicPage', { slug: 'page', content: [to('part-1')] }, 'page'),
  ...Array.from(
    { length: depth },
    (_, index): Written =>
      entry(
        'richText',
        index + 1 < depth ? { body: text(nodeTo('embedded-entry-block', `part-${index + 2}`)) } : {},
        `part-${index + 1}`,
      ),
  ),
];
