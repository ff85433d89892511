declare module 'cloudflare:workers' {
  export const env: {
    readonly CONTENT_SERVICE: { readonly fetch: (request: Request) => Promise<Response> };
    readonly ENQUIRIES: Parameters<typeof import('../../worker/forms/enquiryStore.ts').d1Enquiries>[0];
    readonly PHOTOS: Parameters<typeof import('../../worker/forms/photoStore.ts').r2Photos>[0];
  };
}
