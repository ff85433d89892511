// The space file is foreign data: it arrives as `unknown` and is parsed, not typed by inference.
declare module '*.json' {
  const value: unknown;
  export default value;
}

// The editor's page, which is built before the service starts.
declare module '*.html' {
  const text: string;
  export default text;
}

declare namespace Cloudflare {
  interface Env {
    readonly ASSETS: Fetcher;
  }
}
