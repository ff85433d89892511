import type { Plugin } from 'vite';

/** Reloads the page when a file changes that only the worker runs, of which Vite tells the browser nothing. */
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
