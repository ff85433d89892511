import { resolve } from 'node:path';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import { isElementAccessExpression } from 'typescript/unstable/ast/is';
import { API } from 'typescript/unstable/sync';
import { afterAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const api = new API({ cwd: root });
afterAll(() => api.close());

/** The look-up itself, and what reads nothing but the project's own files while it is built. */
const exempt = ['content/ownValue.ts', 'tools/build/', 'tools/dependencies/', 'sample/space/', 'sample/media/'];

/** Every place of a room where an object is asked for a name that may be any text. */
function lookups(room: string): readonly string[] {
  const config = resolve(root, room, 'tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`${config} is no project`);
  const { program, checker } = project;
  const isAnyText = (key: Node): boolean => {
    if (key.kind === SyntaxKind.StringLiteral || key.kind === SyntaxKind.NumericLiteral) return false;
    const type = checker.getTypeAtLocation(key);
    return type !== undefined && checker.isTypeAssignableTo(checker.getStringType(), type);
  };
  return program.getSourceFileNames().flatMap((name) => {
    const path = name.slice(root.length + 1);
    const file = program.getSourceFile(name);
    if (!file || !path.startsWith(`${room}/`) || exempt.some((place) => path.startsWith(place))) return [];
    const places: string[] = [];
    const walk = (node: Node): void => {
      if (isElementAccessExpression(node) && isAnyText(node.argumentExpression))
        places.push(`${path}: ${node.getText(file)}`);
      node.forEachChild(walk);
    };
    walk(file);
    return places;
  });
}

describe('a name that somebody else wrote', () => {
  test.each(['content', 'client', 'worker', 'coordinator', 'sample', 'tools'])(
    'is looked up in %s by `ownValue` or in a Map, never in an object that inherits',
    (room) => {
      expect(lookups(room)).toEqual([]);
    },
  );

  test('finds in an object what nobody put there, and the check sees that', () => {
    const example: Readonly<Record<string, string>> = {};
    const inherited = (name: string): unknown => example[name];
    expect(inherited('constructor')).toBe(Object);
    const seen = lookups('test').filter((place) => place.startsWith('test/tools/ownNames.test.ts'));
    expect(seen).toEqual(['test/tools/ownNames.test.ts: example[name]']);
  });
});
