import { ownValue } from '../../../content/ownValue.ts';
import { readSettings } from '../../../worker/settings.ts';
import { wordsOf } from '../../commandLine.ts';
import { neededSecrets, secretNames, secrets } from '../../secrets.ts';
import { type Declared, hasReceiver, RECEIVER_MEND } from '../../siteConfig.ts';
import { COORDINATOR_CONFIG, COORDINATOR_SECRET } from '../../start/coordinatorConfig.ts';
import { are, type ExaminedSite, type Finding, fail, ok, warn } from './check.ts';

const listed = (names: readonly string[]): string => names.join(', ');
const putSecret = (name: string, target: ExaminedSite['target']): string => `npm run rotate -- ${target} ${name}`;

/** The Worker would start with these settings. */
export function lookAtSettings({ target, variables }: ExaminedSite): Finding {
  // Secrets of a deployed site have a check of their own: here any value passes.
  const stood = target === 'here' ? {} : Object.fromEntries(secretNames.map((name) => [name, 's'.repeat(64)]));
  const file = target === 'here' ? 'the environment, .dev.vars or [vars]' : `[env.${target}.vars]`;
  try {
    const { isCacheOn } = readSettings({ ...variables, ...stood });
    if (target === 'here') return ok(`${Object.keys(variables).length} read`);
    if (ownValue(variables, 'CLOCK'))
      return fail('CLOCK is set: time would be wrong for visitors', `Empty CLOCK in ${file}.`);
    return isCacheOn
      ? ok(`${Object.keys(variables).length} read`)
      : warn('CACHE is 0: every page is made again', `Set CACHE to 1 in ${file}.`);
  } catch (thrown) {
    return fail(wordsOf(thrown), `Correct them in ${file} (docs/settings.md).`);
  }
}

/** The site on this machine has every binding, and a deployed one has all that this machine has. */
export function bindingsCheck(here: Declared) {
  return ({ target, declared }: ExaminedSite): Finding => {
    const names = declared.resources.map(({ binding }) => binding);
    const missing = [
      ...here.resources.map(({ binding }) => binding).filter((binding) => !names.includes(binding)),
      ...Object.keys(here.variables).filter((name) => ownValue(declared.variables, name) === undefined),
    ];
    return missing.length === 0
      ? ok(listed(names))
      : fail(
          `${are(missing)} not declared`,
          `Environments inherit neither: repeat what is missing below [env.${target}] in wrangler.toml.`,
        );
  };
}

/** The values in wrangler.toml that a deployment must replace. */
const placeholder = /^replace-|\blocalhost\b|\b127\.0\.0\.1\b/;
const exampleHost = /\.example\b/;
/** Hosts in these variables are compared with hosts in content, where example hosts are allowed. */
const nameLists = ['CONTENT_ASSET_HOSTS', 'COMPANY_DOMAINS', 'PREVIEW_DOMAINS'];

/** No placeholder is left in the declarations of a deployed site. */
export function lookAtPlaceholders({ target, declared }: ExaminedSite): Finding {
  const left = [
    ...declared.resources.filter(({ id }) => placeholder.test(id)).map(({ binding }) => binding),
    ...Object.entries(declared.variables)
      .filter(([name, value]) => placeholder.test(value) || (exampleHost.test(value) && !nameLists.includes(name)))
      .map(([name]) => name),
  ];
  return left.length === 0
    ? ok('none left')
    : fail(
        `${are(left)} still what the project came with`,
        `Write your own ids and hosts below [env.${target}] in wrangler.toml; \`npx wrangler kv namespace create\`, \`d1 create\`, \`r2 bucket create\` and \`queues create\` print the ids.`,
      );
}

/** A deployed site answers at its public origin, and at no second address that search engines would find. */
export function lookAtDomain({ target, declared }: ExaminedSite): Finding {
  const origin = declared.variables['SITE_ORIGIN'] ?? '';
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  if (!declared.hosts.includes(host))
    return fail(
      `nothing leads ${host || 'the public origin'} to the site`,
      `Write routes = [{ pattern = "your host", custom_domain = true }] below [env.${target}] in wrangler.toml, and the same host in SITE_ORIGIN.`,
    );
  if (declared.isOnWorkersDev)
    return fail(
      'the site also answers at workers.dev',
      `Write workers_dev = false below [env.${target}] in wrangler.toml.`,
    );
  return ok(host);
}

/** Somebody receives the enquiries of a deployed site. */
export function lookAtReceiver({ declared }: ExaminedSite): Finding {
  return hasReceiver(declared)
    ? ok(declared.variables['ENQUIRY_WEBHOOK'] || `mail to ${declared.variables['ENQUIRY_EMAIL_TO']}`)
    : fail('enquiries are kept here: nobody receives them', RECEIVER_MEND);
}

/** No secret is in wrangler.toml, and on this machine they fit the services that are called. */
export function lookAtSecrets({ target, declared, variables }: ExaminedSite): Finding {
  const inTheOpen = secretNames.filter((name) => declared.variables[name] !== undefined && target !== 'here');
  if (inTheOpen.length > 0)
    return fail(
      `${listed(inTheOpen)} stand in wrangler.toml for anybody to read`,
      `Take them out, have them changed where they come from, then ${putSecret('NAME', target)}`,
    );
  const needed = neededSecrets(variables);
  if (target !== 'here') {
    const forgotten = needed.filter((name) => !declared.requiredSecrets.includes(name));
    return forgotten.length === 0
      ? ok(`${declared.requiredSecrets.length} required by name`)
      : fail(`${listed(forgotten)} would be missing`, `Add them to [env.${target}.secrets] required in wrangler.toml.`);
  }
  const hosts = {
    CONTENTFUL_ACCESS_TOKEN: 'CONTENTFUL_HOST',
    CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'CONTENTFUL_PREVIEW_HOST',
    LOYALTY_APP_KEY: 'LOYALTY_ORIGIN',
    CART_APP_KEY: 'CART_ORIGIN',
  };
  const unfit = Object.entries(hosts).filter(
    ([name, service]) =>
      !/^(?:$|(?:http:\/\/)?(?:localhost|127\.0\.0\.1)(?::|$))/.test(ownValue(variables, service) ?? '') &&
      secretNames.some((secret) => secret === name && variables[name] === secrets[secret].standIn),
  );
  return unfit.length === 0
    ? ok('fit the services that are asked')
    : fail(
        `${are(unfit.map(([name]) => name))} the stand-in’s, but ${are(unfit.map(([, service]) => service))} not`,
        'Put the real ones into .dev.vars (see .dev.vars.example).',
      );
}

/** The deployed Worker has its secrets, if this machine may list them. */
export function lookAtSetSecrets({ target, declared, run }: ExaminedSite): Finding {
  const worker = ['--env', target, '--config', 'wrangler.toml'];
  return setSecrets(run, worker, declared.requiredSecrets, putSecret('NAME', target));
}

/** The deployed coordinator, a Worker of its own, has the secret by which it asks the content service. */
export function lookAtCoordinator({ declared, run }: ExaminedSite): Finding {
  const name = declared.resources.find(({ binding }) => binding === 'COORDINATOR')?.id;
  if (name === undefined)
    return fail('the site binds no COORDINATOR', 'Repeat [[services]] in its environment of wrangler.toml.');
  const mend = `npx wrangler secret put ${COORDINATOR_SECRET} --name ${name}`;
  return setSecrets(run, ['--name', name, '--config', COORDINATOR_CONFIG], [COORDINATOR_SECRET], mend);
}

function setSecrets(
  run: ExaminedSite['run'],
  worker: readonly string[],
  required: readonly string[],
  mend: string,
): Finding {
  const list = ['node_modules/wrangler/bin/wrangler.js', 'secret', 'list', '--format', 'json'];
  const text = run(process.execPath, ...list, ...worker);
  if (text === undefined)
    return warn(
      'can’t be seen from here: no login, or this Worker was never deployed',
      'npx wrangler login, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID. A first deploy takes --secrets-file.',
    );
  const missing = required.filter((name) => !text.includes(`"${name}"`));
  return missing.length === 0 ? ok('all set') : fail(`${are(missing)} not set`, mend);
}
