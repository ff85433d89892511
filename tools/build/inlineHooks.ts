import type { Plugin } from 'vite';

/** Calls of `select` and `attribute` in client/hooks/hook.ts. */
const calls = /\b(select|attribute)\(\s*'([\w-]+)'(?:,\s*((?:[^()]|\([^()]*\))+?))?,?\s*\)/g;

/**
 * Writes selectors and attribute names into the browser's scripts. A function for them would be a file of its own, since
 * pages and the preview share it, and the first script may import none.
 */
export function inlineHooks(environment: string): Plugin {
  return {
    name: 'inline-hooks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== environment,
    transform: (code, id) =>
      /\/client\/(?!hooks\/).+\.tsx?$/.test(id) ? { code: inlined(code), map: null } : undefined,
  };
}

/** The code of a module with the names of its hooks in the place of calls. */
export function inlined(code: string): string {
  return code.replace(calls, (_, call: string, name: string, carried?: string) => {
    if (call === 'attribute') return `'data-${name}'`;
    return carried === undefined ? `'[data-${name}]'` : `\`[data-${name}="\${${carried}}"]\``;
  });
}
