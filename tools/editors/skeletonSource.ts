import type { Field } from '../../content/model/fields.ts';
import { type ContentType, contentTypeRow, contentTypes } from '../../content/model/registry.ts';
import { addressable, cardTypes, sectionTypes } from '../../content/model/targets.ts';

/** Lists of content types that many fields share, by the name of their union. */
const unions: readonly (readonly [name: string, types: readonly string[]])[] = [
  ['AddressableSkeleton', addressable],
  ['SectionSkeleton', sectionTypes],
  ['CardSkeleton', cardTypes],
];

/** Begins what is written: a file that begins otherwise is somebody else's. */
export const SKELETON_HEAD = '// Written by `npm run content:types`';

/** The official SDK's skeletons as TypeScript, for editors' scripts; the site trusts nothing that editors save, and uses none. */
export function skeletonSource(): string {
  return [
    `${SKELETON_HEAD} from the registry in content/model.`,
    "import type { EntryFieldTypes, EntrySkeletonType } from 'contentful';",
    ...unions.map(
      ([name, types]) =>
        `/** Content types that many fields accept. */\nexport type ${name} = ${types.map(nameOf).join(' | ')};`,
    ),
    ...contentTypes.map(skeletonOf),
    '',
  ].join('\n\n');
}

function skeletonOf(type: ContentType): string {
  const { name, fields } = contentTypeRow(type);
  const lines = Object.entries(fields).map(
    ([id, field]) => `  ${id}${field.required ? '' : '?'}: EntryFieldTypes.${typeOf(field)};`,
  );
  return [
    `interface ${capital(type)}Fields {`,
    ...lines,
    '}',
    '',
    `/** ${name}. */`,
    `export type ${nameOf(type)} = EntrySkeletonType<${capital(type)}Fields, '${type}'>;`,
  ].join('\n');
}

function typeOf(field: Field): string {
  switch (field.kind) {
    case 'link':
      return linkTo(field.targets);
    case 'links':
      return `Array<EntryFieldTypes.${linkTo(field.targets)}>`;
    case 'richText':
      return 'RichText';
    case 'value': {
      const { type, validations = [] } = field.definition;
      const choices = validations.flatMap((validation) => validation.in ?? []);
      if (type === 'Array') return 'Array<EntryFieldTypes.Symbol>';
      return type === 'Symbol' && choices.length > 0
        ? `Symbol<${choices.map((choice) => `'${choice}'`).join(' | ')}>`
        : type;
    }
  }
}

function linkTo(targets: readonly string[]): string {
  const union = unions.find(([, types]) => types.join() === targets.join());
  return `EntryLink<${union ? union[0] : targets.map(nameOf).join(' | ')}>`;
}

function nameOf(type: string): string {
  return `${capital(type)}Skeleton`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
