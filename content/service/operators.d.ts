import type { ValueType } from './paths.ts';
/** The operators in brackets; `eq` is written without any. */
export declare const OPERATORS: readonly ['eq', 'ne', 'in', 'nin', 'all', 'exists', 'match', 'lt', 'lte', 'gt', 'gte', 'near', 'within'];
export type Operator = (typeof OPERATORS)[number];
export type Operand = string | number | boolean;
/** Reads the operator of a filter; one that values of this type can't answer is refused. */
export declare const parseOperator: (text: string, type: ValueType, path: string) => Operator;
/** A stored value in the form in which values of its type are compared; `undefined` when it has another type. */
export declare const comparable: (value: unknown, type: ValueType) => Operand | undefined;
/** Reads what a filter compares with, in the type of the values it is compared to. */
export declare const parseOperands: (operator: Operator, text: string, type: ValueType, path: string) => readonly Operand[];
