// The space file is foreign data: it arrives as `unknown` and is parsed, not typed by inference.
declare module '*.json' {
  const value: unknown;
  export default value;
}

declare namespace Cloudflare {
  interface Env {
    readonly ASSETS: Fetcher;
  }
}
