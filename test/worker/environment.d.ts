declare module 'cloudflare:workers' {
  export const env: { readonly CONTENT_SERVICE: { readonly fetch: (request: Request) => Promise<Response> } };
}
