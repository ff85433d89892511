import { isOneOf } from '../../../content/names.ts';
import { invalidQuery, unknownPath } from '../model/apiError.ts';
import { fieldOf, type Target } from './paths.ts';

/** The parts of a resource, in the order of its body. */
const roots = ['metadata', 'sys', 'fields'] as const;
type Root = (typeof roots)[number];

/** For each part of a resource: all of it, some keys of it, or (absent) nothing. `undefined` selects everything. */
export type Select = { readonly [root in Root]?: 'all' | ReadonlySet<string> } | undefined;

/** Reads the `select` parameter. */
export function parseSelect(target: Target, text: string | null): Select {
  const paths = (text ?? '').split(',').map((path) => path.trim());
  const selected: { [root in Root]?: 'all' | Set<string> } = {};
  for (const path of paths.filter((candidate) => candidate !== '')) {
    const [root, key, ...deeper] = path.split('.');
    if (!isOneOf(roots, root)) throw unknownPath(path);
    if (deeper.length > 0) {
      throw invalidQuery({
        name: 'invalid',
        path: ['select'],
        value: path,
        details: 'Selected properties must be at most 2 levels deep, the path is deeper than two levels.',
      });
    }
    if (root === 'fields' && key !== undefined && !fieldOf(target, key)) throw unknownPath(path);
    const before = selected[root];
    if (key === undefined || before === 'all') selected[root] = 'all';
    else selected[root] = (before ?? new Set<string>()).add(key);
  }
  return Object.keys(selected).length > 0 ? selected : undefined;
}

/** Returns true if a field is delivered under a selection. */
export function selectsField(select: Select, id: string): boolean {
  if (!select) return true;
  const fields = select.fields;
  return fields === 'all' || (fields?.has(id) ?? false);
}

type Body = Readonly<Partial<Record<Root, Readonly<Record<string, unknown>>>>>;

/** The selected parts of a resource's body. */
export function pick(body: Body, select: Select): Body {
  if (!select) return body;
  const picked: { [root in Root]?: Readonly<Record<string, unknown>> } = {};
  for (const root of roots) {
    const [part, keys] = [body[root], select[root]];
    if (!part || !keys) continue;
    picked[root] = keys === 'all' ? part : Object.fromEntries(Object.entries(part).filter(([key]) => keys.has(key)));
  }
  return picked;
}
