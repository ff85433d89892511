import type { Sources } from './sources.ts';

/** The tables of hooks. */
const isTable = /^client\/hooks\/\w+Hooks\.ts$/;
/** Code with markup or scripts of the site. */
const isCode = /^(?:client\/(?!hooks\/)|worker\/).+\.tsx?$/;
const isStyle = /^client\/.+\.css$/;

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const row = /^ {2}'?([\w-]+)'?: /gm;
const inStyle = /\[data-([\w-]+)/g;
/** What gives a hook: markup, and scripts that set it. */
const givers = [
  /\bhook\('([\w-]+)'/g,
  /\battribute\('([\w-]+)'\)\}[=> ]/g,
  /(?:set|toggle)Attribute\(attribute\('([\w-]+)'/g,
  /\bdataset\.(\w+) = /g,
];
/** What looks for a hook, or reads it. */
const takers = [
  /\bselect\(\s*'([\w-]+)'/g,
  /\b(?:get|has)Attribute\(attribute\('([\w-]+)'/g,
  /(?<!delete [\w.]+)\bdataset\.(\w+)\b(?! = )/g,
];
/** Hooks past the tables: selectors, attributes that scripts ask for by name, and names that no compiler checks. */
const untyped = /\[data-[\w-]+|Attribute\('data-[\w-]+|\bdataset\b(?!\.\w| \})/g;
const written = /(?<=[\s'"`])data-([a-z][\w-]*)(?=[='"`])/g;

/**
 * What is wrong with the seams between markup and scripts, a sentence each: a hook that one side lacks, and one past the
 * tables of client/hooks. An attribute that no script names is for styles or tests, and may stand in markup as it is.
 */
export function hookProblems({ read, files }: Pick<Sources, 'read' | 'files'>): readonly string[] {
  const texts = (pattern: RegExp): readonly { readonly file: string; readonly text: string }[] =>
    files.filter((file) => pattern.test(file)).map((file) => ({ file, text: (read(file) ?? '').replace(comment, '') }));
  const code = texts(isCode);
  const all = code.map(({ text }) => text).join('\n');
  const styled = new Set(texts(isStyle).flatMap(({ text }) => names(text, [inStyle])));
  const givenHooks = new Set(names(all, givers));
  const taken = new Set([...names(all, takers), ...styled]);
  const tables = texts(isTable).flatMap(({ file, text }) => names(text, [row]).map((name) => ({ file, name })));
  const hooks = new Set(tables.map(({ name }) => name));
  return [
    ...tables.flatMap(({ file, name }) => [
      ...(givenHooks.has(name) ? [] : [`${file}: nothing gives the hook ${name}`]),
      ...(taken.has(name) ? [] : [`${file}: nothing looks for the hook ${name}`]),
    ]),
    ...code.flatMap(({ file, text }) => [
      ...[...text.matchAll(untyped)].map(([found]) => `${file}: ${found} is typed by no table of client/hooks`),
      ...names(text, [written])
        .filter((name) => hooks.has(name) && !styled.has(name))
        .map((name) => `${file}: data-${name} is a hook, which hook() or attribute() writes`),
    ]),
  ];
}

/** What the patterns find, as the names of attributes without `data-`. */
function names(text: string, patterns: readonly RegExp[]): readonly string[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  );
}
