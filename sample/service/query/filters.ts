import type { Resource } from '../model/model.ts';
import { textIn, textMatches, wordsOf } from './fullText.ts';
import { distanceTo, isWithin } from './geography.ts';
import { comparable, type Operand, type Operator } from './operators.ts';
import type { Path } from './paths.ts';
import { type Scope, valuesAt } from './values.ts';

export interface Filter {
  readonly path: Path;
  readonly operator: Operator;
  readonly operands: readonly Operand[];
}

/**
 * Returns true if a list of values passes a filter. Negative operators are exact opposites of positive ones,
 * so a resource without a value passes them.
 */
export function passes({ path, operator, operands }: Filter, values: readonly unknown[]): boolean {
  const [operand] = operands;
  const known = (): readonly Operand[] => values.flatMap((value) => comparable(value, path.type) ?? []);
  const some = (test: (value: Operand, wanted: Operand) => boolean): boolean =>
    operand !== undefined && known().some((value) => test(value, operand));
  switch (operator) {
    case 'eq':
    case 'in':
      return known().some((value) => operands.includes(value));
    case 'ne':
    case 'nin':
      return !known().some((value) => operands.includes(value));
    case 'all': {
      const held = known();
      return operands.every((wanted) => held.includes(wanted));
    }
    case 'exists':
      return values.length > 0 === operand;
    case 'match': {
      const wanted = wordsOf(String(operand));
      return values.some((value) => textMatches(textIn(value), wanted));
    }
    case 'lt':
      return some((value, wanted) => value < wanted);
    case 'lte':
      return some((value, wanted) => value <= wanted);
    case 'gt':
      return some((value, wanted) => value > wanted);
    case 'gte':
      return some((value, wanted) => value >= wanted);
    case 'within':
      return values.some((value) => isWithin(value, operands.map(Number)));
    case 'near':
      // `near` keeps every resource with a place; order.ts sorts them by distance.
      return values.some((value) => distanceTo(value, operands.map(Number)) !== undefined);
  }
}

/** Returns true if a resource passes all filters. */
export function passesAll(filters: readonly Filter[], resource: Resource, scope: Scope): boolean {
  return filters.every((filter) => passes(filter, valuesAt(resource, filter.path, scope)));
}
