import * as v from 'valibot';
import { DAY_MS } from '../../../content/time/platformOffset.ts';
import { assetHostsOf } from '../../environment.ts';
import { networkProblem } from '../../networkProblem.ts';
import { secretProblem } from '../../secrets.ts';
import { type LookName, lookAt, lookAtFiles } from '../siteLooks.ts';
import { type ExaminedSite, type Finding, fail, ok, warn } from './check.ts';

/** The platform renews a month before the end: what has two weeks left was not renewed. */
const RENEWED_DAYS = 14;

const LOG = 'Read its log: npx wrangler tail (docs/operations.md). What a deploy broke goes by npm run rollback.';

const mends = {
  version: 'Read the health report (docs/operations.md): the content service, its token, or the stores of forms.',
  pages: LOG,
  redirect: LOG,
  form: LOG,
  picture: 'Correct ASSET_ORIGIN or CHINA_ASSET_ORIGIN, or ask who runs the asset host.',
  files: `The Worker and its files are not of one build: deploy again. ${LOG}`,
  preview: 'Set PREVIEW_SECRET by npm run rotate: until then anybody reads drafts.',
  hook: 'Set CONTENTFUL_HOOK_SECRET by npm run rotate, the same as in the content service.',
  robots: LOG,
} as const satisfies Record<LookName, string>;

const originOf = ({ variables }: ExaminedSite): string => variables['SITE_ORIGIN'] ?? '';

/** One of the looks of a deploy, at the version that visitors get (docs/rules.md#doctor-live). */
export function siteCheck(name: LookName) {
  return async (site: ExaminedSite): Promise<Finding> => {
    const { seen, wrong } = await lookAt(name, {
      origin: originOf(site),
      ask: site.send,
      version: undefined,
      assets: assetHostsOf(site.variables),
    });
    return wrong.length === 0
      ? ok(seen.length === 1 ? `${seen}` : `${seen.length} right`)
      : fail(wrong.join('; '), mends[name]);
  };
}

/** Pages of the build before stay open: its files answer, too. */
export async function lookAtEarlierFiles(site: ExaminedSite): Promise<Finding> {
  const again = 'Deploy again: a deploy keeps its files. Pages that are open load themselves again.';
  const files = await site.earlierFiles().catch((thrown: unknown) => fail(networkProblem(thrown), again));
  if (files !== undefined && 'state' in files) return files;
  if (files === undefined)
    return warn('can’t be seen from here: no login, or there is one build only', 'npx wrangler login.');
  const { seen, wrong } = await lookAtFiles({ origin: originOf(site), ask: site.send }, files);
  return wrong.length === 0 ? ok(`${seen.length} right`) : fail(wrong.join('; '), again);
}

/** Visitors come by TLS only, and the certificate is renewed in time. */
export async function lookAtCertificate(site: ExaminedSite): Promise<Finding> {
  const { host, hostname } = new URL(originOf(site));
  try {
    const left = ((await site.certificateEnd(hostname)).getTime() - site.now().getTime()) / DAY_MS;
    if (left < RENEWED_DAYS)
      return fail(
        `ends in ${Math.floor(left)} days and was not renewed`,
        'Look at SSL/TLS, Edge Certificates, of the zone.',
      );
    const plain = await site.send(new Request(`http://${host}/`));
    await plain.body?.cancel();
    const isLed = plain.status >= 301 && plain.status <= 308 && /^https:/.test(plain.headers.get('location') ?? '');
    return isLed
      ? ok(`${Math.floor(left)} days left`)
      : fail(`http://${host}/ answers ${plain.status}`, 'Switch “Always Use HTTPS” on for the zone.');
  } catch (thrown) {
    return fail(networkProblem(thrown), 'Look at DNS and at SSL/TLS, Edge Certificates, of the zone.');
  }
}

const report = v.object({
  faults: v.array(v.string()),
  lists: v.array(v.unknown()),
  broken: v.record(v.string(), v.unknown()),
});

/** What the site itself reports to whoever has its key. */
export async function lookAtReport(site: ExaminedSite): Promise<Finding> {
  const key = site.variables['HEALTH_KEY'] ?? '';
  if (key === '')
    return warn('not asked: HEALTH_KEY is not known here', 'Set HEALTH_KEY in the environment or .dev.vars.');
  const mend = 'Set HEALTH_KEY here to the value of the deployed site.';
  const unsendable = secretProblem('HEALTH_KEY', key);
  if (unsendable) return fail(unsendable, mend);
  const answer = await site.send(new Request(`${originOf(site)}/_health`, { headers: { 'x-health-key': key } }));
  if (answer.status === 403) return fail('refuses the key', mend);
  const parsedReport = v.safeParse(report, await answer.json().catch(() => undefined));
  if (!parsedReport.success) return fail(`answers ${answer.status}, and is not readable`, LOG);
  const { faults, lists, broken } = parsedReport.output;
  if (faults.length > 0) return fail(faults.join('; '), 'docs/operations.md has a section for each.');
  const limits = [
    lists.length > 0 && `${lists.length} long lists`,
    Object.keys(broken).length > 0 && `pages that lack a field: ${Object.keys(broken).join(', ')}`,
  ].filter((limit) => limit !== false);
  return limits.length === 0
    ? ok('nothing is wrong')
    : warn(limits.join('; '), 'Tell the editors: npm run content:check names each.');
}
