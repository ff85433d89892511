declare module 'cloudflare:workers' {
  export class DurableObject {}
  export const env: {
    /** `whole` for every address of the sitemaps. */
    readonly CRAWL: string;
    readonly PAIRS: string;
    readonly MOMENTS: string;
    readonly CONTENT_SERVICE: { readonly fetch: (request: Request) => Promise<Response> };
    readonly ENQUIRIES: Parameters<typeof import('../../worker/platform/enquiryStore.ts').d1Enquiries>[0];
    readonly PHOTOS: Parameters<typeof import('../../worker/platform/photoStore.ts').r2Photos>[0];
    readonly BACKUPS: Parameters<typeof import('../../worker/platform/photoStore.ts').r2Photos>[0];
    readonly LOG: {
      readonly getByName: (name: string) => {
        readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
      };
    };
    readonly FLAGS: {
      readonly get: (key: string) => Promise<string | null>;
      readonly put: (key: string, value: string) => Promise<void>;
    };
  };
}
