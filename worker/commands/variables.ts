import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { standInSecrets } from './secrets.ts';

/** What a setting is for a run on this machine before anybody says otherwise: `[vars]` of wrangler.toml, and the stand-ins' secrets. */
export function declaredVariables(): Readonly<Record<string, string>> {
  const toml = readFileSync(new URL('../../wrangler.toml', import.meta.url), 'utf8');
  const [, section = ''] = /^\[vars\]\n([\s\S]*?)^\[/m.exec(toml) ?? [];
  return {
    ...Object.fromEntries(
      [...section.matchAll(/^([A-Z_]+) = "(.*)"$/gm)].map(([, name = '', value = '']) => [name, value]),
    ),
    ...standInSecrets(),
  };
}

/** What `.dev.vars` says, or the file that `DEV_VARS` names; nothing where there is none. */
export function fileVariables(
  path = process.env['DEV_VARS'] ?? '.dev.vars',
): Readonly<Record<string, string | undefined>> {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * The site's variables for a run on this machine: what wrangler.toml declares, the embedded service on its own port,
 * above both what `.dev.vars` says under the same names, and above all the environment.
 */
export function siteVariables(
  environment: Readonly<Record<string, string | undefined>>,
  servicePort: number,
  file: Readonly<Record<string, string | undefined>> = fileVariables(),
): Readonly<Record<string, string>> {
  const local = {
    CONTENTFUL_HOST: `localhost:${servicePort}`,
    CONTENTFUL_PREVIEW_HOST: `127.0.0.1:${servicePort}`,
    ASSET_ORIGIN: `http://localhost:${servicePort}`,
    CHINA_ASSET_ORIGIN: `http://127.0.0.1:${servicePort}`,
    LOYALTY_ORIGIN: `http://localhost:${servicePort}`,
    MEMBER_ORIGIN: `http://localhost:${servicePort}`,
    CART_ORIGIN: `http://localhost:${servicePort}`,
    BOOKING_SCRIPT: `http://localhost:${servicePort}/stand-in/booknow.js`,
  };
  const declared = { ...declaredVariables(), ...local };
  return Object.fromEntries(
    Object.entries(declared).map(([name, value]) => [name, environment[name] ?? file[name] ?? value]),
  );
}
