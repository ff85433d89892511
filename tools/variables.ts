import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ownValue } from '../content/ownValue.ts';
import { standInSecrets } from './secrets.ts';
import { textOf } from './textFile.ts';

/** The defaults for a run on this machine: `[vars]` of wrangler.toml, and the secrets of the embedded services. */
export function declaredVariables(): Readonly<Record<string, string>> {
  const toml = readFileSync(new URL('../wrangler.toml', import.meta.url), 'utf8');
  const [, section = ''] = /^\[vars\]\n([\s\S]*?)^\[/m.exec(toml) ?? [];
  return {
    ...Object.fromEntries(
      [...section.matchAll(/^([A-Z_]+) = "(.*)"$/gm)].map(([, name = '', value = '']) => [name, value]),
    ),
    ...standInSecrets(),
  };
}

/** The variables in `.dev.vars`, or in the file that `DEV_VARS` names; none without a file. */
export function fileVariables(): Readonly<Record<string, string | undefined>> {
  try {
    return parseEnv(textOf(process.env['DEV_VARS'] ?? '.dev.vars'));
  } catch {
    return {};
  }
}

/** The site's variables here, the strongest last: wrangler.toml, the embedded service's port, `.dev.vars`, the environment. */
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
    SERVICE_ASSET_HOSTS: `localhost:${servicePort},127.0.0.1:${servicePort}`,
    LOYALTY_ORIGIN: `http://localhost:${servicePort}`,
    MEMBER_ORIGIN: `http://localhost:${servicePort}`,
    CART_ORIGIN: `http://localhost:${servicePort}`,
    WECHAT_ORIGIN: `http://localhost:${servicePort}`,
    WECHAT_SCRIPT: `http://localhost:${servicePort}/stand-in/jweixin.js`,
    BOOKING_SCRIPT: `http://localhost:${servicePort}/stand-in/booknow.js`,
  };
  const declared = { ...declaredVariables(), ...local };
  return Object.fromEntries(
    Object.entries(declared).map(([name, value]) => [
      name,
      ownValue(environment, name) ?? ownValue(file, name) ?? value,
    ]),
  );
}
