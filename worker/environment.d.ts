declare namespace Cloudflare {
  type SiteBindings = import('./platform/siteWorld.ts').Bindings;
  /** Bindings and variables of wrangler.toml. */
  interface Env extends SiteBindings {
    readonly ASSETS: Fetcher;
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
