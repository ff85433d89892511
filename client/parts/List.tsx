import { type ComponentProps, createElement, type ReactNode } from 'react';

interface ListProps<Item> extends Omit<ComponentProps<'ul'>, 'children'> {
  readonly as?: 'ul' | 'ol';
  readonly of: readonly Item[];
  /** What stands in an item. */
  readonly children: (item: Item, index: number) => ReactNode;
}

/** A list whose items are all shown in one way; nothing where there are none. Server side only: its items have no keys. */
export function List<Item>({ as = 'ul', of, children, ...attributes }: ListProps<Item>) {
  const items = of.map((item, index) => createElement('li', undefined, children(item, index)));
  return items.length > 0 ? createElement(as, attributes, ...items) : undefined;
}
