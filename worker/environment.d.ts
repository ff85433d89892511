declare namespace Cloudflare {
  /** Bindings and variables of wrangler.toml. */
  interface Env {
    CONTENT: KVNamespace;
    FLAGS: KVNamespace;
    ASSETS: Fetcher;
    ENQUIRIES: D1Database;
    PHOTOS: R2Bucket;
    BACKUPS: R2Bucket;
    ENQUIRY_QUEUE: Queue;
    FORM_RATE: RateLimit;
    VERSION?: { readonly id: string };
    COORDINATOR?: Fetcher;
    ENQUIRY_EMAIL?: SendEmail;
    EVENTS?: AnalyticsEngineDataset;
    EVENTS_LIMIT?: RateLimit;
  }
}

declare module 'virtual:client-files' {
  export const clientFiles: import('./world.ts').ClientFiles;
  /** Names the code of this build; another build has another name. */
  export const buildName: string;
}

declare module 'virtual:styles' {
  /** The style sheet of pages; empty under hot reload. */
  export const styles: string;
}

declare module 'react-dom/server.edge' {
  export { renderToReadableStream } from 'react-dom/server';
}
