import { isOneOf } from '../../../content/names.ts';
import { invalidQuery } from '../model/apiError.ts';
import { instantOf, isDateText } from '../model/movedDates.ts';
import type { ValueType } from './paths.ts';

/** The operators in brackets; `eq` is written without any. */
const operators = [
  'eq',
  'ne',
  'in',
  'nin',
  'all',
  'exists',
  'match',
  'lt',
  'lte',
  'gt',
  'gte',
  'near',
  'within',
] as const;

export type Operator = (typeof operators)[number];
export type Operand = string | number | boolean;

const lists: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'all', 'exists'];
const ranges: readonly Operator[] = ['lt', 'lte', 'gt', 'gte'];

const allowed: Readonly<Record<ValueType, readonly Operator[]>> = {
  Symbol: [...lists, 'match'],
  Text: ['match', 'exists'],
  RichText: ['match', 'exists'],
  Integer: [...lists, ...ranges],
  Number: [...lists, ...ranges],
  Date: [...lists, ...ranges],
  Boolean: ['eq', 'ne', 'in', 'nin', 'exists'],
  Location: ['near', 'within', 'exists'],
  Object: ['exists'],
  Link: ['exists'],
  ResourceLink: ['exists'],
};

const takingLists: ReadonlySet<Operator> = new Set(['in', 'nin', 'all', 'near', 'within']);

/** Reads the operator of a filter. Throws for one that this type of value does not support. */
export function parseOperator(text: string, type: ValueType, path: string): Operator {
  if (isOneOf(operators, text) && allowed[type].includes(text)) return text;
  throw invalidQuery({
    name: 'operator',
    path: path.split('.'),
    type,
    value: text,
    details: `${type} fields do not support the "${text}" operator`,
  });
}

function wrongType(path: string, type: string, value: string) {
  return invalidQuery({
    name: 'type',
    path: path.split('.'),
    type,
    value,
    details: `The type of "${path.split('.').at(-1)}" is incorrect, expected type: ${type}`,
  });
}

function parseNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** A stored value in the form in which values of its type are compared; `undefined` when it has another type. */
export function comparable(value: unknown, type: ValueType): Operand | undefined {
  if (type === 'Date') return isDateText(value) ? instantOf(value) : undefined;
  if (type === 'Integer' || type === 'Number') return typeof value === 'number' ? value : undefined;
  if (type === 'Boolean') return typeof value === 'boolean' ? value : undefined;
  return typeof value === 'string' ? value : undefined;
}

function parseOperand(text: string, type: ValueType, path: string): Operand {
  if (type === 'Boolean') {
    if (text !== 'true' && text !== 'false') throw wrongType(path, type, text);
    return text === 'true';
  }
  if (type === 'Date' || type === 'Integer' || type === 'Number' || type === 'Location') {
    const number = type === 'Date' ? instantOf(text.trim()) : parseNumber(text);
    if (!Number.isFinite(number)) throw wrongType(path, type, text);
    return number;
  }
  return text;
}

/** Reads the operands of a filter, in the type of the values that they are compared with. */
export function parseOperands(operator: Operator, text: string, type: ValueType, path: string): readonly Operand[] {
  if (operator === 'exists') return [parseOperand(text, 'Boolean', path)];
  if (operator === 'match') return [text];
  const texts = takingLists.has(operator) ? text.split(',').map((part) => part.trim()) : [text];
  const operands = texts.map((part) => parseOperand(part, type, path));
  const fits =
    operator === 'near'
      ? operands.length === 2
      : operator !== 'within' || operands.length === 3 || operands.length === 4;
  if (!fits) throw wrongType(path, type, text);
  return operands;
}
