import { ownValue } from './ownValue.ts';

/** Returns true for an object or a list, whose parts may be anything. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A part of a value that may be anything; undefined where the value does not hold it itself. */
export function property(value: unknown, name: string): unknown {
  return isRecord(value) ? ownValue(value, name) : undefined;
}
