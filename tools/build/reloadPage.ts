import type { Plugin } from 'vite';

/**
 * Under hot reload: reloads the page when a file changes that only the worker runs. Vite tells the browser only about
 * files that the browser has, and most of a page is rendered by the worker.
 */
export function reloadPage(): Plugin {
  return {
    name: 'reload-page',
    apply: 'serve',
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'client' || modules.length === 0) return;
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
