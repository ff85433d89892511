import type { HookName, Hooks, MarkName } from './hooks.ts';

/** Attributes as JSX takes them. */
export type HookAttributes = Readonly<Record<`data-${string}`, string | number | undefined>>;
type Carried = string | number | boolean | object | undefined;

/** Joining the words of a name for each element again takes a twenty-fifth of a page's render. */
const marks = new Map<HookName, { readonly key: `data-${HookName}`; readonly mark: HookAttributes }>();

function rememberedMark(name: HookName) {
  const remembered = marks.get(name);
  if (remembered) return remembered;
  const key = attribute(name);
  const newMark = { key, mark: { [key]: '' } };
  marks.set(name, newMark);
  return newMark;
}

/** The attribute of a hook for an element of JSX, with what it carries: `<nav {...hook('menu')}>`. */
export function hook(name: MarkName, isThere?: boolean): HookAttributes;
export function hook<Name extends HookName>(name: Name, carried: Hooks[Name]): HookAttributes;
export function hook(name: HookName, ...carried: readonly Carried[]): HookAttributes {
  const { key, mark } = rememberedMark(name);
  const value = carried.length > 0 ? carried[0] : true;
  if (typeof value === 'boolean') return value ? mark : { [key]: undefined };
  return { [key]: typeof value === 'object' ? JSON.stringify(value) : value };
}

/** The name of a hook's attribute. */
export function attribute<Name extends HookName>(name: Name): `data-${Name}` {
  return `data-${name}`;
}

/** The selector of elements with a hook, or with one that carries these words. */
export function select(name: HookName, carried?: string): string {
  return carried === undefined ? `[data-${name}]` : `[data-${name}="${carried}"]`;
}
