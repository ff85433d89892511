import { resolve } from 'node:path';
import * as v from 'valibot';
import { frontEntries } from '../../worker/frontSettings.ts';
import { type Declared, FRONT_CONFIG, SITE_CONFIG } from '../siteConfig.ts';
import { type Environment, rawConfig } from '../wrangler.ts';

/** Stores that front and site share. */
const stores = ['CONTENT', 'FLAGS'];

/** The front's variables out of the site's. */
export function frontVariables(site: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(site).filter(([name]) => Object.hasOwn(frontEntries, name)));
}

/**
 * The front's configuration for a deployed site: what was built into a folder, the site's static files, its variables and
 * stores under the same names, and the site by its name. Uploading it gives the version of the site.
 */
export function frontConfig(environment: Environment, site: Declared, folder: string) {
  const front = v.parse(
    v.looseObject({ name: v.string(), env: v.record(v.string(), v.looseObject({})) }),
    rawConfig(FRONT_CONFIG),
  );
  const { assets } = v.parse(v.object({ assets: v.looseObject({}) }), rawConfig(SITE_CONFIG));
  const { env, ...everywhere } = front;
  return {
    ...everywhere,
    ...env[environment],
    name: `${front.name}-${environment}`,
    main: resolve(folder, 'front/index.js'),
    no_bundle: true,
    assets: { ...assets, directory: resolve(folder, 'client'), binding: undefined },
    vars: { ...frontVariables(site.variables), SITE_NAME: site.worker, SITE_VERSION: '' },
    kv_namespaces: site.resources.filter(({ binding }) => stores.includes(binding)),
    services: [
      ...site.resources.flatMap(({ binding, id: service }) =>
        binding === 'COORDINATOR' ? [{ binding, service }] : [],
      ),
      { binding: 'SITE', service: site.worker },
    ],
  };
}
