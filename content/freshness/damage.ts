import { type Field, isMediaField } from '../model/fields.ts';
import { type EntryGraph, entryGraph } from '../model/graph.ts';
import { ownValue } from '../ownValue.ts';
import { property } from '../record.ts';
import { type DeliveredAnswer, fieldsOf, type Linked, linksIn, missingLink, readDelivered } from './delivered.ts';
import type { Knowledge } from './freshness.ts';

/** A doubtful answer is accepted once it came again after the first time, and any answer after the second; in milliseconds. */
const AGREES_AFTER_MS = 10_000;
const HELD_MS = 120_000;

/** What header, menus and footer are made of. */
const frameTypes: readonly string[] = ['globalSettings', 'localeWebsite'];

/**
 * The first link within the asked depth whose target is neither delivered nor listed as unresolvable, as `Entry:id`;
 * undefined for a whole answer. Links below the depth say nothing, nor do those in fields that the site does not know
 * (docs/rules.md#damaged-answers).
 */
export function missingTarget(answer: unknown, include: number): string | undefined {
  return missingLink(readDelivered(answer), include);
}

/** The stored answer that a new one would replace, and the newest change that it knows. */
interface StoredAnswer {
  readonly answer: unknown;
  readonly epoch: string;
  readonly seq: number;
}

/**
 * Why an answer is doubted beside the one that is stored for the same question: its items or a list of an entry shrank to
 * nothing, in header, menus and footer to less than half; an entry lost its fields, holds a value of a wrong type, or is
 * another one under its id. A change that names the entry, or all that a list lost, explains it; that everything may have
 * changed explains nothing. Undefined for an answer that counts at once (docs/rules.md#damaged-answers).
 */
export function doubtOf(
  raw: unknown,
  storedAnswer: StoredAnswer,
  knowledge: Pick<Knowledge, 'epoch' | 'changes'>,
): string | undefined {
  const [graph, graphBefore] = [entryGraph(raw), entryGraph(storedAnswer.answer)];
  if (!graph || !graphBefore) return undefined;
  const changes =
    storedAnswer.epoch === knowledge.epoch ? knowledge.changes.filter(({ seq }) => seq > storedAnswer.seq) : [];
  const changedEntries = new Set(changes.map(({ entry }) => entry));
  const isUnexplained = ({ id }: Linked): boolean => !changedEntries.has(id);
  const [answer, before] = [readDelivered(raw), readDelivered(storedAnswer.answer)];
  const isFrame = before.items.some(({ type }) => frameTypes.includes(String(type)));
  const isLost = (old: readonly Linked[], now: readonly Linked[]): boolean => {
    const left = new Set(now.map(({ key }) => key));
    return (
      isLoss(old.length, now.length, isFrame) &&
      old.some((resource) => !left.has(resource.key) && isUnexplained(resource))
    );
  };
  if (isLost(before.items, answer.items)) return 'lost its items';
  for (const [key, resource] of before.resources) {
    const newResource = answer.resources.get(key);
    if (!newResource || !isUnexplained(resource)) continue;
    if (newResource.type !== resource.type || newResource.createdAt !== resource.createdAt) return `${key} is another`;
    if (Object.keys(resource.fields).length > 0 && Object.keys(newResource.fields).length === 0)
      return `${key} lost its fields`;
    for (const [name, field] of fieldsOf(resource)) {
      const [old, value] = [ownValue(resource.fields, name), ownValue(newResource.fields, name)];
      if (isUsable(field, old, graphBefore) && !isUsable(field, value, graph)) return `${key} has a wrong ${name}`;
      const isShort =
        field.kind === 'value'
          ? isLoss(lengthOf(old), lengthOf(value), isFrame)
          : isLost(resolvable(old, before), resolvable(value, answer));
      if (isShort) return `${key} lost ${name}`;
    }
  }
  return undefined;
}

/** An answer that is held, by its tag: since when it says this, and since when the question is in doubt. */
export interface HeldAnswer {
  readonly tag: string;
  readonly at: number;
  readonly since: number;
}

/** Holds a doubtful answer beside the one that was held before for the same question. */
export function heldAnswer(before: HeldAnswer | undefined, tag: string, now: number): HeldAnswer {
  return { tag, at: before?.tag === tag ? before.at : now, since: before?.since ?? now };
}

/** Returns true once a doubtful answer is accepted: it was repeated, or doubted for long enough. */
export function isConfirmed({ at, since }: HeldAnswer, now: number): boolean {
  return now - at >= AGREES_AFTER_MS || now - since >= HELD_MS;
}

/** Returns true for a list that shrank to nothing; of a frame's, for one that lost most. */
function isLoss(old: number, now: number, isFrame: boolean): boolean {
  return old > 0 && (isFrame ? now < old / 2 : now === 0);
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function resolvable(value: unknown, { unresolved }: DeliveredAnswer): readonly Linked[] {
  return linksIn(value).filter(({ id }) => !unresolved.has(id));
}

/** Returns true for an empty field, and for one of its row's type. */
function isUsable(field: Field, value: unknown, graph: EntryGraph): boolean {
  if (value === undefined || value === null) return true;
  if (field.kind === 'value') return field.read(isMediaField(field) ? graph.withAssets(value) : value) !== undefined;
  if (field.kind === 'richText') return property(value, 'nodeType') === 'document';
  return (Array.isArray(value) ? value : [value]).every(graph.isLink);
}
