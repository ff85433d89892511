import { instantOf, isDateText } from './clock.ts';
import { invalidQuery } from './errors.ts';
import type { ValueType } from './paths.ts';

/** The operators in brackets; `eq` is written without any. */
const OPERATORS = [
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

export type Operator = (typeof OPERATORS)[number];
export type Operand = string | number | boolean;

const LISTS: readonly Operator[] = ['eq', 'ne', 'in', 'nin', 'all', 'exists'];
const RANGES: readonly Operator[] = ['lt', 'lte', 'gt', 'gte'];

const ALLOWED: Readonly<Record<ValueType, readonly Operator[]>> = {
  Symbol: [...LISTS, 'match'],
  Text: ['match', 'exists'],
  RichText: ['match', 'exists'],
  Integer: [...LISTS, ...RANGES],
  Number: [...LISTS, ...RANGES],
  Date: [...LISTS, ...RANGES],
  Boolean: ['eq', 'ne', 'in', 'nin', 'exists'],
  Location: ['near', 'within', 'exists'],
  Object: ['exists'],
  Link: ['exists'],
  ResourceLink: ['exists'],
};

const TAKES_LIST: ReadonlySet<Operator> = new Set(['in', 'nin', 'all', 'near', 'within']);

/** Reads the operator of a filter; one that values of this type can't answer is refused. */
export const parseOperator = (text: string, type: ValueType, path: string): Operator => {
  const operator = OPERATORS.find((candidate) => candidate === text);
  if (operator && ALLOWED[type].includes(operator)) return operator;
  throw invalidQuery({
    name: 'operator',
    path: path.split('.'),
    type,
    value: text,
    details: `${type} fields do not support the "${text}" operator`,
  });
};

const wrongType = (path: string, type: string, value: string) =>
  invalidQuery({
    name: 'type',
    path: path.split('.'),
    type,
    value,
    details: `The type of "${path.split('.').at(-1)}" is incorrect, expected type: ${type}`,
  });

const parseNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** A stored value in the form in which values of its type are compared; `undefined` when it has another type. */
export const comparable = (value: unknown, type: ValueType): Operand | undefined => {
  if (type === 'Date') return isDateText(value) ? instantOf(value) : undefined;
  if (type === 'Integer' || type === 'Number') return typeof value === 'number' ? value : undefined;
  if (type === 'Boolean') return typeof value === 'boolean' ? value : undefined;
  return typeof value === 'string' ? value : undefined;
};

const parseOperand = (text: string, type: ValueType, path: string): Operand => {
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
};

/** Reads what a filter compares with, in the type of the values it is compared to. */
export const parseOperands = (operator: Operator, text: string, type: ValueType, path: string): readonly Operand[] => {
  if (operator === 'exists') return [parseOperand(text, 'Boolean', path)];
  if (operator === 'match') return [text];
  const texts = TAKES_LIST.has(operator) ? text.split(',').map((part) => part.trim()) : [text];
  const operands = texts.map((part) => parseOperand(part, type, path));
  const fits =
    operator === 'near'
      ? operands.length === 2
      : operator !== 'within' || operands.length === 3 || operands.length === 4;
  if (!fits) throw wrongType(path, type, text);
  return operands;
};
