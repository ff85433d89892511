import { linkOf, listOf, resourcesIn, unresolvedIds } from '../model/answerParts.ts';
import { property } from '../record.ts';
import { type Change, momentOf } from './changes.ts';
import type { Knowledge } from './freshness.ts';
import { idMarks } from './idMarks.ts';
import { type ListScope, mayEnter, type Scope } from './scope.ts';

/** A published version of an entry or asset. */
type Version = Pick<Change, 'revision' | 'at'>;

/** What an answer of the content service holds. */
type Holdings = Readonly<ReturnType<typeof holdingsOf>>;

/** Reads what a list answer of the content service holds; anything else holds nothing. */
export function holdingsOf(answer: unknown) {
  const versions = new Map<string, Version>();
  const ids = new Set<string>();
  for (const resource of resourcesIn(answer)) {
    const sys = property(resource, 'sys');
    const [id, revision] = [property(sys, 'id'), property(sys, 'revision')];
    if (typeof id === 'string') {
      ids.add(id);
      versions.set(id, {
        revision: typeof revision === 'number' ? revision : undefined,
        at: momentOf(property(sys, 'updatedAt')),
      });
    }
    noteLinks(property(resource, 'fields'), ids);
  }
  const count = listOf(answer, 'items').length;
  const [total, skip, limit] = ['total', 'skip', 'limit'].map((name) => numberIn(answer, name));
  return {
    /** Entries and assets that it delivers, as far as their versions are known. */
    versions,
    /** Ids of all entries and assets that it delivers, and of all that these link to. */
    ids,
    /** Links that the service could not resolve. */
    missing: new Set(unresolvedIds(answer)),
    /** There are more than it delivers. */
    isPartial: total !== undefined && count < total,
    /** It delivers fewer than it should: pages of a long list from different moments do not fit together. */
    isTorn: total !== undefined && limit !== undefined && count < Math.min(total - (skip ?? 0), limit),
  };
}

/** The scope of an answer to questions for some lists and some ids. */
export function scopeOf({ ids }: Holdings, lists: readonly ListScope[], requestedIds: readonly string[]): Scope {
  return { ids: idMarks([...ids, ...requestedIds]), lists };
}

/**
 * The change up to which an answer is known to be current. The content service's own caches lag behind its webhooks: an
 * answer that still holds an older version or a deleted entry, or lacks a published one, is older than the change.
 * `isSettling`: the last change is so new that an answer without an entry that belongs in it counts as older, too.
 */
export function currentSeq({ seq, changes }: Knowledge, holdings: Holdings, scope: Scope, isSettling: boolean): number {
  const behind = changes.filter((change) => isFromBefore(change, holdings, scope, isSettling));
  return Math.min(seq, ...behind.map((change) => change.seq - 1));
}

function isFromBefore(
  change: Change,
  { versions, missing, isPartial, isTorn }: Holdings,
  scope: Scope,
  isSettling: boolean,
): boolean {
  const { entry, isGone } = change;
  if (entry === undefined) return false;
  /** It may have entered a list a moment ago. */
  const isEntering = isSettling && scope.lists.some((list) => mayEnter(change, list));
  if (isEntering && isTorn) return true;
  const held = versions.get(entry);
  if (held) return isVersionBefore(held, change);
  // A missing target that is published by now means that the answer is older than its publication.
  if (missing.has(entry)) return !isGone;
  return isEntering && !isPartial;
}

/**
 * Returns true if a version may be older than a change, by their moments, or by revisions where a moment is missing
 * (docs/rules.md#newer-only).
 */
function isVersionBefore(held: Version, { revision, at, isGone }: Change): boolean {
  if (held.at !== undefined && at !== undefined) return isGone ? held.at <= at : held.at < at;
  if (held.revision === undefined || revision === undefined) return isGone;
  return isGone ? held.revision <= revision : held.revision < revision;
}

function numberIn(answer: unknown, name: string): number | undefined {
  const value = property(answer, name);
  return typeof value === 'number' ? value : undefined;
}

function noteLinks(value: unknown, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const link = linkOf(value);
  if (link) ids.add(link.id);
  else for (const part of Object.values(value)) noteLinks(part, ids);
}
