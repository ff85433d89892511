import * as v from 'valibot';
import type { City } from '../../content/cities.ts';
import { ALL_LIMIT, NEAR_LIMIT } from '../../content/model/registry.ts';
import type { Log } from '../platform/log.ts';
import type { ListParameters } from './delivery.ts';

/** A list of a city that is near the limit of what the site reads, or beyond it. */
export interface LongList {
  readonly type: string;
  readonly city: City;
  readonly total: number;
  readonly limit: number;
  /** Entries beyond the limit are on no page. */
  readonly isCut: boolean;
}

export type LongLists = ReturnType<typeof createLongLists>;

const counted = v.object({ total: v.number(), items: v.array(v.unknown()) });

/**
 * The long lists that an isolate has read (docs/rules.md#long-lists). A list that is cut is logged once, and again when its
 * length changes.
 */
export function createLongLists(log: Log) {
  const longLists = new Map<string, LongList>();
  return {
    list: (): readonly LongList[] => [...longLists.values()],
    /** Looks at an answer to one of the site's own questions. */
    note: (parameters: ListParameters, city: City, answer: unknown): void => {
      if (parameters['limit'] !== ALL_LIMIT || !v.is(counted, answer)) return;
      const { total, items } = answer;
      const type = String(parameters['content_type']);
      const key = `${type} ${city}`;
      const isCut = items.length < total;
      const before = longLists.get(key);
      if (total < NEAR_LIMIT && !isCut) longLists.delete(key);
      else longLists.set(key, { type, city, total, limit: ALL_LIMIT, isCut });
      if (isCut && before?.total !== total)
        log('warning', 'content list cut', { type, city, total, read: items.length });
    },
  };
}
