import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictures } from '../look/editorsPictures.ts';

const START = 'docs/editors.md';
const FOLDER = 'docs/editors';
const start = readFileSync(START, 'utf8');
const files = readdirSync(FOLDER);
const tasks = files.filter((name) => name.endsWith('.md'));

/** Files that a page links to, or shows. */
function named(file: string, text: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => join(dirname(file), path));
}

describe('the documentation for editors', () => {
  test('has a page for each task, which the start page names', () => {
    expect(named(START, start).toSorted()).toEqual(tasks.map((name) => join(FOLDER, name)).toSorted());
  });

  test.each(tasks)('%s shows its task in a picture, and leads back', (name) => {
    const paths = named(join(FOLDER, name), readFileSync(join(FOLDER, name), 'utf8'));
    expect(paths.filter((path) => path.endsWith('.webp')).length).toBeGreaterThan(0);
    expect(paths).toContain(START);
  });

  test('has pictures that a command makes, and no others', () => {
    const pictureFiles = Object.keys(pictures).map((name) => `${name}.webp`);
    expect(files.filter((name) => name.endsWith('.webp')).toSorted()).toEqual(pictureFiles.toSorted());
  });
});
