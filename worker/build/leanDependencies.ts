import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Builds of dependencies that bring what a Worker never runs: axios (under the content service's SDK, which is given an
 * adapter of its own) for Node brings streams, proxies and cryptography; React's server entry brings a second renderer.
 * Together they were a third of the Worker.
 */
export function leanDependencies(): Plugin {
  const axios = join(dirname(fileURLToPath(import.meta.resolve('axios/package.json'))), 'dist/esm/axios.js');
  return {
    name: 'lean-dependencies',
    enforce: 'pre',
    resolveId: (source) => (source === 'axios' ? axios : undefined),
    transform(code, id) {
      if (!/react-dom\/server\.edge\.js(?:\?|$)/.test(id)) return undefined;
      const lean = code.replace(/require\('\.\/cjs\/react-dom-server-legacy\.browser\.production\.js'\)/, '{}');
      if (lean === code) throw new Error(`React's server entry is not what it was: read ${id} and adapt this plugin.`);
      return { code: lean, map: null };
    },
  };
}
