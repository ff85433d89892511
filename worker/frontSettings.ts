import * as v from 'valibot';
import { contentHost } from '../content/address/contentHost.ts';
import { ownAssetHosts } from '../content/media/assetServices.ts';
import { list, none, optionalOrigin, origin, readVariables, wholeNumber } from './settingKinds.ts';

const contact = v.union(
  [none, v.pipe(v.string(), v.regex(/^(?:mailto:|https:\/\/)\S+$/))],
  'must be empty, mailto: or https:',
);

function isMoment(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}

function isHost(text: string): boolean {
  return /^[a-z0-9.-]+(?::\d+)?$/.test(text);
}

/** The settings that kept pages and small files need: all that the front has. None of them is a secret. */
export const frontEntries = {
  ASSET_ORIGIN: origin,
  CHINA_ASSET_ORIGIN: origin,
  SERVICE_ASSET_HOSTS: v.optional(
    v.pipe(
      list,
      v.check((hosts) => hosts.every(isHost), 'must be hosts like images.ctfassets.net, with commas'),
    ),
    ownAssetHosts.join(),
  ),
  SITE_ORIGIN: v.optional(optionalOrigin, ''),
  PREVIEW_DOMAINS: v.optional(list, ''),
  HSTS_MAX_AGE: v.optional(wholeNumber, '120'),
  SECURITY_CONTACT: v.optional(contact, ''),
  CACHE: v.optional(v.picklist(['0', '1']), '1'),
  LOG_LEVEL: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(4)), '2'),
  CLOCK: v.optional(
    v.union([none, v.pipe(v.string(), v.check(isMoment))], 'must be empty or an instant such as 2026-06-15T02:00:00Z'),
    '',
  ),
};

/** The settings of the front, which the site has, too. */
export interface FrontSettings {
  /** Every origin that pictures and videos come from, for the policies. */
  readonly assets: { readonly origins: readonly string[] };
  /** Empty: the request's own origin. */
  readonly siteOrigin: string;
  readonly previewDomains: readonly string[];
  /** Seconds. */
  readonly hstsMaxAge: number;
  /** Where weaknesses are reported, as `security.txt` says it; empty: there is no such file. */
  readonly securityContact: string;
  readonly isCacheOn: boolean;
  /** 1 debug, 2 info, 3 warning, 4 error (docs/rules.md#log-levels). */
  readonly logLevel: number;
  /** A pinned clock; undefined for real time. */
  readonly clock: Date | undefined;
}

/** The front's settings out of variables that were read. */
export function frontSettings(found: v.InferOutput<v.ObjectSchema<typeof frontEntries, undefined>>): FrontSettings {
  return {
    assets: {
      origins: [
        ...new Set([
          found.ASSET_ORIGIN,
          found.CHINA_ASSET_ORIGIN,
          ...found.SERVICE_ASSET_HOSTS.map((host) => contentHost(host).origin),
        ]),
      ],
    },
    siteOrigin: found.SITE_ORIGIN,
    previewDomains: found.PREVIEW_DOMAINS,
    hstsMaxAge: found.HSTS_MAX_AGE,
    securityContact: found.SECURITY_CONTACT,
    isCacheOn: found.CACHE === '1',
    logLevel: found.LOG_LEVEL,
    clock: found.CLOCK === '' ? undefined : new Date(found.CLOCK),
  };
}

/** Reads the front's settings. Throws an error that names every setting that is missing or wrong. */
export function readFrontSettings(variables: unknown): FrontSettings {
  return frontSettings(readVariables(frontEntries, variables));
}
