import type { Plugin } from 'vite';

/** Leaves out the second renderer that React's server entry contains, which a Worker never runs. */
export function leanDependencies(): Plugin {
  return {
    name: 'lean-dependencies',
    enforce: 'pre',
    transform(code, id) {
      if (!/react-dom\/server\.edge\.js(?:\?|$)/.test(id)) return undefined;
      const lean = code.replace(/require\('\.\/cjs\/react-dom-server-legacy\.browser\.production\.js'\)/, '{}');
      if (lean === code) throw new Error(`React's server entry is not what it was: read ${id} and adapt this plugin.`);
      return { code: lean, map: null };
    },
  };
}
