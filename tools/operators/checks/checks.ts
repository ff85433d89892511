import { wordsOf } from '../../commandLine.ts';
import type { Declared } from '../../siteConfig.ts';
import { type Check, type ExaminedSite, type Finding, fail } from './check.ts';
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

/** What is looked at where visitors look. */
const live = { at: 'deployed', isStatic: false } as const;
/** What is asked over the network, wherever the site is. */
const both = { at: 'both', isStatic: false } as const;

/** Every check of `npm run doctor`, in the order of the output. `here` is what wrangler.toml declares for this machine. */
function checksOf(here: Declared) {
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
    delivery: { ...both, about: 'content delivery', look: contentCheck('CONTENTFUL_HOST') },
    preview: { ...both, about: 'content preview', look: contentCheck('CONTENTFUL_PREVIEW_HOST') },
    assets: { ...both, about: 'asset host', look: originCheck('ASSET_ORIGIN') },
    chinaAssets: { ...both, about: 'asset host (China)', look: originCheck('CHINA_ASSET_ORIGIN') },
    loyalty: { ...both, about: 'loyalty', look: originCheck('LOYALTY_ORIGIN') },
    cart: { ...both, about: 'cart', look: originCheck('CART_ORIGIN') },
    member: { ...both, about: 'member pages', look: originCheck('MEMBER_ORIGIN') },
    weChat: { ...both, about: 'WeChat', look: originCheck('WECHAT_ORIGIN', 'WECHAT_APP_ID') },
    turnstile: { ...both, about: 'check of senders', look: originCheck('TURNSTILE_ORIGIN', 'TURNSTILE_SITE_KEY') },
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
  } as const satisfies Record<string, Check>;
}

export type CheckName = keyof ReturnType<typeof checksOf>;

/** A check and what it found. */
export type Row = Finding & { readonly name: string; readonly about: string };

/** Runs every check that applies to a site, with `staticOnly` those without network; a check that throws counts as failed. */
export function examine(site: ExaminedSite, here: Declared, staticOnly = false): Promise<readonly Row[]> {
  const side = site.target === 'here' ? 'here' : 'deployed';
  return Promise.all(
    Object.entries(checksOf(here))
      .filter(([, { at, isStatic }]) => (at === 'both' || at === side) && (isStatic || !staticOnly))
      .map(async ([name, { about, look }]): Promise<Row> => {
        try {
          return { name, about, ...(await look(site)) };
        } catch (thrown) {
          return { name, about, ...fail(wordsOf(thrown), 'This is a fault of the check itself.') };
        }
      }),
  );
}
