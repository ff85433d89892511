import { createHash } from 'node:crypto';
import { parseSync } from 'vite';
import { words } from '../support/words.ts';

/** One small fault that can be switched on in a file. */
export interface Mutant {
  /** Stays the same while the code around it changes. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly mutated: string;
}

/** A node of a file's tree. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A place in the tree: what is above decides whether an expression may be replaced. */
export interface Place {
  readonly parents: readonly Node[];
  readonly isInFunction: boolean;
}

const operators: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};

/** Methods that are easily confused, or that are easily forgotten. */
const methods: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['toUpperCase', 'toLowerCase'],
  ['toLowerCase', 'toUpperCase'],
  ['min', 'max'],
  ['max', 'min'],
  ['find', 'findLast'],
  ['findLast', 'find'],
]);
const dispensable = new Set('filter toSorted toReversed slice trim replace replaceAll normalize flat'.split(' '));

const typeKeys = new Set(
  words(`
  typeAnnotation typeParameters typeArguments returnType superTypeArguments implements
`),
);

/**
 * All mutants of a file, in its order. Words and numbers that stand in a module's tables are data: a test that repeats
 * them proves nothing, so they are left alone, and so are words that are written as an element's attribute.
 */
export function findMutants(file: string, code: string): readonly Mutant[] {
  const mutants: Mutant[] = [];
  const counts = new Map<string, number>();
  const add = ({ start, end }: Node, mutated: string): void => {
    const original = code.slice(start, end);
    const name = `${file}|${original}|${mutated}`;
    const turn = counts.get(name) ?? 0;
    counts.set(name, turn + 1);
    const id = createHash('sha256').update(`${name}|${turn}`).digest('hex').slice(0, 12);
    const line = code.slice(0, start).split('\n').length;
    mutants.push({ id, file, line, start, end, original, mutated });
  };
  visitCode(file, code, (node, place) => {
    if (!place.parents.some((parent) => isHook(file, parent))) mutate(node, place, code, add);
  });
  return mutants;
}

/** Where loops begin their bodies: a mutant may make them endless. */
export function loopBodies(file: string, code: string): readonly { readonly start: number; readonly end: number }[] {
  const bodies: Node[] = [];
  visitCode(file, code, (node) => {
    const body = node['body'];
    if (/^(?:While|DoWhile|For|ForOf|ForIn)Statement$/.test(node.type) && isNode(body)) bodies.push(body);
  });
  return bodies;
}

/** Where functions begin and end. */
export function functionsIn(file: string, code: string): readonly { readonly start: number; readonly end: number }[] {
  const functions: Node[] = [];
  visitCode(file, code, (node) => {
    if (/Function/.test(node.type)) functions.push(node);
  });
  return functions;
}

/** Sees every node of a file but types and names of properties, in its order. */
export function visitCode(file: string, code: string, see: (node: Node, place: Place) => void): void {
  visit(parse(file, code), { parents: [], isInFunction: false }, see);
}

function parse(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code);
  const tree: unknown = program;
  if (errors.length > 0 || !isNode(tree)) throw new Error(`${file} cannot be parsed`);
  return tree;
}

function mutate(
  node: Node,
  { parents, isInFunction }: Place,
  code: string,
  add: (node: Node, mutated: string) => void,
): void {
  const text = (part: unknown): string => (isNode(part) ? code.slice(part.start, part.end) : '');
  const parent = parents.at(-1);
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const { left, right } = node;
      if (!isNode(left) || !isNode(right)) return;
      for (const replacement of operators[String(node['operator'])] ?? [])
        add(node, `(${text(left)}) ${replacement} (${text(right)})`);
      return;
    }
    case 'UnaryExpression':
      if (node['operator'] === '!' || node['operator'] === '-') add(node, text(node['argument']));
      return;
    case 'ConditionalExpression':
    case 'IfStatement': {
      const { test } = node;
      if (isNode(test)) for (const answer of ['true', 'false']) add(test, answer);
      return;
    }
    case 'ExpressionStatement': {
      const { expression } = node;
      if (isNode(expression) && node['directive'] == null) add(expression, 'undefined');
      return;
    }
    case 'ChainExpression':
      if (!parent || !/Call|Member/.test(parent.type) || parent['callee'] !== node)
        add(
          node,
          text(node)
            .replace('?.', '.')
            .replace(/\.([[(])/, '$1'),
        );
      return;
    case 'CallExpression':
      if (!isInChain(node, parents)) mutateCall(node, text, add);
      return;
    case 'ArrayExpression':
      if (isInFunction && Array.isArray(node['elements']) && node['elements'].length > 0) add(node, '[]');
      return;
    case 'TemplateLiteral':
      if (parent?.type !== 'TaggedTemplateExpression') add(node, '""');
      return;
    case 'Literal':
      mutateLiteral(node, parents, isInFunction, add);
      return;
    default:
  }
}

function mutateCall(node: Node, text: (part: unknown) => string, add: (node: Node, mutated: string) => void): void {
  const { callee } = node;
  if (!isNode(callee) || callee.type !== 'MemberExpression' || callee['computed'] === true) return;
  const name = text(callee['property']);
  const object = text(callee['object']);
  const rest = text(node).slice(text(callee).length);
  const replacement = methods.get(name);
  if (replacement) add(node, `${object}.${replacement}${rest}`);
  if (dispensable.has(name)) add(node, object);
}

function mutateLiteral(
  node: Node,
  parents: readonly Node[],
  isInFunction: boolean,
  add: (node: Node, mutated: string) => void,
): void {
  const { value } = node;
  const parent = parents.at(-1);
  if (!parent || /^(?:Import|Export|TS|JSXAttribute)/.test(parent.type) || parent.type === 'ExpressionStatement')
    return;
  if (!isInFunction && /^(?:Property|ArrayExpression)$/.test(parent.type)) return;
  if (typeof value === 'boolean') add(node, String(!value));
  else if (typeof value === 'number') add(node, String(value + 1));
  else if (typeof value === 'string') add(node, value === '' ? '"mutant"' : '""');
}

/**
 * The build of the client writes the words of these calls into the scripts, where no switch can stand
 * (tools/build/inlineHooks.ts).
 */
function isHook(file: string, { callee }: Node): boolean {
  return (
    file.startsWith('client/') && isNode(callee) && (callee['name'] === 'select' || callee['name'] === 'attribute')
  );
}

/** Replacing a part of `a?.b().c` would end the chain early. */
function isInChain(node: Node, parents: readonly Node[]): boolean {
  let child = node;
  for (const parent of parents.toReversed()) {
    if (parent.type === 'ChainExpression') return true;
    if (parent['callee'] !== child && parent['object'] !== child) return false;
    child = parent;
  }
  return false;
}

function visit(node: Node, place: Place, see: (node: Node, place: Place) => void): void {
  see(node, place);
  const inner: Place = {
    parents: [...place.parents, node],
    isInFunction: place.isInFunction || /Function/.test(node.type),
  };
  for (const [key, value] of Object.entries(node)) {
    const isName = (key === 'key' && node['computed'] !== true) || (key === 'property' && node['computed'] !== true);
    if (isName || typeKeys.has(key)) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child) && !/^TS(?!As|Satisfies|NonNull)/.test(child.type)) visit(child, inner, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}
