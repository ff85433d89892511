// The space file is foreign data: it arrives as unknown and is checked, whatever the compiler could infer of it.
declare module '*.json' {
  const value: unknown;
  export default value;
}

declare namespace Cloudflare {
  interface Env {
    readonly ASSETS: Fetcher;
  }
}
