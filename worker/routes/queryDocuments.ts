import * as v from 'valibot';
import { entryGraph } from '../../content/model/graph.ts';
import type { ContentType } from '../../content/model/registry.ts';

/** An entry as the content query returns it: system fields and fields side by side, links as ids. */
export interface QueryDocument {
  readonly id: string;
  readonly contentType: ContentType;
  readonly slug: string;
  readonly [field: string]: unknown;
}

const link = v.object({ sys: v.object({ type: v.literal('Link'), id: v.string() }) });

/** The entries of a raw list answer as flat documents. */
export function documentsOf(answer: unknown, type: ContentType): readonly QueryDocument[] {
  return (entryGraph(answer)?.items ?? []).map(({ sys, fields }) => {
    const { slug, ...otherFields } = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, flattened(value)]),
    );
    return {
      ...otherFields,
      id: sys.id,
      contentType: type,
      createdAt: sys.createdAt,
      updatedAt: sys.updatedAt,
      slug: typeof slug === 'string' ? slug : '',
    };
  });
}

function flattened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flattened);
  return v.is(link, value) ? value.sys.id : value;
}
