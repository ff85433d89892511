import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES_FILE, ruleProblems } from '../../tools/rules/checkRules.ts';
import { missingProofs, type TestOfRun } from '../../tools/rules/missingProofs.ts';
import { readRules, titlePattern } from '../../tools/rules/readRules.ts';

const RULES = `# Rules

## Search

- [Search](#search)

### search-minimum
A search needs at least two characters.
- Held in \`content/keyword.ts\`
- Proved by \`test/keyword.test.ts\`: "%j is searched for: %s"
- Departs: nothing.

### search-order
Results stand in order.
- Held in \`content/keyword.ts\`
- Proved by: none yet (the order of sections)
`;

const files: Readonly<Record<string, string>> = {
  'docs/rules.md': RULES,
  'content/keyword.ts': '/** Rules: docs/rules.md#search-minimum, docs/rules.md#search-order */',
  'test/keyword.test.ts': "test.each([])('%j is searched for: %s', () => {});",
};

/** What the check says when some of the files are others. */
function problems(changed: Readonly<Record<string, string | undefined>> = {}): readonly string[] {
  const merged: Readonly<Record<string, string | undefined>> = { ...files, ...changed };
  return ruleProblems({ read: (file) => merged[file], files: Object.keys(merged), exists: (path) => path in merged });
}

const withRules = (from: string, to: string) => problems({ 'docs/rules.md': RULES.replace(from, to) });

describe('the check of the rules', () => {
  test('finds nothing where all is well', () => {
    expect(problems()).toEqual([]);
  });

  test('finds a reference to a rule that does not exist, in code and in documents', () => {
    // In two pieces: this file is checked as well.
    const wrong = `rules.md${'#gone'}`;
    expect(problems({ 'content/other.ts': `// docs/${wrong}`, 'docs/editors.md': `[why](${wrong})` })).toEqual([
      `content/other.ts: docs/${wrong} is no rule`,
      `docs/editors.md: docs/${wrong} is no rule`,
    ]);
  });

  test('finds a path in a comment that leads nowhere, and a rule that no code refers to', () => {
    // In two pieces: this file is checked as well.
    const gone = `content${'/gone.ts'}`;
    const minimum = `docs/rules.md${'#search-minimum'}`;
    expect(problems({ 'content/keyword.ts': `// As ${gone}: ${minimum}\nread('${gone}');` })).toEqual([
      'docs/rules.md: search-order: no code refers to it',
      `content/keyword.ts: ${gone}, which a comment names, does not exist`,
    ]);
  });

  test.each([
    ['an anchor that stands twice', '### search-order', '### search', ['stands twice', 'no code refers', 'no rule']],
    ['a holder that is gone', 'Held in `content/keyword.ts`', 'Held in `gone.ts`', ['gone.ts does not exist']],
    ['a test file that is gone', 'test/keyword.test.ts', 'test/gone.ts', ['test/gone.ts does not exist']],
    ['a title that is gone', 'searched for: %s', 'found: %s', ['has no title "%j is found: %s"']],
    ['half of a title', '%j is searched for: %s', 'searched for', ['has no title "searched for"']],
    ['a title of placeholders', '%j is searched for: %s', '%j %s', ['would match every test', 'has no title']],
    ['a rule without a holder', '- Held in `content/keyword.ts`\n', '', ['no file holds it']],
    ['a rule without a word of proofs', '- Proved by: none yet (the order of sections)', '', ['neither what proves']],
    ['a rule without words', 'Results stand in order.\n', '', ['it says nothing']],
    ['a line that is none', '- Departs: nothing.', '- Except: on Sundays', ['not understood: - Except: on Sundays']],
    ['a link of the index that leads nowhere', '](#search)', '](#find)', ['#find is no anchor']],
  ])('finds %s', (_, from, to, expected) => {
    const reported = withRules(from, to);
    expect(reported).toHaveLength(expected.length);
    for (const [index, words] of expected.entries()) expect(reported[index]).toContain(words);
  });

  test('finds that the rules are gone', () => {
    expect(problems({ 'docs/rules.md': undefined })).toEqual(['docs/rules.md does not exist']);
  });
});

describe('the proofs that a run gives', () => {
  const { rules } = readRules(RULES);
  const ran = (names: readonly string[], hasRun = true): TestOfRun => ({ file: 'test/keyword.test.ts', names, hasRun });

  test.each<[string, readonly TestOfRun[]]>([
    ['by a test', [ran(['"a" is searched for: false'])]],
    ['by a group', [ran(['two', '"ab" is searched for: true'])]],
  ])('are known %s', (_, tests) => {
    expect(missingProofs(rules, tests, () => true)).toEqual([]);
  });

  test.each<[string, readonly TestOfRun[], string]>([
    ['was renamed', [ran(['"a" is found: false'])], 'search-minimum: no test "%j is searched for: %s" ran'],
    ['stands in another file', [{ ...ran(['"a" is searched for: no']), file: 'test/other.test.ts' }], 'no test'],
    ['was skipped', [ran(['"a" is searched for: false']), ran(['"b" is searched for: false'], false)], 'was skipped'],
  ])('lack a test that %s', (_, tests, words) => {
    expect(missingProofs(rules, tests, () => true)).toEqual([expect.stringContaining(words)]);
  });
});

test.each([
  ['%s events (past?) show', 'two events (past?) show', true],
  ['%s events (past?) show', 'two events past show', false],
  ['a page', 'a page that is not there', false],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a title as it stands in a source.
  ['a listing of ${ITEMS} items', 'a listing of 60 items', true],
  ['$name stands in no file', 'HEALTH_KEY stands in no file', true],
  ['%.60s: nothing is left', '<b>\n</b>: nothing is left', true],
])('the title %j names the test %j: %s', (title, name, isNamed) => {
  expect(titlePattern(title).test(name)).toBe(isNamed);
});

test('the rules of the product are read whole', () => {
  const { rules, anchors } = readRules(readFileSync(RULES_FILE, 'utf8'));
  expect(rules.length).toBeGreaterThan(150);
  expect(anchors).toContain('search-minimum');
});
