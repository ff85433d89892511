import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { languages } from '../../content/languages.ts';
import { contentTypes } from '../../content/model/registry.ts';
import { alarmChecks, alarmsByHand } from '../../tools/operators/alarmTable.ts';
import { anchorOf } from '../../tools/rules/readRules.ts';
import { secretNames } from '../../tools/secrets.ts';
import { readSiteConfig } from '../../tools/siteConfig.ts';
import { settingNames } from '../../worker/settings.ts';
import { workflowFiles, workflowSteps } from '../support/tools/workflowSteps.ts';

const packageFile = v.parse(
  v.object({
    scripts: v.record(v.string(), v.string()),
    dependencies: v.record(v.string(), v.string()),
    devDependencies: v.record(v.string(), v.string()),
  }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);
const pages = readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []));
const tasks = readdirSync('docs/editors').flatMap((file) => (file.endsWith('.md') ? [`docs/editors/${file}`] : []));
const templates = ['.github/pull_request_template.md'];
const ofSample = ['sample/scenes/README.md', 'sample/space/README.md'];
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...templates,
  ...pages,
  ...tasks,
  ...ofSample,
];
const textOf = (file: string): string => readFileSync(file, 'utf8');

/** Anchors of a page's headings, as GitHub makes them. */
function anchorsOf(file: string): readonly string[] {
  return [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchorOf(title));
}

/** Returns true if a link of a page leads to a file, and to a heading where it names one. */
function isThere(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  return existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

describe.each(documents)('%s', (file) => {
  test('names only npm scripts that exist', () => {
    const named = [...textOf(file).matchAll(/npm run (?:-s )?([a-z][a-z:]*)/g)].flatMap(([, name]) => name ?? []);
    expect(named.filter((name) => packageFile.scripts[name] === undefined)).toEqual([]);
  });

  test('runs files of the project by the Node of its packages, whatever the machine has', () => {
    expect([...textOf(file).matchAll(/(?<!npx )\bnode [\w/-]+\.ts/g)].map(([command]) => command)).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    const links = [...textOf(file).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => link ?? []);
    expect(links.filter((link) => !/^[a-z]+:/.test(link) && !isThere(file, link))).toEqual([]);
  });

  test('names only files and folders of the rooms that exist', () => {
    const rooms = /(?<![\w/.-])(?:worker|client|content|sample|tools|test|docs)\/[\w./-]*[\w/]/g;
    const named = [...textOf(file).matchAll(rooms)].map(([path]) => path);
    expect(named.filter((path) => !existsSync(path) && !existsSync(dirname(path)))).toEqual([]);
    expect(named.filter((path) => /\.\w+$/.test(path) && !existsSync(path))).toEqual([]);
  });
});

test('recipes name only what stands in a file', () => {
  const files = ['worker', 'client', 'content', 'sample/space', 'tools', 'test'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  );
  const sources = files.filter((file) => /\.(?:tsx?|txt|css)$/.test(file)).map(textOf);
  const words = new Set(sources.flatMap((text) => text.match(/\w+/g) ?? []));
  const named = [...textOf('docs/recipes.md').matchAll(/`([A-Za-z]\w*)`/g)].flatMap(([, word]) => word ?? []);
  expect(named.filter((word) => !words.has(word))).toEqual([]);
});

describe.each(workflowFiles)('%s', (file) => {
  const commands = workflowSteps.filter((step) => step.file === file).map(({ command }) => command);

  test('installs as the README says, before anything else', () => {
    expect(commands[0]).toMatch(/^npm ci(?: --ignore-scripts)?$/);
    expect(textOf('README.md')).toContain('npm ci && npm test');
  });

  test('builds what it measures', () => {
    const scripts = commands.flatMap(
      (command) => packageFile.scripts[/^npm run ([a-z]+)(?: --|$)/.exec(command)?.[1] ?? ''] ?? [],
    );
    expect(scripts.filter((script) => script.includes('test/') && !script.startsWith('npm run build'))).toEqual([]);
  });

  test('tests what it deploys', () => {
    const deploys = commands.filter((command) => command.startsWith('npm run deploy'));
    if (deploys.length > 0) expect(commands.filter((command) => command === 'npm test').length).toBe(1);
    for (const command of deploys) expect(command).toMatch(/^npm run deploy -- (?:staging|production)$/);
  });
});

test('the README fits 200 lines and names every other page', () => {
  const readme = textOf('README.md');
  expect(readme.split('\n').length).toBeLessThanOrEqual(200);
  expect([...pages, 'CONTRIBUTING.md'].filter((page) => !readme.includes(`(${page})`))).toEqual([]);
});

/** A figure that the README quotes, and what the record says that the command wrote. */
test.each<[record: string, quoted: RegExp, measured: RegExp]>([
  ['load/RESULTS.md', /answered ([\d,]+) requests/, /^- (\d+) requests after/m],
  ['load/RESULTS.md', /requests in (\d+) s/, / at a time, (\d+) s\.$/m],
  [
    'load/RESULTS.md',
    /each of\s+(\d+)\s+forms was stored once/,
    /^- Forms acknowledged: (\d+), each stored once: yes\.$/m,
  ],
  ['bench/RESULTS.md', /a cached page takes ([\d.]+) times the CPU/, /^\| cached page \| [\d.]+ \| ([\d.]+)/m],
  ['bench/RESULTS.md', /takes ([\d.]+)\s+times less than Astro/, /less CPU than Astro: .*\| ([\d.]+)x \|/],
  ['bench/RESULTS.md', /and ([\d.]+) times less than React Router/, /less CPU than React Router: .*\| ([\d.]+)x \|/],
  ['bench/MEMORY.md', /holds at most ([\d.]+) MiB/, /^The most is ([\d.]+) MiB/m],
])('the README quotes the last record of %s: %s', (record, quoted, measured) => {
  const [, figure = 'none'] = quoted.exec(textOf('README.md')) ?? [];
  expect(figure.replaceAll(',', '')).toBe(measured.exec(textOf(`test/${record}`))?.[1]);
});

/** The least and the most of a column, as the README quotes them, and the figures of the record's rows. */
test.each<[record: string, quoted: RegExp, measured: RegExp]>([
  [
    'lighthouse/RESULTS.md',
    /largest picture\s+after ([\d.]+) to ([\d.]+) s/,
    /^\| [^|]+ \|(?: \d+ \|){4} [\d.]+ s \| ([\d.]+) s \|/gm,
  ],
  [
    'bench/PHONE.md',
    /a touch is drawn after (\d+) to (\d+) ms/,
    /^\| [^|]+ \| +(\d*) *\| +\d* *\| +\d* *\| (\d+) \| \d+ \| \d+ \| /gm,
  ],
])('the README quotes the least and the most of the last record of %s', (record, quoted, measured) => {
  const [, ...range] = quoted.exec(textOf('README.md')) ?? [];
  const rows = [...textOf(`test/${record}`).matchAll(measured)];
  const figures = rows.flatMap(([, ...figures]) => figures.filter((figure) => figure !== '').map(Number));
  expect(figures.length).toBeGreaterThan(10);
  expect(range.map(Number)).toEqual([Math.min(...figures), Math.max(...figures)]);
});

/** Returns true if a page names something as code, by itself. */
const names = (page: string, name: string): boolean => textOf(page).includes(`\`${name}\``);

test('the page of settings names every setting, secret and binding', () => {
  const { here } = readSiteConfig();
  const needed = [...settingNames, ...secretNames, ...here.resources.map(({ binding }) => binding)];
  expect(needed.length).toBeGreaterThan(40);
  expect(needed.filter((name) => !names('docs/settings.md', name))).toEqual([]);
});

test('the pages of decisions and dependencies name every package', () => {
  const packages = Object.keys({ ...packageFile.dependencies, ...packageFile.devDependencies });
  const delivered = textOf('docs/dependencies.md');
  expect(packages.filter((name) => !names('docs/decisions.md', name) && !delivered.includes(`| ${name} `))).toEqual([]);
});

describe('the page for operators', () => {
  const page = textOf('docs/operations.md');

  test('says of every command on a deployed site which configuration it reads, never the last build’s', () => {
    const lines = page.split('\n').filter((line) => line.includes('--env '));
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => !/(?:--config|-c) wrangler\.toml/.test(line))).toEqual([]);
  });

  test('names in its alarms only events that the site logs', () => {
    const [, alarms = ''] = /^## Alarms\n([\s\S]+?)^## /m.exec(page) ?? [];
    const named = [...alarms.matchAll(/event = "([^"]+)"/g)].flatMap(([, event]) => event ?? []);
    const source = readdirSync('worker', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => textOf(`worker/${file}`))
      .join('');
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((event) => !source.includes(`'${event}'`))).toEqual([]);
  });

  test('has a row for every alarm, and says of each that is set by hand the same as the command', () => {
    const rows = page.split('\n');
    for (const { what } of alarmsByHand)
      expect(rows.filter((row) => row.startsWith(`| ${what} `) && row.includes('| by hand, '))).toHaveLength(1);
    for (const { name } of alarmChecks) expect(page).toContain(`\`alarms\`, ${name}`);
    const events = alarmsByHand.flatMap(({ click }) => click.match(/event = "[^"]+"/g) ?? []);
    expect(events.filter((event) => !page.includes(event))).toEqual([]);
  });

  test('names plans for as many content types and languages as there are', () => {
    for (const text of [page, textOf('docs/first-deploy.md')])
      expect(text).toMatch(new RegExp(`a plan with ${contentTypes.length} content types`));
    expect(page).toContain(`| ${Object.keys(languages).length} locales `);
  });

  test('lists every emergency that has a section, and no other', () => {
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
    const everyday = ['Every day', 'Look first', 'Alarms', 'Plans', 'The first hour after going live'];
    const anchors = anchorsOf('docs/operations.md').slice(1);
    const emergencies = anchors.filter((_, at) => !everyday.includes(headings[at] ?? ''));
    const [, table = ''] = /^\| case [\s\S]+?\n((?:\|.+\n)+)/m.exec(page) ?? [];
    const listed = [...table.matchAll(/^\| \[[^\]]+\]\(#([^)]+)\)/gm)].map(([, anchor]) => anchor);
    expect(listed.length).toBe(15);
    expect(new Set(listed)).toEqual(new Set(emergencies));
  });

  test('says of every secret what to do when it leaks', () => {
    const isNamed = (name: string): boolean =>
      page.includes(name) || page.includes(`…${name.replace('CONTENTFUL', '')}`);
    expect(secretNames.filter((name) => !isNamed(name))).toEqual([]);
  });
});
