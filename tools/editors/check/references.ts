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
  const links: EntryLink[] = [];
  const addresses: TypedAddress[] = [];
  for (const [name, field] of Object.entries(row?.fields ?? {})) {
    for (const [locale, value] of Object.entries(ownValue(fields, name) ?? {})) {
      const at = { field: name, locale };
      const addLink = (raw: unknown, isInline: boolean, targets: readonly string[] | undefined): void => {
        const named = v.safeParse(link, raw);
        if (named.success) links.push({ ...at, ...named.output.sys, targets, isInline });
      };
      const addAddress = (address: string): void => {
        if (address.trim() !== '') addresses.push({ ...at, address: address.trim() });
      };
      readField(name, field, value, addLink, addAddress);
    }
  }
  return { links, addresses };
}

function readField(
  name: string,
  field: Field,
  value: unknown,
  addLink: (raw: unknown, isInline: boolean, targets: readonly string[] | undefined) => void,
  addAddress: (address: string) => void,
): void {
  switch (field.kind) {
    case 'link':
    case 'links':
      for (const item of Array.isArray(value) ? value : [value]) addLink(item, false, field.targets);
      return;
    case 'richText':
      // A value that is nested too deeply is reported as unusable.
      if (!isTooDeep(value)) readNode(value);
      return;
    case 'value':
      if (isMediaField(field))
        for (const item of Array.isArray(value) ? value : [value]) addLink(item, false, undefined);
      if (typeof value !== 'string') return;
      if (field.definition.type === 'Symbol' && addressField.test(name)) addAddress(value);
      if (field.definition.type === 'Text' && value.includes('href'))
        for (const href of hrefsIn(value)) addAddress(href);
  }

  function readNode(raw: unknown): void {
    const parsed = v.safeParse(textNode, raw);
    if (!parsed.success) return;
    const { nodeType, data, content } = parsed.output;
    const targets = field.kind === 'richText' && nodeType.includes('entry') ? field.targets : undefined;
    addLink(data.target, nodeType.includes('hyperlink'), targets);
    if (nodeType === 'hyperlink') addAddress(data.uri ?? '');
    for (const child of content) readNode(child);
  }
}

const element = v.object({
  properties: v.fallback(v.object({ href: v.fallback(v.string(), '') }), { href: '' }),
  children: v.fallback(v.array(v.unknown()), []),
});

/** The addresses of links in an editor's markup, read by the parser that also cleans it. */
function hrefsIn(html: string): readonly string[] {
  const hrefs: string[] = [];
  const collect = (raw: unknown): void => {
    const parsed = v.safeParse(element, raw);
    if (!parsed.success) return;
    if (parsed.output.properties.href) hrefs.push(parsed.output.properties.href);
    for (const child of parsed.output.children) collect(child);
  };
  collect(fromHtml(html, { fragment: true }));
  return hrefs;
}
