import { readFileSync } from 'node:fs';

/** Signs the webhooks of the embedded content service, on this machine only. */
const LOCAL_HOOK_SECRET = 'local-'.padEnd(64, 'meridian-');

/** The `[vars]` of wrangler.toml, by name. */
export function declaredVariables(): Readonly<Record<string, string>> {
  const toml = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8');
  const [, section = ''] = /^\[vars\]\n([\s\S]*?)^\[/m.exec(toml) ?? [];
  return Object.fromEntries(
    [...section.matchAll(/^([A-Z_]+) = "(.*)"$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * The site's variables for a run on this machine: what wrangler.toml declares, the embedded service on its own port, and
 * above both what the environment says under the same names.
 */
export function siteVariables(
  environment: Readonly<Record<string, string | undefined>>,
  servicePort: number,
): Readonly<Record<string, string>> {
  const local = {
    CONTENTFUL_HOST: `localhost:${servicePort}`,
    CONTENTFUL_PREVIEW_HOST: `127.0.0.1:${servicePort}`,
    ASSET_ORIGIN: `http://localhost:${servicePort}`,
    CHINA_ASSET_ORIGIN: `http://127.0.0.1:${servicePort}`,
    LOYALTY_ORIGIN: `http://localhost:${servicePort}`,
    MEMBER_ORIGIN: `http://localhost:${servicePort}`,
    CART_ORIGIN: `http://localhost:${servicePort}`,
    CONTENTFUL_HOOK_SECRET: LOCAL_HOOK_SECRET,
    BOOKING_SCRIPT: `http://localhost:${servicePort}/stand-in/booknow.js`,
  };
  const declared = { ...declaredVariables(), ...local };
  return Object.fromEntries(Object.entries(declared).map(([name, value]) => [name, environment[name] ?? value]));
}
