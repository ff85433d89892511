import type { Field } from '../../../content/model/fields.ts';
import { linkTo } from '../content/read.ts';
import { richText } from '../content/richText.ts';

interface Drawing {
  /** Ids of the entries of some content types. */
  readonly alike: (targets: readonly string[]) => readonly string[];
  /** A number from 0 to below a limit. */
  readonly draw: (limit: number) => number;
}

/** Another value of a field's kind, as an editor could publish it; `mark` makes texts differ from all others. */
export function changedValue(field: Field, value: unknown, mark: string, { alike, draw }: Drawing): unknown {
  const linkToOne = (targets: readonly string[]): unknown => {
    const ids = alike(targets);
    const id = ids[draw(Math.max(ids.length, 1))];
    return id === undefined ? undefined : linkTo(id);
  };
  switch (field.kind) {
    case 'link':
      return value === undefined ? linkToOne(field.targets) : draw(2) === 0 ? undefined : linkToOne(field.targets);
    case 'links': {
      const links = Array.isArray(value) ? value : [];
      const added = linkToOne(field.targets);
      const orders = [links.toReversed(), links.slice(1), added === undefined ? links.slice(0, 1) : [added, ...links]];
      return orders[draw(orders.length)];
    }
    case 'richText':
      return richText(`Words ${mark}`);
    case 'value':
      return differentValue(field.definition, value, mark, draw);
  }
}

function differentValue(
  { type, validations = [], items }: Extract<Field, { kind: 'value' }>['definition'],
  value: unknown,
  mark: string,
  draw: Drawing['draw'],
): unknown {
  const choices = [...validations, ...(items?.validations ?? [])].flatMap((each) => each.in ?? []);
  const choice = choices.filter((each) => each !== value)[draw(Math.max(choices.length - 1, 1))];
  switch (type) {
    case 'Boolean':
      return value !== true;
    case 'Integer':
    case 'Number':
      return (typeof value === 'number' ? value : 0) + 1 + draw(5);
    case 'Date':
      return `2026-0${5 + draw(4)}-1${draw(9)}T1${draw(9)}:00`;
    case 'Location':
      return { lat: draw(80), lon: draw(170) };
    case 'Array':
      return choice === undefined ? [`Line ${mark}`] : [choice];
    case 'Object':
      return Array.isArray(value) ? value.slice(1) : [];
    default:
      return choice ?? `Words ${mark}`;
  }
}
