import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { hookProblems } from './hookProblems.ts';
import { readRules } from './readRules.ts';
import type { Sources } from './sources.ts';

/** Where the rules stand. */
export const RULES_FILE = 'docs/rules.md';

const reference = /\brules\.md#([\w-]+)/g;
const anchorReference = /\]\(#([\w-]+)\)/g;
const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|^\s*(?:#|--) .*/gm;
const path = /(?<![\w/.@-])(?:client|content|coordinator|docs|sample|test|tools|worker)\/[\w./-]*\w/g;
/** Files with comments: those of the site's own rooms hold the rules. */
const isCode = (file: string): boolean => /\.(?:ts|tsx|js|css|sql|toml)$/.test(file);

/** What is wrong with the rules and with references to them, a sentence each; nothing when all is well. */
export function ruleProblems({ read, files, exists }: Sources): readonly string[] {
  const text = read(RULES_FILE);
  if (text === undefined) return [`${RULES_FILE} does not exist`];
  const { rules, anchors, problems } = readRules(text);
  const anchorSet = new Set(anchors);
  const holding = files.filter((file) => isCode(file) && !file.startsWith('test/'));
  const linked = new Set(
    holding.flatMap((file) => [...(read(file) ?? '').matchAll(reference)].map(([, anchor]) => anchor)),
  );
  const inRules = [
    ...problems,
    ...[...anchorSet].flatMap((anchor) =>
      anchors.indexOf(anchor) === anchors.lastIndexOf(anchor) ? [] : [`${anchor}: the anchor stands twice`],
    ),
    ...rules.flatMap(({ anchor, holders, proofs }) => [
      ...(holders.some(isCode) && !linked.has(anchor) ? [`${anchor}: no code refers to it`] : []),
      ...holders.flatMap((file) => (read(file) === undefined ? [`${anchor}: ${file} does not exist`] : [])),
      ...proofs.flatMap(({ file, title }) => {
        const test = read(file);
        if (test === undefined) return [`${anchor}: ${file} does not exist`];
        return hasTitle(test, title) ? [] : [`${anchor}: ${file} has no title "${title}"`];
      }),
    ]),
    ...missing(text, anchorReference, anchorSet).map((anchor) => `#${anchor} is no anchor`),
  ].map((problem) => `${RULES_FILE}: ${problem}`);
  const inFiles = files.flatMap((file) =>
    missing(read(file) ?? '', reference, anchorSet).map((anchor) => `${file}: ${RULES_FILE}#${anchor} is no rule`),
  );
  const inComments = files
    .filter(isCode)
    .flatMap((file) =>
      [...(read(file) ?? '').matchAll(comment)]
        .flatMap(([text]) => text.match(path) ?? [])
        .flatMap((name) => (exists(name) ? [] : [`${file}: ${name}, which a comment names, does not exist`])),
    );
  return [...inRules, ...inFiles, ...inComments];
}

function missing(text: string, pattern: RegExp, anchorSet: ReadonlySet<string>): readonly string[] {
  return [...text.matchAll(pattern)].flatMap(([, anchor = '']) => (anchorSet.has(anchor) ? [] : [anchor]));
}

/** Returns true if a title stands in a test file as a whole string, not only as part of one or of a comment. */
function hasTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(quote + title.replaceAll(quote, `\\${quote}`) + quote));
}

const isText = /\.(?:ts|tsx|js|css|md|sql|toml|json)$/;

function filesOfRepository(): readonly string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return list.split('\0').filter((file) => isText.test(file));
}

if (import.meta.main) {
  const sources: Sources = {
    read: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
    files: filesOfRepository(),
    exists: existsSync,
  };
  const problems = [...ruleProblems(sources), ...hookProblems(sources)];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
