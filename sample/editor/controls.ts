import * as v from 'valibot';
import { linesOf } from '../../content/model/richTextLines.ts';
import { writtenInstant } from '../../content/time/zonedTime.ts';
import type { Field } from './api.ts';
import { make } from './dom.ts';
import { withLines } from './editedLines.ts';

/** A control of one value: a text that stands for it, and the way back. */
interface TextKind {
  readonly element: 'input' | 'textarea';
  readonly text: (value: unknown) => string;
  /** Throws a sentence for a text that means nothing. */
  readonly value: (text: string, before: unknown) => unknown;
  readonly hint?: string;
}

const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');
const list = v.fallback(v.array(v.string()), []);
const place = v.fallback(v.strictObject({ lat: v.number(), lon: v.number() }), { lat: 0, lon: 0 });

function numberIn(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new Error(`“${text}” is no number.`);
  return number;
}

function dateIn(text: string): string {
  if (writtenInstant(text, 'UTC') === undefined)
    throw new Error(`“${text}” is no date: write 2027-01-26 or 2027-01-26T18:00.`);
  return text;
}

const kinds: Readonly<Record<string, TextKind>> = {
  Symbol: { element: 'input', text: plain, value: (text) => text },
  Text: { element: 'textarea', text: plain, value: (text) => text },
  Integer: { element: 'input', text: plain, value: numberIn },
  Number: { element: 'input', text: plain, value: numberIn },
  Date: { element: 'input', text: plain, value: dateIn },
  Array: {
    element: 'textarea',
    text: (value) => v.parse(list, value).join('\n'),
    value: lines,
    hint: 'One in a line.',
  },
  RichText: {
    element: 'textarea',
    text: (value) => linesOf(value).join('\n'),
    value: (text, before) => withLines(before, text.split('\n')),
    hint: 'A line is a paragraph, a heading or an item; links, emphasis and what is embedded stay.',
  },
  Location: {
    element: 'input',
    text: (value) => {
      const { lat, lon } = v.parse(place, value);
      return value === undefined ? '' : `${lat}, ${lon}`;
    },
    value: (text) => {
      const [lat = '', lon = ''] = text.split(',');
      return { lat: numberIn(lat), lon: numberIn(lon) };
    },
    hint: 'Latitude, longitude.',
  },
};

/** A value that is edited: `set` takes a new one, `refuse` what was mistyped and why it means nothing. */
export interface Edited {
  readonly value: unknown;
  readonly mistyped: string | undefined;
  readonly set: (value: unknown) => void;
  readonly refuse: (text: string, reason: string) => void;
}

/** The control of a field that is no link and no picture. */
export function control(field: Field, { value, mistyped, set, refuse }: Edited): HTMLElement {
  const choices = field.type === 'Boolean' ? ['true', 'false'] : field.validations.find((rule) => rule.in)?.in;
  if (choices && field.type !== 'Array') {
    const select = make('select', {}, ...['', ...choices].map((choice) => make('option', { value: choice }, choice)));
    select.value = String(value ?? '');
    const chosen = (): unknown => (field.type === 'Boolean' ? select.value === 'true' : select.value);
    select.addEventListener('change', () => set(select.value === '' ? undefined : chosen()));
    return select;
  }
  const kind = kinds[field.type];
  if (!kind) return make('p', {}, `Fields of the kind ${field.type} are not edited here.`);
  const input = kind.element === 'input' ? make('input') : make('textarea', { rows: field.type === 'Array' ? 3 : 6 });
  input.value = mistyped ?? kind.text(value);
  const readInput = (): void => {
    try {
      set(input.value === '' && field.type !== 'RichText' ? undefined : kind.value(input.value, value));
      input.removeAttribute('aria-invalid');
    } catch (thrown) {
      input.ariaInvalid = 'true';
      refuse(input.value, thrown instanceof Error ? thrown.message : '');
    }
  };
  input.addEventListener('input', readInput);
  if (mistyped !== undefined) readInput();
  return input;
}

/** What stands below the control of a field. */
export const hintOf = ({ type }: Field): string => kinds[type]?.hint ?? '';
