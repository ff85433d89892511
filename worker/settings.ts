import * as v from 'valibot';
import { contentHost } from '../content/address/contentHost.ts';
import { type City, citiesNamedIn } from '../content/cities.ts';
import { hashText } from '../content/freshness/hash.ts';
import { siteAssetHosts } from '../content/media/assetServices.ts';
import type { AssetHosts } from '../content/media/mediaUrl.ts';
import type { ThirdParty } from '../content/visitor/thirdParty.ts';
import { list, none, optionalOrigin, origin, readVariables, wholeNumber } from './settingKinds.ts';

const required = v.pipe(v.string(), v.trim(), v.minLength(1));
/** A third-party script: empty, or a whole address. */
const optionalScript = v.union(
  [v.pipe(v.string(), v.trim(), v.length(0)), v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\/[^/\s]+\/\S*$/))],
  'must be empty or the whole address of a script',
);
const secret = v.union([none, v.pipe(v.string(), v.minLength(16))], 'must have 16 characters at least');
/** The content service signs with secrets of this length. */
const hookSecret = v.union([none, v.pipe(v.string(), v.length(64))], 'must have 64 characters');
const contact = v.union(
  [none, v.pipe(v.string(), v.regex(/^(?:mailto:|https:\/\/)\S+$/))],
  'must be empty, mailto: or https:',
);
/** What robots may do with a page, of Content Signals: https://contentsignals.org. */
const signals = /^(?:search|ai-input|ai-train)=(?:yes|no)(?:, ?(?:search|ai-input|ai-train)=(?:yes|no))*$/;
const isMoment = (text: string): boolean => !Number.isNaN(Date.parse(text));
const isHost = (text: string): boolean => /^[a-z0-9.-]+(?::\d+)?$/.test(text);

/** Settings that a page may show: pages that are kept were made with them (docs/rules.md#kept-by-build). */
const pageEntries = {
  CONTENTFUL_HOST: v.optional(required, 'cdn.contentful.com'),
  CONTENTFUL_PREVIEW_HOST: v.optional(required, 'preview.contentful.com'),
  CONTENTFUL_SPACE_ID: required,
  CONTENTFUL_ENVIRONMENT: v.optional(required, 'master'),
  ASSET_ORIGIN: origin,
  CHINA_ASSET_ORIGIN: origin,
  CONTENT_ASSET_HOSTS: v.optional(list, ''),
  SERVICE_ASSET_HOSTS: v.optional(
    v.pipe(
      list,
      v.check((hosts) => hosts.every(isHost), 'must be hosts like images.ctfassets.net, with commas'),
    ),
    siteAssetHosts.join(),
  ),
  FRAME_HOSTS: v.optional(
    v.pipe(
      list,
      v.check((hosts) => hosts.every(isHost), 'must be hosts like video.example, with commas'),
    ),
    '',
  ),
  SITE_ORIGIN: v.optional(optionalOrigin, ''),
  COMPANY_DOMAINS: list,
  PREVIEW_DOMAINS: v.optional(list, ''),
  HSTS_MAX_AGE: v.optional(wholeNumber, '120'),
  CLOCK: v.optional(
    v.union([none, v.pipe(v.string(), v.check(isMoment))], 'must be empty or an instant such as 2026-06-15T02:00:00Z'),
    '',
  ),
  TURNSTILE_ORIGIN: v.optional(origin, 'https://challenges.cloudflare.com'),
  TURNSTILE_SITE_KEY: v.optional(v.string(), ''),
  ENQUIRY_RETENTION_DAYS: v.optional(v.pipe(wholeNumber, v.minValue(1)), '180'),
  LOYALTY_ORIGIN: v.optional(optionalOrigin, ''),
  MEMBER_ORIGIN: v.optional(optionalOrigin, ''),
  CART_ORIGIN: v.optional(optionalOrigin, ''),
  BOOKING_SCRIPT: v.optional(optionalScript, ''),
  BOOKING_FRAMES: v.optional(list, ''),
  CONSENT_SCRIPT: v.optional(optionalScript, ''),
  CONSENT_ORIGINS: v.optional(list, ''),
  CHAT_SCRIPT: v.optional(optionalScript, ''),
  CHAT_ORIGINS: v.optional(list, ''),
  KAKAO_APP_KEY: v.optional(v.string(), ''),
  WECHAT_ORIGIN: v.optional(origin, 'https://api.weixin.qq.com'),
  WECHAT_SCRIPT: v.optional(optionalScript, 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'),
  WECHAT_APP_ID: v.optional(v.string(), ''),
  DESTINATION_HIDE_LIST: v.optional(v.string(), ''),
  GOOGLE_MAPS_KEY: v.optional(v.string(), ''),
  BAIDU_MAPS_KEY: v.optional(v.string(), ''),
};

/** Settings that change no page. */
const operationEntries = {
  CACHE: v.optional(v.picklist(['0', '1']), '1'),
  LOG_LEVEL: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(4)), '2'),
  PAGE_DEADLINE_MS: v.optional(v.pipe(wholeNumber, v.minValue(1000), v.maxValue(200_000)), '20000'),
  WORKER_NAME: v.optional(v.string(), ''),
  SECURITY_CONTACT: v.optional(contact, ''),
  CONTENT_SIGNAL: v.optional(
    v.union(
      [none, v.pipe(v.string(), v.regex(signals))],
      'must be empty or like search=yes, ai-input=yes, ai-train=no',
    ),
    'search=yes, ai-input=yes, ai-train=no',
  ),
  ENQUIRY_WEBHOOK: v.optional(
    v.union([v.pipe(v.string(), v.trim(), v.length(0)), v.pipe(v.string(), v.url())], 'must be empty or an address'),
    '',
  ),
  ANALYTICS_ORIGIN: v.optional(origin, 'https://api.cloudflare.com'),
  ANALYTICS_ACCOUNT: v.optional(v.string(), ''),
  ANALYTICS_DATASET: v.optional(
    v.pipe(v.string(), v.regex(/^\w+$/, 'must be a name of letters, digits and _')),
    'meridian_events',
  ),
  ENQUIRY_EMAIL_FROM: v.optional(v.string(), ''),
  ENQUIRY_EMAIL_TO: v.optional(v.string(), ''),
};

/** Settings that only the Worker may know. No page shows one, so that a new value leaves all pages as they are. */
const secretEntries = {
  CONTENTFUL_ACCESS_TOKEN: required,
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: v.optional(v.string(), ''),
  CONTENTFUL_HOOK_SECRET: v.optional(hookSecret, ''),
  PREVIEW_SECRET: v.optional(secret, ''),
  HEALTH_KEY: v.optional(secret, ''),
  FORM_SECRET: v.optional(secret, ''),
  LOYALTY_APP_KEY: v.optional(v.string(), ''),
  CART_APP_KEY: v.optional(v.string(), ''),
  WECHAT_APP_SECRET: v.optional(v.string(), ''),
  TURNSTILE_SECRET_KEY: v.optional(v.string(), ''),
  ANALYTICS_TOKEN: v.optional(v.string(), ''),
  ENQUIRY_WEBHOOK_KEY: v.optional(v.string(), ''),
};

const entries = { ...pageEntries, ...operationEntries, ...secretEntries };

/** Names of all settings. */
export type SettingName = keyof typeof entries;
export type SecretName = keyof typeof secretEntries;
export const settingNames: readonly string[] = Object.keys(entries);

/** An upstream service: its origin, and the key that only this Worker knows. */
export interface Service {
  readonly origin: string;
  readonly appKey: string;
}

/** A third-party script, and the origins that its frame may load from. */
interface ThirdPartyScript {
  readonly script: string;
  readonly origins: readonly string[];
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
  /** Where pictures and videos come from. */
  readonly assets: AssetHosts & {
    /** Every origin that pictures and videos come from, for the policies. */
    readonly origins: readonly string[];
  };
  /** Cities that no list of cities names (docs/rules.md#picker-hidden-cities). */
  readonly hiddenCities: readonly City[];
  /** Hosts whose frames an editor's markup may hold (docs/rules.md#html-frames). */
  readonly frameHosts: readonly string[];
  /** Empty: the request's own origin. */
  readonly siteOrigin: string;
  readonly previewDomains: readonly string[];
  /** Seconds. */
  readonly hstsMaxAge: number;
  /** Where weaknesses are reported, as `security.txt` says it; empty: there is no such file. */
  readonly securityContact: string;
  /** What robots may do with what they read, as `robots.txt` says it; empty: it says nothing. */
  readonly contentSignal: string;
  readonly isCacheOn: boolean;
  /** 1 debug, 2 info, 3 warning, 4 error (docs/rules.md#log-levels). */
  readonly logLevel: number;
  /** A pinned clock; undefined for real time. */
  readonly clock: Date | undefined;
  /** A short text that differs where a setting differs that a page may show; it tells nothing of secrets. */
  readonly pageMark: string;
  readonly companyDomains: readonly string[];
  /** Signs preview tokens; empty: an unsigned flag opens the preview. */
  readonly previewSecret: string;
  /** The content service signs its webhooks with it; empty: webhooks are off. */
  readonly hookSecret: string;
  /** The key to the details of `/_health`; empty: they are closed to all. */
  readonly healthKey: string;
  /** The Worker's name on the platform, by which one version of it is called; empty where only one runs. */
  readonly workerName: string;
  /** Signs the tickets of forms; empty: they are not signed. */
  readonly formSecret: string;
  /** A page without cached content waits this long for it; a single call may take 200 s (docs/rules.md#call-timeout). */
  readonly pageDeadlineMs: number;
  /** Keys of the two map services; empty: drawn floor guides only. */
  readonly mapKeys: { readonly google: string; readonly baidu: string };
  /** The loyalty programme; an empty origin: there is none. */
  readonly loyalty: Service;
  /** Where members register, sign in and look after their account. */
  readonly memberOrigin: string;
  /** The online shop's cart service. */
  readonly cart: Service;
  /**
   * Third-party scripts, undefined for those that are not set: then bookings go to the contact form, our own dialog asks
   * for consent, there is no chat and no check against robots.
   */
  readonly thirdParties: Readonly<Record<ThirdParty, ThirdPartyScript | undefined>>;
  /** Public key at Kakao; empty: no link to KakaoTalk (docs/rules.md#social-sharing). */
  readonly kakaoKey: string;
  /** The site's official account at WeChat; an empty id: a code to scan stands alone (docs/rules.md#wechat-sharing). */
  readonly wechat: {
    readonly origin: string;
    readonly script: string;
    readonly appId: string;
    readonly appSecret: string;
  };
  /** Turnstile, which checks that a person sends a form; empty keys: no check. */
  readonly turnstile: { readonly origin: string; readonly siteKey: string; readonly secretKey: string };
  /** Where weekly figures of the counted events come from; an empty token: none are gathered. */
  readonly analytics: {
    readonly origin: string;
    readonly account: string;
    readonly table: string;
    readonly token: string;
  };
  readonly enquiries: {
    /** Enquiries are forwarded here; an empty address: they are not. */
    readonly webhook: { readonly address: string; readonly key: string };
    readonly mail: { readonly from: string; readonly to: string };
    readonly retentionDays: number;
  };
}

/** Reads the settings. Throws an error that names every setting that is missing or wrong (docs/rules.md#operators-settings). */
export function readSettings(variables: unknown): Settings {
  const values = readVariables(entries, variables);
  return {
    content: {
      deliveryHost: values.CONTENTFUL_HOST,
      previewHost: values.CONTENTFUL_PREVIEW_HOST,
      space: values.CONTENTFUL_SPACE_ID,
      environment: values.CONTENTFUL_ENVIRONMENT,
      deliveryToken: values.CONTENTFUL_ACCESS_TOKEN,
      previewToken: values.CONTENTFUL_PREVIEW_ACCESS_TOKEN,
    },
    assets: {
      world: values.ASSET_ORIGIN,
      china: values.CHINA_ASSET_ORIGIN,
      content: values.CONTENT_ASSET_HOSTS,
      service: values.SERVICE_ASSET_HOSTS,
      origins: [
        ...new Set([
          values.ASSET_ORIGIN,
          values.CHINA_ASSET_ORIGIN,
          ...values.SERVICE_ASSET_HOSTS.map((host) => contentHost(host).origin),
        ]),
      ],
    },
    hiddenCities: citiesNamedIn(values.DESTINATION_HIDE_LIST),
    frameHosts: values.FRAME_HOSTS,
    siteOrigin: values.SITE_ORIGIN,
    previewDomains: values.PREVIEW_DOMAINS,
    hstsMaxAge: values.HSTS_MAX_AGE,
    securityContact: values.SECURITY_CONTACT,
    contentSignal: values.CONTENT_SIGNAL,
    isCacheOn: values.CACHE === '1',
    logLevel: values.LOG_LEVEL,
    clock: values.CLOCK === '' ? undefined : new Date(values.CLOCK),
    // Pages depend on which of these are set: forms say whether they have a receiver, and signed tickets are longer.
    pageMark: hashText(
      JSON.stringify(values, Object.keys(pageEntries)) +
        [values.FORM_SECRET, values.ENQUIRY_WEBHOOK, values.ENQUIRY_EMAIL_TO].map((each) => each !== '').join(),
    ),
    companyDomains: values.COMPANY_DOMAINS,
    previewSecret: values.PREVIEW_SECRET,
    hookSecret: values.CONTENTFUL_HOOK_SECRET,
    healthKey: values.HEALTH_KEY,
    workerName: values.WORKER_NAME,
    formSecret: values.FORM_SECRET,
    pageDeadlineMs: values.PAGE_DEADLINE_MS,
    mapKeys: { google: values.GOOGLE_MAPS_KEY, baidu: values.BAIDU_MAPS_KEY },
    loyalty: { origin: values.LOYALTY_ORIGIN, appKey: values.LOYALTY_APP_KEY },
    memberOrigin: values.MEMBER_ORIGIN,
    cart: { origin: values.CART_ORIGIN, appKey: values.CART_APP_KEY },
    kakaoKey: values.KAKAO_APP_KEY,
    wechat: {
      origin: values.WECHAT_ORIGIN,
      script: values.WECHAT_SCRIPT,
      appId: values.WECHAT_APP_ID,
      appSecret: values.WECHAT_APP_SECRET,
    },
    thirdParties: {
      booking: scriptOf(values.BOOKING_SCRIPT, values.BOOKING_FRAMES),
      chat: scriptOf(values.CHAT_SCRIPT, values.CHAT_ORIGINS),
      consent: scriptOf(values.CONSENT_SCRIPT, values.CONSENT_ORIGINS),
      humanCheck: values.TURNSTILE_SITE_KEY
        ? scriptOf(`${values.TURNSTILE_ORIGIN}/turnstile/v0/api.js?render=explicit`, [])
        : undefined,
    },
    turnstile: {
      origin: values.TURNSTILE_ORIGIN,
      siteKey: values.TURNSTILE_SITE_KEY,
      secretKey: values.TURNSTILE_SECRET_KEY,
    },
    analytics: {
      origin: values.ANALYTICS_ORIGIN,
      account: values.ANALYTICS_ACCOUNT,
      table: values.ANALYTICS_DATASET,
      token: values.ANALYTICS_TOKEN,
    },
    enquiries: {
      webhook: { address: values.ENQUIRY_WEBHOOK, key: values.ENQUIRY_WEBHOOK_KEY },
      mail: { from: values.ENQUIRY_EMAIL_FROM, to: values.ENQUIRY_EMAIL_TO },
      retentionDays: values.ENQUIRY_RETENTION_DAYS,
    },
  };
}

/** A script may load from its own origin and from those that are named. */
function scriptOf(script: string, named: readonly string[]): ThirdPartyScript | undefined {
  return script === '' ? undefined : { script, origins: [...new Set([new URL(script).origin, ...named])] };
}
