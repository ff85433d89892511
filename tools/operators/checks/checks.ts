import type { Declared } from '../../siteConfig.ts';
import type { Check, ExaminedSite, Finding } from './check.ts';
import {
  bindingsCheck,
  lookAtCoordinator,
  lookAtDomain,
  lookAtPlaceholders,
  lookAtReceiver,
  lookAtSecrets,
  lookAtSetSecrets,
  lookAtSettings,
} from './declarationChecks.ts';
import { lookAtChromium, lookAtNode, lookAtNpm, lookAtPorts, lookAtWorkerd, lookAtWrangler } from './machineChecks.ts';
import { contentCheck, originCheck } from './serviceChecks.ts';
import { lookAtCertificate, lookAtEarlierFiles, lookAtReport, siteCheck } from './siteChecks.ts';

export type CheckName =
  | 'node'
  | 'npm'
  | 'wrangler'
  | 'workerd'
  | 'chromium'
  | 'ports'
  | 'settings'
  | 'bindings'
  | 'domain'
  | 'placeholders'
  | 'receiver'
  | 'secrets'
  | 'secretsSet'
  | 'coordinator'
  | 'delivery'
  | 'preview'
  | 'assets'
  | 'chinaAssets'
  | 'loyalty'
  | 'cart'
  | 'member'
  | 'weChat'
  | 'turnstile'
  | 'certificate'
  | 'health'
  | 'report'
  | 'pages'
  | 'redirect'
  | 'form'
  | 'pictures'
  | 'files'
  | 'earlierFiles'
  | 'previewRefused'
  | 'hookRefused'
  | 'robots';

/** What is looked at where visitors look. */
const live = { at: 'deployed', isStatic: false } as const;

/** Every check of `npm run doctor`, in the order of the output. `here` is what wrangler.toml declares for this machine. */
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
    domain: { about: 'domain', at: 'deployed', isStatic: true, look: lookAtDomain },
    placeholders: { about: 'placeholders', at: 'deployed', isStatic: true, look: lookAtPlaceholders },
    receiver: { about: 'enquiries', at: 'deployed', isStatic: true, look: lookAtReceiver },
    secrets: { about: 'secrets', at: 'both', isStatic: true, look: lookAtSecrets },
    secretsSet: { about: 'secrets set', at: 'deployed', isStatic: false, look: lookAtSetSecrets },
    coordinator: { about: 'coordinator', at: 'deployed', isStatic: false, look: lookAtCoordinator },
    delivery: { about: 'content delivery', at: 'both', isStatic: false, look: contentCheck('CONTENTFUL_HOST') },
    preview: { about: 'content preview', at: 'both', isStatic: false, look: contentCheck('CONTENTFUL_PREVIEW_HOST') },
    assets: { about: 'asset host', at: 'both', isStatic: false, look: originCheck('ASSET_ORIGIN') },
    chinaAssets: { about: 'asset host (China)', at: 'both', isStatic: false, look: originCheck('CHINA_ASSET_ORIGIN') },
    loyalty: { about: 'loyalty', at: 'both', isStatic: false, look: originCheck('LOYALTY_ORIGIN') },
    cart: { about: 'cart', at: 'both', isStatic: false, look: originCheck('CART_ORIGIN') },
    member: { about: 'member pages', at: 'both', isStatic: false, look: originCheck('MEMBER_ORIGIN') },
    weChat: { about: 'WeChat', at: 'both', isStatic: false, look: originCheck('WECHAT_ORIGIN', 'WECHAT_APP_ID') },
    turnstile: {
      about: 'check of senders',
      at: 'both',
      isStatic: false,
      look: originCheck('TURNSTILE_ORIGIN', 'TURNSTILE_SITE_KEY'),
    },
    certificate: { ...live, about: 'certificate', look: lookAtCertificate },
    health: { ...live, about: 'health', look: siteCheck('version') },
    report: { ...live, about: 'health report', look: lookAtReport },
    pages: { ...live, about: 'pages', look: siteCheck('pages') },
    redirect: { ...live, about: 'first page', look: siteCheck('redirect') },
    form: { ...live, about: 'forms', look: siteCheck('form') },
    pictures: { ...live, about: 'pictures', look: siteCheck('picture') },
    files: { ...live, about: 'built files', look: siteCheck('files') },
    earlierFiles: { ...live, about: 'files of before', look: lookAtEarlierFiles },
    previewRefused: { ...live, about: 'drafts closed', look: siteCheck('preview') },
    hookRefused: { ...live, about: 'webhook closed', look: siteCheck('hook') },
    robots: { ...live, about: 'robots, sitemap', look: siteCheck('robots') },
  };
}

/** A check and what it found. */
export type Row = Finding & { readonly name: string; readonly about: string };

/** Runs every check that applies to a site; with `staticOnly` those without network. A check that throws counts as failed. */
export function examine(site: ExaminedSite, here: Declared, staticOnly = false): Promise<readonly Row[]> {
  const side = site.target === 'here' ? 'here' : 'deployed';
  return Promise.all(
    Object.entries(checksOf(here))
      .filter(([, { at, isStatic }]) => (at === 'both' || at === side) && (isStatic || !staticOnly))
      .map(async ([name, { about, look }]): Promise<Row> => {
        try {
          return { name, about, ...(await look(site)) };
        } catch (thrown) {
          const problem = thrown instanceof Error ? thrown.message : String(thrown);
          return { name, about, state: 'fail', found: problem, mend: 'This is a fault of the check itself.' };
        }
      }),
  );
}
