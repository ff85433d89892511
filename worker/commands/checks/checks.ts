import type { Declared } from '../siteConfig.ts';
import type { Check, Finding, Patient } from './check.ts';
import { bindingsCheck, lookAtPlaceholders, lookAtSecrets, lookAtSetSecrets, lookAtSettings } from './declarations.ts';
import { lookAtChromium, lookAtNode, lookAtNpm, lookAtPorts, lookAtWorkerd, lookAtWrangler } from './machine.ts';
import { contentCheck, originCheck } from './services.ts';

export type CheckName =
  | 'node'
  | 'npm'
  | 'wrangler'
  | 'workerd'
  | 'chromium'
  | 'ports'
  | 'settings'
  | 'bindings'
  | 'placeholders'
  | 'secrets'
  | 'secretsSet'
  | 'delivery'
  | 'preview'
  | 'assets'
  | 'chinaAssets'
  | 'loyalty'
  | 'cart';

/** Every check of `npm run doctor`, in the order in which they are printed. `here` is what this machine declares. */
function checksOf(here: Declared): Readonly<Record<CheckName, Check>> {
  return {
    node: { about: 'Node', at: 'both', isStatic: true, look: () => lookAtNode() },
    npm: { about: 'npm', at: 'here', isStatic: false, look: lookAtNpm },
    wrangler: { about: 'wrangler', at: 'both', isStatic: true, look: () => lookAtWrangler() },
    workerd: { about: 'workerd', at: 'here', isStatic: false, look: lookAtWorkerd },
    chromium: { about: 'Chromium', at: 'here', isStatic: false, look: () => lookAtChromium() },
    ports: { about: 'ports', at: 'here', isStatic: false, look: lookAtPorts },
    settings: { about: 'settings', at: 'both', isStatic: true, look: lookAtSettings },
    bindings: { about: 'bindings', at: 'both', isStatic: true, look: bindingsCheck(here) },
    placeholders: { about: 'placeholders', at: 'deployed', isStatic: true, look: lookAtPlaceholders },
    secrets: { about: 'secrets', at: 'both', isStatic: true, look: lookAtSecrets },
    secretsSet: { about: 'secrets set', at: 'deployed', isStatic: false, look: lookAtSetSecrets },
    delivery: { about: 'content delivery', at: 'both', isStatic: false, look: contentCheck('CONTENTFUL_HOST') },
    preview: { about: 'content preview', at: 'both', isStatic: false, look: contentCheck('CONTENTFUL_PREVIEW_HOST') },
    assets: { about: 'asset host', at: 'both', isStatic: false, look: originCheck('ASSET_ORIGIN') },
    chinaAssets: { about: 'asset host (China)', at: 'both', isStatic: false, look: originCheck('CHINA_ASSET_ORIGIN') },
    loyalty: { about: 'loyalty', at: 'both', isStatic: false, look: originCheck('LOYALTY_ORIGIN') },
    cart: { about: 'cart', at: 'both', isStatic: false, look: originCheck('CART_ORIGIN') },
  };
}

/** A check and what it found. */
export type Row = Finding & { readonly name: string; readonly about: string };

/** Looks at everything that makes sense for a site; with `staticOnly` at what needs no network. A check that breaks has failed. */
export function examine(patient: Patient, here: Declared, staticOnly = false): Promise<readonly Row[]> {
  const side = patient.target === 'here' ? 'here' : 'deployed';
  return Promise.all(
    Object.entries(checksOf(here))
      .filter(([, { at, isStatic }]) => (at === 'both' || at === side) && (isStatic || !staticOnly))
      .map(async ([name, { about, look }]): Promise<Row> => {
        try {
          return { name, about, ...(await look(patient)) };
        } catch (thrown) {
          const found = thrown instanceof Error ? thrown.message : String(thrown);
          return { name, about, state: 'fail', found, mend: 'This is a fault of the check itself.' };
        }
      }),
  );
}
