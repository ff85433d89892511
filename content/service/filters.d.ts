import type { Resource } from './model.ts';
import { type Operand, type Operator } from './operators.ts';
import type { Path } from './paths.ts';
import { type Scope } from './values.ts';
export interface Filter {
    readonly path: Path;
    readonly operator: Operator;
    readonly operands: readonly Operand[];
}
/**
 * Whether a list of values passes a filter. The negative operators are exact opposites of the positive ones,
 * so what has no value at all passes them.
 */
export declare const passes: ({ path, operator, operands }: Filter, values: readonly unknown[]) => boolean;
/** Whether a resource passes all filters. */
export declare const passesAll: (filters: readonly Filter[], resource: Resource, scope: Scope) => boolean;
