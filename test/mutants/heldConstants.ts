import { functionsIn, type Mutant, type Node, type Place, visitCode } from './findMutants.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A module's constant whose value depends on mutants: it has to be made again when one of them is switched. */
export interface HeldConstant {
  readonly name: string;
  readonly ids: readonly string[];
  /** The word `const`. */
  readonly keyword: Span;
  readonly value: Span;
  readonly declaration: Span;
  readonly isExported: boolean;
  /** Where functions of its module read it. */
  readonly uses: readonly (Span & { readonly isShorthand: boolean })[];
}

interface Use extends Span {
  readonly name: string;
  readonly isShorthand: boolean;
  readonly isInFunction: boolean;
  /** Another thing of the same name, or a place where nothing can be put in. */
  readonly isOther: boolean;
}

type Declared = Omit<HeldConstant, 'ids' | 'uses'>;

/** The constants of a module that hold mutants, or that are made of constants that do, in their order. */
export function heldConstants(file: string, code: string, mutants: readonly Mutant[]): readonly HeldConstant[] {
  const declared: Declared[] = [];
  const uses: Use[] = [];
  visitCode(file, code, (node, place) => {
    const constant = declaredBy(node, place);
    if (constant) declared.push(constant);
    if (node.type === 'Identifier') uses.push(identifierAt(node, place));
  });
  const functions = functionsIn(file, code);
  const isLate = (span: Span): boolean => functions.some((outer) => isWithin(span, outer));
  const held: HeldConstant[] = [];
  for (const constant of declared) {
    const { name, value } = constant;
    const constantUses = uses.filter((use) => use.name === name);
    if (constantUses.some(({ isOther }) => isOther)) continue;
    const parts = held.filter((candidate) =>
      uses.some((use) => use.name === candidate.name && !use.isInFunction && isWithin(use, value)),
    );
    const inside = mutants.filter((mutant) => isWithin(mutant, value) && !isLate(mutant));
    const ids = [...parts.flatMap((part) => part.ids), ...inside.map(({ id }) => id)];
    if (ids.length > 0) held.push({ ...constant, ids, uses: constantUses.filter(({ isInFunction }) => isInFunction) });
  }
  return held;
}

/** A constant of a module, not of a function or a block. */
function declaredBy(node: Node, { parents }: Place): Declared | undefined {
  const [, outer, inner] = parents;
  const declaration = parents.at(-1);
  if (node.type !== 'VariableDeclarator' || declaration?.['kind'] !== 'const' || !outer) return undefined;
  const isExported = outer.type === 'ExportNamedDeclaration' && inner === declaration;
  const isAlone = Array.isArray(declaration['declarations']) && declaration['declarations'].length === 1;
  const { id, init } = node;
  if ((outer !== declaration && !isExported) || !isAlone || !isNamed(id) || !isSpan(init)) return undefined;
  const keyword = { start: declaration.start, end: declaration.start + 'const'.length };
  return { name: id.name, keyword, value: init, declaration: outer, isExported };
}

function identifierAt(node: Node, { parents, isInFunction }: Place): Use {
  const [above, parent] = [parents.at(-2), parents.at(-1)];
  const isDeclaration = parent?.type === 'VariableDeclarator' && parent['id'] === node;
  const isParameter = Array.isArray(parent?.['params']) && parent['params'].includes(node);
  const isPattern = /Pattern|RestElement|CatchClause|Specifier/.test(parent?.type ?? '') && parent?.['right'] !== node;
  const isInPattern = parent?.type === 'Property' && above?.type === 'ObjectPattern';
  return {
    name: String(node['name']),
    start: node.start,
    end: node.end,
    isShorthand: parent?.['shorthand'] === true,
    isInFunction: isInFunction && !isDeclaration,
    isOther: isParameter || isPattern || isInPattern || (isDeclaration && isInFunction),
  };
}

const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

function isSpan(value: unknown): value is Span {
  return typeof value === 'object' && value !== null && 'start' in value && 'end' in value;
}

function isNamed(value: unknown): value is { readonly name: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'Identifier' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
