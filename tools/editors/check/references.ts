import { fromHtml } from 'hast-util-from-html';
import * as v from 'valibot';
import { type Field, isMediaField } from '../../../content/model/fields.ts';
import type { ContentTypeRow } from '../../../content/model/registry.ts';
import { isTooDeep } from '../../../content/model/richText.ts';
import { ownValue } from '../../../content/ownValue.ts';
import type { ByLocale } from '../../../content/translations/localizedTexts.ts';

/** An entry or asset that a field names. */
export interface EntryLink {
  readonly field: string;
  readonly locale: string;
  readonly linkType: 'Entry' | 'Asset';
  readonly id: string;
  /** Content types that the field accepts; undefined for any. */
  readonly targets: readonly string[] | undefined;
  /** True for a link in running text; other links make the entry part of the page. */
  readonly isInline: boolean;
}

/** An address that an editor typed: in a field of its own, in rich text, or in markup. */
export interface TypedAddress {
  readonly field: string;
  readonly locale: string;
  readonly address: string;
}

interface References {
  readonly links: readonly EntryLink[];
  readonly addresses: readonly TypedAddress[];
}

const link = v.object({ sys: v.object({ linkType: v.picklist(['Entry', 'Asset']), id: v.string() }) });
const textNode = v.object({
  nodeType: v.fallback(v.string(), ''),
  data: v.fallback(v.object({ target: v.optional(v.unknown()), uri: v.optional(v.fallback(v.string(), '')) }), {}),
  content: v.fallback(v.array(v.unknown()), []),
});

/** Fields whose text is an address: `externalLink`, `externalLink2nd`, `menuLink`, and a city's `url`. */
const addressField = /(?:[lL]ink(?:\d(?:st|nd|rd|th))?|^url)$/;

/** Everything that an entry's fields of the model name: links, and typed addresses. */
export function referencesOf(row: ContentTypeRow | undefined, fields: Readonly<Record<string, ByLocale>>): References {
  const references = Object.entries(row?.fields ?? {}).flatMap(([name, field]) =>
    Object.entries(ownValue(fields, name) ?? {}).flatMap(([locale, value]) =>
      Array.from(namedIn(name, field, value), (named) => ({ field: name, locale, ...named })),
    ),
  );
  return {
    links: references.filter((reference) => 'linkType' in reference),
    addresses: references
      .filter((reference) => 'address' in reference)
      .map(({ address, ...at }) => ({ ...at, address: address.trim() }))
      .filter(({ address }) => address !== ''),
  };
}

type Named = Omit<EntryLink, 'field' | 'locale'> | Pick<TypedAddress, 'address'>;

function* namedIn(name: string, field: Field, value: unknown): Iterable<Named> {
  switch (field.kind) {
    case 'link':
    case 'links':
      for (const item of [value].flat()) yield* linkIn(item, field.targets);
      return;
    case 'richText':
      // A value that is nested too deeply is reported as unusable.
      if (!isTooDeep(value)) yield* namedInNode(value, field.targets);
      return;
    case 'value':
      if (isMediaField(field)) for (const item of [value].flat()) yield* linkIn(item, undefined);
      if (typeof value !== 'string') return;
      if (field.definition.type === 'Symbol' && addressField.test(name)) yield { address: value };
      if (field.definition.type === 'Text' && value.includes('href'))
        for (const address of hrefsOf(fromHtml(value, { fragment: true }))) yield { address };
  }
}

function* linkIn(raw: unknown, targets: EntryLink['targets'], isInline = false): Iterable<Named> {
  const linkValue = v.safeParse(link, raw);
  if (linkValue.success) yield { ...linkValue.output.sys, targets, isInline };
}

function* namedInNode(raw: unknown, targets: readonly string[]): Iterable<Named> {
  const parsed = v.safeParse(textNode, raw);
  if (!parsed.success) return;
  const { nodeType, data, content } = parsed.output;
  yield* linkIn(data.target, nodeType.includes('entry') ? targets : undefined, nodeType.includes('hyperlink'));
  if (nodeType === 'hyperlink') yield { address: data.uri ?? '' };
  for (const child of content) yield* namedInNode(child, targets);
}

const element = v.object({
  properties: v.fallback(v.object({ href: v.fallback(v.string(), '') }), { href: '' }),
  children: v.fallback(v.array(v.unknown()), []),
});

/** The addresses of links in an editor's markup, as the parser that also cleans it reads it. */
function* hrefsOf(raw: unknown): Iterable<string> {
  const parsed = v.safeParse(element, raw);
  if (!parsed.success) return;
  if (parsed.output.properties.href) yield parsed.output.properties.href;
  for (const child of parsed.output.children) yield* hrefsOf(child);
}
