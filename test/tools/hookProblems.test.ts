import { expect, test } from 'vitest';
import { hookProblems } from '../../tools/rules/hookProblems.ts';

const files: Readonly<Record<string, string>> = {
  'client/hooks/pageHooks.ts': "export interface PageHooks {\n  menu: Mark;\n  'menu-open': Mark;\n  until: Text;\n}\n",
  'client/shell/Menu.tsx':
    "/** Not data-menu, and no [data-menu]. */\n<nav {...hook('menu')} {...hook('until', 5)} data-tone=\"ink\" />;",
  'client/browser/menu.ts':
    "const menu = document.querySelector<HTMLElement>(select('menu'));\nmenu.dataset.menuOpen = '';\nwait(menu.dataset.until);",
  'client/styles/menu.css': '.menu[data-menu-open] { display: block; }',
};

/** What the check says when some of the files are others. */
function problems(changed: Readonly<Record<string, string>> = {}): readonly string[] {
  const merged: Readonly<Record<string, string>> = { ...files, ...changed };
  return hookProblems({ read: (file) => merged[file], files: Object.keys(merged) });
}

const withMore = (file: string, more: string) => problems({ [file]: `${files[file]}\n${more}` });

test('nothing is wrong where both sides have each hook, and styles have the rest', () => {
  expect(problems()).toEqual([]);
});

test.each([
  ['that nothing gives', 'client/shell/Menu.tsx', '', 'nothing gives the hook menu'],
  ['that nothing looks for', 'client/browser/menu.ts', '', 'nothing looks for the hook menu'],
  ['that a script only sets', 'client/styles/menu.css', '', 'nothing looks for the hook menu-open'],
])('a hook %s is found', (_, file, text, words) => {
  expect(problems({ [file]: text }).join('\n')).toContain(`client/hooks/pageHooks.ts: ${words}`);
});

test.each([
  ['client/browser/menu.ts', "document.querySelector('[data-other]');", '[data-other'],
  ['client/browser/menu.ts', "menu.hasAttribute('data-other');", "Attribute('data-other"],
  ['client/browser/menu.ts', "menu.dataset['other'];", 'dataset'],
  ['client/browser/menu.ts', 'const { other } = menu.dataset;', 'dataset'],
  ['client/shell/Menu.tsx', '<nav data-menu="" />;', 'data-menu'],
  ['worker/menu.ts', 'html`<nav data-menu></nav>`; "data-menu";', 'data-menu'],
])('a name past the tables is found: %s: %s', (file, more, name) => {
  expect(withMore(file, more)).toEqual([expect.stringContaining(`${file}: ${name} is `)]);
});
