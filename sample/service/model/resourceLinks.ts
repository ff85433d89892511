import { isRecord } from '../../../content/record.ts';
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

function linkFrom(value: Readonly<Record<string, unknown>>): Link | undefined {
  const { sys } = value;
  if (!isRecord(sys) || sys.type !== 'Link' || typeof sys.id !== 'string') return undefined;
  const { linkType, id } = sys;
  return linkType === 'Entry' || linkType === 'Asset' ? { linkType, id } : undefined;
}

function linksFrom(value: unknown): readonly Link[] {
  if (!isRecord(value)) return [];
  const link = linkFrom(value);
  return link ? [link] : Object.values(value).flatMap(linksFrom);
}

const linking: ReadonlySet<string> = new Set(['Link', 'Array', 'RichText']);

/**
 * The links in a field's value, in their order. What looks like a link inside a JSON field is plain data, as
 * in the real service.
 */
export function linksIn(field: Field, value: unknown): readonly Link[] {
  return linking.has(field.type) ? linksFrom(value) : [];
}
