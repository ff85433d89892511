import { sanitizeHtml } from '../../content/html/sanitizeHtml.ts';
import { fieldLabel } from '../../content/model/fieldLabel.ts';
import type { Field, FieldDefinition } from '../../content/model/fields.ts';
import { entryGraph } from '../../content/model/graph.ts';
import { readEntries } from '../../content/model/readEntry.ts';
import { contentTypeRow, contentTypes, isContentType, type SectionEntry } from '../../content/model/registry.ts';
import { sectionTypes } from '../../content/model/targets.ts';
import { ownValue } from '../../content/ownValue.ts';
import { DAY_MS } from '../../content/time/platformOffset.ts';

/** A list shows its first kind of item in one form, its second in the next. */
const KINDS = 2;
/** Items of a list, where their type has not more forms. */
const FEW = 4;

const titles = ['The hour before the ferry', 'Oak, smoke and patience', 'Measured in small hours', 'By daylight'];
const sentences =
  'Sandstone, salt air and a long gallery of light. Come in by the harbour door and stay until the lamps are lit.';
const pictures = ['hero-atrium', 'hero-spirits', 'city-sydney', 'hero-gifts', 'arch-corridor', 'city-hong-kong'];
/** Days from now to the beginning of what is on, to come, and over. */
const begins = [-3, 12, -40] as const;

/** What a field holds whose words or numbers mean something; any other holds its own name. */
const meaningful: Readonly<Record<string, (index: number, now: number) => unknown>> = {
  title: titleAt,
  name: titleAt,
  displayName: titleAt,
  slug: (index) => `specimen-${index}`,
  startDate: (index, now) => dayAt(index, now, 0),
  endDate: (index, now) => dayAt(index, now, 12),
  removedAfterExpired: () => false,
  weekly: () => ['Mo-Su 10:00-20:00'],
  mark: (index) => String(index + 1),
  phone: () => '+61 2 5550 0148',
  at: (index) => index * 6,
  planX: (index) => 200 + index * 150,
  planY: () => 500,
  // A choice of items, not a look.
  filter: () => undefined,
  // With calls to action, and without.
  cta: (index) => (index % 2 === 0 ? [] : [linkTo('cta', index % FEW)]),
};

/**
 * Every section in all its forms, as the registry has them: with each choice of its fields, and each kind of its items. They
 * are read like any other entries, so a specimen has a shape that real pages have.
 */
export function specimenSections(now: Date): readonly SectionEntry[] {
  const items = sectionTypes.flatMap((type) => rawEntries('section', type, formsOf(type), now.getTime()));
  const parts = contentTypes.flatMap((type) => rawEntries('part', type, partsOf(type), now.getTime()));
  const graph = entryGraph({ items, includes: { Entry: parts } });
  return graph ? readEntries(graph, sectionTypes, sanitizeHtml).entries : [];
}

/** In how many forms an entry of a type is shown. */
function formsOf(type: string): number {
  return Math.max(1, ...fieldsOf(type).map(([name, field]) => (name in meaningful ? 1 : formsOfField(field))));
}

function fieldsOf(type: string): readonly (readonly [name: string, field: Field])[] {
  return isContentType(type) ? Object.entries(contentTypeRow(type).fields) : [];
}

function formsOfField(field: Field): number {
  if (field.kind === 'links') return Math.min(KINDS, field.targets.length);
  return field.kind === 'value' ? choicesOf(field.definition).length : 1;
}

function partsOf(type: string): number {
  return Math.max(FEW, formsOf(type));
}

function choicesOf({ validations = [] }: FieldDefinition): readonly string[] {
  return validations.flatMap((validation) => validation.in ?? []);
}

function rawEntries(use: 'section' | 'part', type: string, count: number, now: number): readonly object[] {
  return Array.from({ length: count }, (_, index) => ({
    sys: { id: `${use}-${type}-${index}`, contentType: { sys: { id: type } } },
    fields: {
      ...Object.fromEntries(fieldsOf(type).map(([name, field]) => [name, rawValue(name, field, index, now)])),
      ...(type === 'storeGuide' && { media: [mediaFile('image', 'plan-sydney-level-1.svg')] }),
    },
  }));
}

function rawValue(name: string, field: Field, index: number, now: number): unknown {
  const meant = ownValue(meaningful, name);
  if (meant) return meant(index, now);
  switch (field.kind) {
    case 'link':
      return linkTo(field.targets[index % field.targets.length], index % FEW);
    case 'links': {
      const target = field.targets[index % formsOfField(field)] ?? '';
      return Array.from({ length: partsOf(target) }, (_, item) => linkTo(target, item));
    }
    case 'richText':
      return richText();
    case 'value':
      return choicesOf(field.definition)[index % formsOfField(field)] ?? plainValue(name, field.definition, index);
  }
}

/** An address, a key, a number or a place is left out: without one everything is shown. */
function plainValue(name: string, { type, items }: FieldDefinition, index: number): unknown {
  if (type === 'Object') return [rawMedia(name, index)];
  if (type === 'Text') return sentences;
  if (type === 'Array') return items?.validations.length === 0 ? [fieldLabel(name), sentences] : undefined;
  return type === 'Symbol' && !/link|url|html/i.test(name) ? fieldLabel(name) : undefined;
}

/** A picture of the project's own catalogue; the sixth form of what has a moving one has the catalogue's video. */
function rawMedia(name: string, index: number): object {
  return name === 'media' && index === 5
    ? mediaFile('video', 'loop-fragrance.mp4')
    : mediaFile('image', `${pictures[index % pictures.length]}.webp`);
}

function mediaFile(kind: 'image' | 'video', file: string): object {
  return {
    secure_url: `https://assets.meridian.example/${kind}/upload/v1/meridian/${file}`,
    resource_type: kind,
    width: 1600,
    height: file.endsWith('.svg') ? 1000 : 900,
    context: { custom: { alt: file, focusX: 0.66 } },
  };
}

/** A text with all that a text can hold. */
function richText(): object {
  const node = (nodeType: string, ...content: readonly object[]) => ({ nodeType, data: {}, content });
  const words = { nodeType: 'text', value: sentences, marks: [], data: {} };
  const paragraph = node('paragraph', words);
  const card = { ...node('embedded-entry-block'), data: { target: linkTo('columnContentGenericCard', 0) } };
  const list = node('unordered-list', node('list-item', paragraph), node('list-item', paragraph));
  return node('document', paragraph, node('heading-2', words), list, node('blockquote', paragraph), card);
}

function linkTo(type: string | undefined, index: number): object {
  return { sys: { type: 'Link', linkType: 'Entry', id: `part-${type}-${index}` } };
}

function titleAt(index: number): string | undefined {
  return titles[index % titles.length];
}

function dayAt(index: number, now: number, later: number): string {
  const day = (begins[index % begins.length] ?? 0) + later;
  return new Date(now + day * DAY_MS).toISOString();
}
