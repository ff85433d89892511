import * as v from 'valibot';
import { contentHost } from '../content/address/contentHost.ts';
import { citySlugs, isCity } from '../content/cities.ts';
import { hashText } from '../content/freshness/hash.ts';
import type { Immutable } from '../content/immutable.ts';
import { siteAssetHosts } from '../content/media/assetServices.ts';
import { clock, readVariables, required } from '../content/settings.ts';
import { readClock } from '../content/time/clockSetting.ts';
import type { ThirdParty } from '../content/visitor/thirdParty.ts';
import { list, none, optionalOrigin, origin, wholeNumber } from './settingKinds.ts';

/** A whole number between two bounds, in a sentence for whoever mistypes it. */
const within = (least: number, most: number, standard: string) => {
  const words = `must be ${least} to ${most}`;
  return v.optional(v.pipe(wholeNumber, v.minValue(least, words), v.maxValue(most, words)), standard);
};

/** A third-party script: empty, or a whole address. */
const optionalScript = v.union(
  [none, v.pipe(v.string(), v.trim(), v.regex(/^https?:\/\/[^/\s]+\/\S*$/))],
  'must be empty or a script’s whole address',
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
const hosts = v.pipe(
  list,
  v.check(
    (names) => names.every((name) => /^[a-z0-9.-]+(?::\d+)?$/.test(name)),
    'must be hosts like images.ctfassets.net, with commas',
  ),
);
/** A mistyped city would stay in all lists. */
const cityList = v.pipe(
  list,
  v.transform((names) => names.map((name) => name.toLowerCase())),
  v.check((names) => names.every(isCity), 'must be cities like bali,guam'),
);

/** Settings that a page may show: pages that are kept were made with them (docs/rules.md#kept-by-build). */
const pageEntries = {
  CONTENTFUL_HOST: v.optional(required, 'cdn.contentful.com'),
  CONTENTFUL_PREVIEW_HOST: v.optional(required, 'preview.contentful.com'),
  CONTENTFUL_SPACE_ID: required,
  CONTENTFUL_ENVIRONMENT: v.optional(required, 'master'),
  ASSET_ORIGIN: origin,
  CHINA_ASSET_ORIGIN: origin,
  CONTENT_ASSET_HOSTS: v.optional(list, ''),
  SERVICE_ASSET_HOSTS: v.optional(hosts, siteAssetHosts.join()),
  FRAME_HOSTS: v.optional(hosts, ''),
  SITE_ORIGIN: v.optional(optionalOrigin, ''),
  COMPANY_DOMAINS: list,
  PREVIEW_DOMAINS: v.optional(list, ''),
  HSTS_MAX_AGE: v.optional(wholeNumber, '120'),
  CLOCK: clock,
  TURNSTILE_ORIGIN: v.optional(origin, 'https://challenges.cloudflare.com'),
  TURNSTILE_SITE_KEY: v.optional(v.string(), ''),
  ENQUIRY_RETENTION_DAYS: v.optional(v.pipe(wholeNumber, v.minValue(1, 'must be 1 at least')), '180'),
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
  DESTINATION_HIDE_LIST: v.optional(cityList, ''),
  GOOGLE_MAPS_KEY: v.optional(v.string(), ''),
  BAIDU_MAPS_KEY: v.optional(v.string(), ''),
};

/** Settings that change no page. */
const operationEntries = {
  CACHE: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '1'),
  LOG_LEVEL: within(1, 4, '2'),
  PAGE_DEADLINE_MS: within(1000, 200_000, '20000'),
  WORKER_NAME: v.optional(v.string(), ''),
  SECURITY_CONTACT: v.optional(contact, ''),
  CONTENT_SIGNAL: v.optional(
    v.union(
      [none, v.pipe(v.string(), v.regex(signals))],
      'must be empty or like search=yes, ai-input=yes, ai-train=no',
    ),
    'search=yes, ai-input=yes, ai-train=no',
  ),
  ENQUIRY_WEBHOOK: v.optional(v.union([none, v.pipe(v.string(), v.url())], 'must be empty or an address'), ''),
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

/** The services that the site calls, and third parties. */
function servicesOf(values: ReturnType<typeof readVariables<typeof entries>>) {
  return {
    /** Keys of the two map services; empty: drawn floor guides only. */
    mapKeys: { google: values.GOOGLE_MAPS_KEY, baidu: values.BAIDU_MAPS_KEY },
    /** The loyalty programme; an empty origin: there is none. */
    loyalty: { origin: values.LOYALTY_ORIGIN, appKey: values.LOYALTY_APP_KEY },
    /** Where members register, sign in and look after their account. */
    memberOrigin: values.MEMBER_ORIGIN,
    /** The online shop's cart service. */
    cart: { origin: values.CART_ORIGIN, appKey: values.CART_APP_KEY },
    /** Public key at Kakao; empty: no link to KakaoTalk (docs/rules.md#social-sharing). */
    kakaoKey: values.KAKAO_APP_KEY,
    /** The site's official account at WeChat; an empty id: a code to scan stands alone (docs/rules.md#wechat-sharing). */
    wechat: {
      origin: values.WECHAT_ORIGIN,
      script: values.WECHAT_SCRIPT,
      appId: values.WECHAT_APP_ID,
      appSecret: values.WECHAT_APP_SECRET,
    },
    /**
     * Third-party scripts, undefined for those that are not set: then bookings go to the contact form, our own dialog asks
     * for consent, there is no chat and no check against robots.
     */
    thirdParties: {
      booking: scriptOf(values.BOOKING_SCRIPT, values.BOOKING_FRAMES),
      chat: scriptOf(values.CHAT_SCRIPT, values.CHAT_ORIGINS),
      consent: scriptOf(values.CONSENT_SCRIPT, values.CONSENT_ORIGINS),
      humanCheck: values.TURNSTILE_SITE_KEY
        ? scriptOf(`${values.TURNSTILE_ORIGIN}/turnstile/v0/api.js?render=explicit`, [])
        : undefined,
    } satisfies Record<ThirdParty, unknown>,
    /** Turnstile, which checks that a person sends a form; empty keys: no check. */
    turnstile: {
      origin: values.TURNSTILE_ORIGIN,
      siteKey: values.TURNSTILE_SITE_KEY,
      secretKey: values.TURNSTILE_SECRET_KEY,
    },
    /** Where weekly figures of the counted events come from; an empty token: none are gathered. */
    analytics: {
      origin: values.ANALYTICS_ORIGIN,
      account: values.ANALYTICS_ACCOUNT,
      table: values.ANALYTICS_DATASET,
      token: values.ANALYTICS_TOKEN,
    },
    enquiries: {
      /** Enquiries are forwarded here; an empty address: they are not. */
      webhook: { address: values.ENQUIRY_WEBHOOK, key: values.ENQUIRY_WEBHOOK_KEY },
      mail: { from: values.ENQUIRY_EMAIL_FROM, to: values.ENQUIRY_EMAIL_TO },
      retentionDays: values.ENQUIRY_RETENTION_DAYS,
    },
  };
}

/** Reads the settings. Throws an error that names every setting that is missing or wrong (docs/rules.md#operators-settings). */
export function readSettings(variables: unknown) {
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
    /** Where pictures and videos come from. */
    assets: {
      world: values.ASSET_ORIGIN,
      china: values.CHINA_ASSET_ORIGIN,
      content: values.CONTENT_ASSET_HOSTS,
      service: values.SERVICE_ASSET_HOSTS,
      /** Every origin that pictures and videos come from, for the policies. */
      origins: [
        ...new Set([
          values.ASSET_ORIGIN,
          values.CHINA_ASSET_ORIGIN,
          ...values.SERVICE_ASSET_HOSTS.map((host) => contentHost(host).origin),
        ]),
      ],
    },
    /** Cities that no list of cities names (docs/rules.md#picker-hidden-cities). */
    hiddenCities: citySlugs.filter((city) => values.DESTINATION_HIDE_LIST.includes(city)),
    /** Hosts whose frames an editor's markup may hold (docs/rules.md#html-frames). */
    frameHosts: values.FRAME_HOSTS,
    /** Empty: the request's own origin. */
    siteOrigin: values.SITE_ORIGIN,
    previewDomains: values.PREVIEW_DOMAINS,
    /** Seconds. */
    hstsMaxAge: values.HSTS_MAX_AGE,
    /** Where weaknesses are reported, as `security.txt` says it; empty: there is no such file. */
    securityContact: values.SECURITY_CONTACT,
    /** What robots may do with what they read, as `robots.txt` says it; empty: it says nothing. */
    contentSignal: values.CONTENT_SIGNAL,
    isCacheOn: values.CACHE === '1',
    /** 1 debug, 2 info, 3 warning, 4 error (docs/rules.md#log-levels). */
    logLevel: values.LOG_LEVEL,
    clock: readClock(values.CLOCK),
    /**
     * A short text that differs where a setting differs that a page may show; it tells nothing of secrets. Pages depend on
     * which of these are set: forms say whether they have a receiver, and signed tickets are longer.
     */
    pageMark: hashText(
      JSON.stringify(values, Object.keys(pageEntries)) +
        [values.FORM_SECRET, values.ENQUIRY_WEBHOOK, values.ENQUIRY_EMAIL_TO].map((each) => each !== '').join(),
    ),
    companyDomains: values.COMPANY_DOMAINS,
    /** Signs preview tokens; empty: an unsigned flag opens the preview. */
    previewSecret: values.PREVIEW_SECRET,
    /** The content service signs its webhooks with it; empty: webhooks are off. */
    hookSecret: values.CONTENTFUL_HOOK_SECRET,
    /** The key to the details of `/_health`; empty: they are closed to all. */
    healthKey: values.HEALTH_KEY,
    /** The Worker's name on the platform, by which one version of it is called; empty where only one runs. */
    workerName: values.WORKER_NAME,
    /** Signs the tickets of forms; empty: they are not signed. */
    formSecret: values.FORM_SECRET,
    /** A page without cached content waits this long for it; a single call may take 200 s (docs/rules.md#call-timeout). */
    pageDeadlineMs: values.PAGE_DEADLINE_MS,
    ...servicesOf(values),
  };
}

/** The site's settings, read once from the environment's variables. */
export type Settings = Immutable<ReturnType<typeof readSettings>>;

/** A script may load from its own origin and from those that are named. */
function scriptOf(
  script: string,
  named: readonly string[],
): { readonly script: string; readonly origins: readonly string[] } | undefined {
  return script === '' ? undefined : { script, origins: [...new Set([new URL(script).origin, ...named])] };
}
