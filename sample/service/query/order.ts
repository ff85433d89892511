import { invalidQuery } from '../model/apiError.ts';
import type { Resource } from '../model/model.ts';
import type { Filter } from './filters.ts';
import { distanceTo } from './geography.ts';
import { comparable, type Operand } from './operators.ts';
import { type Path, parsePath, type Target, type ValueType } from './paths.ts';
import { type Scope, valuesAt } from './values.ts';

export interface Order {
  readonly path: Path;
  readonly descending: boolean;
}

const sortable: ReadonlySet<ValueType> = new Set(['Symbol', 'Integer', 'Number', 'Date', 'Boolean']);

const newestFirst: Order = { path: { at: 'sys', name: 'updatedAt', type: 'Date' }, descending: true };

function isList(path: Path): boolean {
  return path.at === 'tags' || path.at === 'linked' || ('field' in path && path.field.type === 'Array');
}

function parsePart(target: Target, text: string): Order {
  const descending = text.startsWith('-');
  const name = descending ? text.slice(1) : text;
  const path = parsePath(target, name);
  if (isList(path) || !sortable.has(path.type)) {
    const type = isList(path) ? 'Array' : path.type;
    const advice = type === 'Text' ? ' Consider using a Symbol field instead' : '';
    throw invalidQuery({
      name: 'order',
      path: name.split('.'),
      type,
      details: `${type} fields do not support ordering.${advice}`,
    });
  }
  return { path, descending };
}

/** Reads the `order` parameter; without one the newest comes first. */
export function parseOrder(target: Target, text: string): readonly Order[] {
  const names = text.split(',').map((name) => name.trim());
  const orders = names.filter((name) => name !== '').map((name) => parsePart(target, name));
  return orders.length > 0 ? orders : [newestFirst];
}

type Key = Operand | undefined;

// Resources without a value come last in both directions.
function compareKeys(a: Key, b: Key, descending: boolean): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a < b === descending ? 1 : -1;
}

/** Sorts by distance where a `near` filter asks for it, then by each order in turn, then by id to be stable. */
export function sortBy(
  orders: readonly Order[],
  filters: readonly Filter[],
  resources: readonly Resource[],
  scope: Scope,
): readonly Resource[] {
  const near = filters.filter((filter) => filter.operator === 'near');
  const rows = resources.map((resource) => ({
    resource,
    keys: [
      ...near.map(({ path, operands }): Key => {
        const [value] = valuesAt(resource, path, scope);
        return distanceTo(value, operands.map(Number));
      }),
      ...orders.map(({ path }) => comparable(valuesAt(resource, path, scope)[0], path.type)),
    ],
  }));
  const descending = [...near.map(() => false), ...orders.map((order) => order.descending)];
  rows.sort((a, b) => {
    for (const [index, down] of descending.entries()) {
      const result = compareKeys(a.keys[index], b.keys[index], down);
      if (result !== 0) return result;
    }
    return compareKeys(a.resource.id, b.resource.id, false);
  });
  return rows.map((row) => row.resource);
}
