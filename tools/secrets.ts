import { namesOf } from '../content/names.ts';
import type { SecretName, SettingName } from '../worker/settings.ts';

interface Secret {
  readonly what: string;
  /** What the embedded services accept, on this machine only; empty where none is needed. */
  readonly standIn: string;
  /** The setting that this secret belongs to: needed only where that is set; or `always`. */
  readonly neededWith: SettingName | 'always';
}

/** Every secret of the site, which wrangler.toml names and never holds: bindings where it is deployed, here the environment's. */
export const secrets = {
  CONTENTFUL_ACCESS_TOKEN: {
    what: 'opens the content delivery API',
    standIn: 'meridian-delivery',
    neededWith: 'always',
  },
  CONTENTFUL_PREVIEW_ACCESS_TOKEN: {
    what: 'opens the content preview API',
    standIn: 'meridian-preview',
    neededWith: 'always',
  },
  CONTENTFUL_HOOK_SECRET: {
    what: 'signs the content service’s webhooks to /_hooks/contentful; 64 characters',
    standIn: 'local-'.padEnd(64, 'meridian-'),
    neededWith: 'always',
  },
  PREVIEW_SECRET: {
    what: 'opens drafts by signed links; 16 characters or more; without it the plain flag opens them',
    standIn: '',
    neededWith: 'always',
  },
  HEALTH_KEY: {
    what: 'opens the particulars of /_health, and tells the site of flags; 16 characters or more',
    standIn: 'health-key-of-this-machine',
    neededWith: 'always',
  },
  FORM_SECRET: {
    what: 'signs the tickets of forms; 16 characters or more; without it a program may invent them',
    standIn: 'form-secret-of-this-machine',
    neededWith: 'always',
  },
  LOYALTY_APP_KEY: {
    what: 'opens the loyalty programme’s service',
    standIn: 'loyalty-app-key-of-the-stand-in',
    neededWith: 'LOYALTY_ORIGIN',
  },
  CART_APP_KEY: { what: 'opens the cart service', standIn: 'cart-app-key-of-the-stand-in', neededWith: 'CART_ORIGIN' },
  WECHAT_APP_SECRET: {
    what: 'opens WeChat’s service for the page’s card',
    standIn: 'wechat-secret-of-the-stand-in',
    neededWith: 'WECHAT_APP_ID',
  },
  TURNSTILE_SECRET_KEY: { what: 'asks whether a person sends a form', standIn: '', neededWith: 'TURNSTILE_SITE_KEY' },
  ANALYTICS_TOKEN: {
    what: 'reads the counted events, for the weekly figures of real visits',
    standIn: '',
    neededWith: 'ANALYTICS_ACCOUNT',
  },
  ENQUIRY_WEBHOOK_KEY: { what: 'is sent along with forwarded enquiries', standIn: '', neededWith: 'ENQUIRY_WEBHOOK' },
} as const satisfies Record<SecretName, Secret>;

export const secretNames = namesOf(secrets);

/** The secrets that a site with these variables can't do without. */
export function neededSecrets(variables: Readonly<Record<string, string>>): readonly SecretName[] {
  return secretNames.filter((name) => {
    const { neededWith } = secrets[name];
    return neededWith === 'always' || (variables[neededWith] ?? '') !== '';
  });
}

/** Why no header can carry a secret, such as one of two lines, without its value; undefined where one can (docs/rules.md#rotation). */
export function secretProblem(name: string, value: string): string | undefined {
  if (/^[\x20-\x7e]*$/.test(value.trim())) return undefined;
  return `${name} has a sign that no request can carry: is it whole, and in one line?`;
}

/** What the embedded services accept, by name. */
export function standInSecrets(): Readonly<Record<string, string>> {
  return Object.fromEntries(secretNames.map((name) => [name, secrets[name].standIn]));
}
