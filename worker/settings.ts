import * as v from 'valibot';

const list = v.pipe(v.string(), v.transform((text) => text.split(',').map((part) => part.trim()).filter((part) => part !== '')));
const required = v.pipe(v.string(), v.trim(), v.minLength(1));
const origin = v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\/[^/\s]+$/, 'must be an origin like https://assets.example'));
const optionalOrigin = v.union([v.pipe(v.string(), v.trim(), v.length(0)), origin]);
const wholeNumber = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));

const schema = v.object({
  CONTENTFUL_HOST: v.optional(required, 'cdn.contentful.com'),
  CONTENTFUL_PREVIEW_HOST: v.optional(required, 'preview.contentful.com'),
  CONTENTFUL_SPACE_ID: required,
  CONTENTFUL_ENVIRONMENT: v.optional(required, 'master'),
  CONTENTFUL_ACCESS_TOKEN: required,
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: v.optional(v.string(), ''),
  ASSET_ORIGIN: origin,
  CHINA_ASSET_ORIGIN: origin,
  CONTENT_ASSET_HOSTS: v.optional(list, ''),
  SITE_ORIGIN: v.optional(optionalOrigin, ''),
  COMPANY_DOMAINS: list,
  PREVIEW_DOMAINS: v.optional(list, ''),
  HSTS_MAX_AGE: v.optional(wholeNumber, '120'),
  CACHE: v.optional(v.picklist(['0', '1']), '1'),
  LOG_LEVEL: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(4)), '2'),
  CLOCK: v.optional(v.string(), ''),
  GOOGLE_MAPS_KEY: v.optional(v.string(), ''),
  BAIDU_MAPS_KEY: v.optional(v.string(), ''),
});

/** The site's settings, read once from the environment's variables. */
export interface Settings {
  readonly content: {
    readonly deliveryHost: string;
    readonly previewHost: string;
    readonly space: string;
    readonly environment: string;
    readonly deliveryToken: string;
    readonly previewToken: string;
  };
  readonly assets: { readonly world: string; readonly china: string; readonly known: readonly string[] };
  /** Empty: the request's own origin. */
  readonly siteOrigin: string;
  readonly companyDomains: readonly string[];
  readonly previewDomains: readonly string[];
  /** Seconds. */
  readonly hstsMaxAge: number;
  readonly isCacheOn: boolean;
  /** 1 debug, 2 info, 3 warning, 4 error (content-pages §8). */
  readonly logLevel: number;
  /** Keys of the two map services; empty: drawn floor guides only. */
  readonly mapKeys: { readonly google: string; readonly baidu: string };
  /** A pinned clock; undefined for real time. */
  readonly clock: Date | undefined;
}

/** Reads the settings. Throws an error that names every setting that is missing or wrong. */
export function readSettings(variables: unknown): Settings {
  const result = v.safeParse(schema, variables);
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`);
    throw new Error(`Settings can't be used: ${problems.join('; ')}`);
  }
  const found = result.output;
  return {
    content: {
      deliveryHost: found.CONTENTFUL_HOST,
      previewHost: found.CONTENTFUL_PREVIEW_HOST,
      space: found.CONTENTFUL_SPACE_ID,
      environment: found.CONTENTFUL_ENVIRONMENT,
      deliveryToken: found.CONTENTFUL_ACCESS_TOKEN,
      previewToken: found.CONTENTFUL_PREVIEW_ACCESS_TOKEN,
    },
    assets: { world: found.ASSET_ORIGIN, china: found.CHINA_ASSET_ORIGIN, known: found.CONTENT_ASSET_HOSTS },
    siteOrigin: found.SITE_ORIGIN,
    companyDomains: found.COMPANY_DOMAINS,
    previewDomains: found.PREVIEW_DOMAINS,
    hstsMaxAge: found.HSTS_MAX_AGE,
    isCacheOn: found.CACHE === '1',
    logLevel: found.LOG_LEVEL,
    mapKeys: { google: found.GOOGLE_MAPS_KEY, baidu: found.BAIDU_MAPS_KEY },
    clock: found.CLOCK === '' ? undefined : new Date(found.CLOCK),
  };
}
