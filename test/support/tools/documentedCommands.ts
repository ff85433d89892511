import { readFileSync } from 'node:fs';

/** A page with its continued lines in one, as a shell reads them. */
const textOf = (page: string): string => readFileSync(page, 'utf8').replaceAll('\\\n', ' ');
const withoutNote = (line: string): string => line.replace(/\s+# .*$/, '').trim();

/** The lines of a page's blocks of commands, in their order: of `console` those behind a prompt. */
export function blockLines(page: string): readonly string[] {
  return [...textOf(page).matchAll(/^```(sh|console)\n([\s\S]*?)^```/gm)]
    .flatMap(([, kind, text = '']) =>
      text.split('\n').flatMap((line) => (kind === 'sh' ? line : line.startsWith('$ ') ? line.slice(2) : [])),
    )
    .map(withoutNote)
    .filter((line) => line !== '');
}

/** The commands that stand in a page's sentences and tables. */
export function sentenceCommands(page: string): readonly string[] {
  const prose = textOf(page).replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`((?:npm run|npx|curl|gh) [^`]+)`/g)].flatMap(([, command = '']) => withoutNote(command));
}
