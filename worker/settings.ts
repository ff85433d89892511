import * as v from 'valibot';

const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
);
const required = v.pipe(v.string(), v.trim(), v.minLength(1));
const origin = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^https?:\/\/[^/\s]+$/, 'must be an origin like https://assets.example'),
);
const optionalOrigin = v.union(
  [v.pipe(v.string(), v.trim(), v.length(0)), origin],
  'must be empty or an origin like https://assets.example',
);
/** A script of another house: nothing, or a whole address. */
const optionalScript = v.union(
  [v.pipe(v.string(), v.trim(), v.length(0)), v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\/[^/\s]+\/\S*$/))],
  'must be empty or the whole address of a script',
);
const none = v.pipe(v.string(), v.length(0));
const secret = v.union([none, v.pipe(v.string(), v.minLength(16))], 'must have 16 characters at least');
/** The content service signs with secrets of this length. */
const hookSecret = v.union([none, v.pipe(v.string(), v.length(64))], 'must have 64 characters');
const wholeNumber = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));

function isMoment(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

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
  PREVIEW_SECRET: v.optional(secret, ''),
  CONTENTFUL_HOOK_SECRET: v.optional(hookSecret, ''),
  HEALTH_KEY: v.optional(secret, ''),
  HSTS_MAX_AGE: v.optional(wholeNumber, '120'),
  PAGE_DEADLINE_MS: v.optional(v.pipe(wholeNumber, v.minValue(1000), v.maxValue(200_000)), '20000'),
  CACHE: v.optional(v.picklist(['0', '1']), '1'),
  LOG_LEVEL: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(4)), '2'),
  TURNSTILE_ORIGIN: v.optional(origin, 'https://challenges.cloudflare.com'),
  TURNSTILE_SITE_KEY: v.optional(v.string(), ''),
  TURNSTILE_SECRET_KEY: v.optional(v.string(), ''),
  ENQUIRY_WEBHOOK: v.optional(
    v.union([v.pipe(v.string(), v.trim(), v.length(0)), v.pipe(v.string(), v.url())], 'must be empty or an address'),
    '',
  ),
  ENQUIRY_WEBHOOK_KEY: v.optional(v.string(), ''),
  ENQUIRY_EMAIL_FROM: v.optional(v.string(), ''),
  ENQUIRY_EMAIL_TO: v.optional(v.string(), ''),
  ENQUIRY_RETENTION_DAYS: v.optional(v.pipe(wholeNumber, v.minValue(1)), '180'),
  CLOCK: v.optional(
    v.union([none, v.pipe(v.string(), v.check(isMoment))], 'must be empty or an instant such as 2026-06-15T02:00:00Z'),
    '',
  ),
  LOYALTY_ORIGIN: v.optional(optionalOrigin, ''),
  LOYALTY_APP_KEY: v.optional(v.string(), ''),
  MEMBER_ORIGIN: origin,
  CART_ORIGIN: v.optional(optionalOrigin, ''),
  CART_APP_KEY: v.optional(v.string(), ''),
  BOOKING_SCRIPT: v.optional(optionalScript, ''),
  BOOKING_FRAMES: v.optional(list, ''),
  CONSENT_SCRIPT: v.optional(optionalScript, ''),
  CHAT_SCRIPT: v.optional(optionalScript, ''),
  DESTINATION_HIDE_LIST: v.optional(v.string(), ''),
  GOOGLE_MAPS_KEY: v.optional(v.string(), ''),
  BAIDU_MAPS_KEY: v.optional(v.string(), ''),
});

/** Names of all settings. */
export type SettingName = keyof typeof schema.entries;

/** Another house's service: where it is, and the key that only this Worker knows. */
export interface Service {
  readonly origin: string;
  readonly appKey: string;
}

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
  /** Signs what opens the preview; empty: the plain flag does. */
  readonly previewSecret: string;
  /** The content service signs its webhooks with it; empty: none are taken. */
  readonly hookSecret: string;
  /** Opens the particulars of `/_health`; empty: nobody sees them. */
  readonly healthKey: string;
  /** Seconds. */
  readonly hstsMaxAge: number;
  /** A page that has no content yet waits for it this long in all (content-pages §7 allows a call 200 seconds). */
  readonly pageDeadlineMs: number;
  readonly isCacheOn: boolean;
  /** 1 debug, 2 info, 3 warning, 4 error (content-pages §8). */
  readonly logLevel: number;
  /** Keys of the two map services; empty: drawn floor guides only. */
  readonly mapKeys: { readonly google: string; readonly baidu: string };
  /** The loyalty programme's service; an empty origin: there is none. */
  readonly loyalty: Service;
  /** Where members register, sign in and look after their account. */
  readonly memberOrigin: string;
  /** The online shop's cart service. */
  readonly cart: Service;
  /** Script of the booking widget and the origins of its frames; empty: bookings are asked for by form. */
  readonly booking: { readonly script: string; readonly frames: readonly string[] };
  /** Script of an outside consent tool; empty: our own dialog. */
  readonly consentScript: string;
  /** Script of the chat service, fetched on demand; empty for none. */
  readonly chatScript: string;
  /** Cities that the destination picker leaves out, as a comma list (site-shell §7). */
  readonly hiddenDestinations: string;
  /** The outside check that a person sends a form; empty keys: none. */
  readonly turnstile: { readonly origin: string; readonly siteKey: string; readonly secretKey: string };
  readonly enquiries: {
    /** Where enquiries are forwarded to; an empty address: nowhere. */
    readonly webhook: { readonly address: string; readonly key: string };
    readonly mail: { readonly from: string; readonly to: string };
    readonly retentionDays: number;
  };
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
    previewSecret: found.PREVIEW_SECRET,
    hookSecret: found.CONTENTFUL_HOOK_SECRET,
    healthKey: found.HEALTH_KEY,
    hstsMaxAge: found.HSTS_MAX_AGE,
    pageDeadlineMs: found.PAGE_DEADLINE_MS,
    isCacheOn: found.CACHE === '1',
    logLevel: found.LOG_LEVEL,
    mapKeys: { google: found.GOOGLE_MAPS_KEY, baidu: found.BAIDU_MAPS_KEY },
    loyalty: { origin: found.LOYALTY_ORIGIN, appKey: found.LOYALTY_APP_KEY },
    memberOrigin: found.MEMBER_ORIGIN,
    cart: { origin: found.CART_ORIGIN, appKey: found.CART_APP_KEY },
    booking: { script: found.BOOKING_SCRIPT, frames: framesOf(found.BOOKING_SCRIPT, found.BOOKING_FRAMES) },
    consentScript: found.CONSENT_SCRIPT,
    chatScript: found.CHAT_SCRIPT,
    hiddenDestinations: found.DESTINATION_HIDE_LIST,
    turnstile: {
      origin: found.TURNSTILE_ORIGIN,
      siteKey: found.TURNSTILE_SITE_KEY,
      secretKey: found.TURNSTILE_SECRET_KEY,
    },
    enquiries: {
      webhook: { address: found.ENQUIRY_WEBHOOK, key: found.ENQUIRY_WEBHOOK_KEY },
      mail: { from: found.ENQUIRY_EMAIL_FROM, to: found.ENQUIRY_EMAIL_TO },
      retentionDays: found.ENQUIRY_RETENTION_DAYS,
    },
    clock: found.CLOCK === '' ? undefined : new Date(found.CLOCK),
  };
}

/** Widgets mostly frame pages of the host that their script comes from. */
function framesOf(script: string, named: readonly string[]): readonly string[] {
  if (script === '') return [];
  return named.length > 0 ? named : [new URL(script).origin];
}
