declare namespace Cloudflare {
  /** Bindings and variables of wrangler.toml. */
  interface Env {
    CONTENT: KVNamespace;
    FLAGS: KVNamespace;
    ASSETS: Fetcher;
    EVENTS?: AnalyticsEngineDataset;
    EVENTS_LIMIT?: RateLimit;
  }
}

declare module 'virtual:client-files' {
  export const clientFiles: import('./world.ts').ClientFiles;
}

declare module 'react-dom/server.edge' {
  export { renderToReadableStream } from 'react-dom/server';
}
