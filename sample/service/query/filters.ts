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
  const comparables = (): readonly Operand[] => values.flatMap((value) => comparable(value, path.type) ?? []);
  const some = (test: (value: Operand, limit: Operand) => boolean): boolean =>
    operand !== undefined && comparables().some((value) => test(value, operand));
  switch (operator) {
    case 'eq':
    case 'in':
      return comparables().some((value) => operands.includes(value));
    case 'ne':
    case 'nin':
      return !comparables().some((value) => operands.includes(value));
    case 'all': {
      const held = comparables();
      return operands.every((required) => held.includes(required));
    }
    case 'exists':
      return values.length > 0 === operand;
    case 'match': {
      const searchedWords = wordsOf(String(operand));
      return values.some((value) => textMatches(textIn(value), searchedWords));
    }
    case 'lt':
      return some((value, limit) => value < limit);
    case 'lte':
      return some((value, limit) => value <= limit);
    case 'gt':
      return some((value, limit) => value > limit);
    case 'gte':
      return some((value, limit) => value >= limit);
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
