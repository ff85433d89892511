import type { Field } from './model.ts';

export interface Link {
  readonly linkType: 'Entry' | 'Asset';
  readonly id: string;
}

/** A link as it is delivered. */
export function linkTo(linkType: string, id: string) {
  return { sys: { type: 'Link', linkType, id } };
}

/** One text for a link, to use as a key. */
export function linkKey(link: Link): string {
  return `${link.linkType}:${link.id}`;
}

/** Returns true if a value is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function linkFrom(value: Readonly<Record<string, unknown>>): Link | undefined {
  const { sys } = value;
  if (!isRecord(sys) || sys.type !== 'Link' || typeof sys.id !== 'string') return undefined;
  const { linkType, id } = sys;
  return linkType === 'Entry' || linkType === 'Asset' ? { linkType, id } : undefined;
}

function collect(value: unknown, links: Link[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, links);
    return;
  }
  if (!isRecord(value)) return;
  const link = linkFrom(value);
  if (link) {
    links.push(link);
    return;
  }
  for (const item of Object.values(value)) collect(item, links);
}

const linking: ReadonlySet<string> = new Set(['Link', 'Array', 'RichText']);

/**
 * The links in a field's value, in their order. What looks like a link inside a JSON field is plain data, as
 * in the real service.
 */
export function linksIn(field: Field, value: unknown): readonly Link[] {
  const links: Link[] = [];
  if (linking.has(field.type)) collect(value, links);
  return links;
}
