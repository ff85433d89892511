import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { isFree } from '../../start/portHolder.ts';
import { type ExaminedSite, type Finding, fail, ok, warn } from './check.ts';

const require = createRequire(import.meta.url);
/** The oldest Node whose type stripping and `parseEnv` the commands rely on. */
const NODE_LEAST = [22, 18] as const;
const NPM_LEAST = 10;

/** Browsers that a machine may have, the system's own first. */
export const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function lookAtNode(version: string = process.versions.node): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > NODE_LEAST[0] || (major === NODE_LEAST[0] && minor >= NODE_LEAST[1]);
  return isEnough
    ? ok(version)
    : fail(
        `${version} is too old`,
        'npm ci brings Node 24 as the package "node"; its install script must be allowed to run.',
      );
}

export function lookAtNpm({ run }: Pick<ExaminedSite, 'run'>): Finding {
  const version = run('npm', '--version')?.trim() ?? '';
  if (version === '') return warn('npm is not found', 'Install Node with npm from your system or nodejs.org.');
  return Number.parseInt(version, 10) >= NPM_LEAST
    ? ok(version)
    : warn(`${version} is old`, 'npm install --global npm@latest');
}

export function lookAtWrangler(): Finding {
  try {
    const { version } = v.parse(
      v.object({ version: v.string() }),
      JSON.parse(readFileSync(require.resolve('wrangler/package.json'), 'utf8')),
    );
    return ok(version);
  } catch {
    return fail('wrangler is not installed', 'npm ci');
  }
}

export function lookAtWorkerd({ run }: Pick<ExaminedSite, 'run'>): Finding {
  const mend = 'npm ci with install scripts allowed; workerd needs Linux with glibc, macOS or Windows.';
  try {
    // Tests and builds have other copies: wrangler's own one runs the site.
    const requireOfWrangler = createRequire(require.resolve('wrangler/package.json'));
    const program = join(dirname(requireOfWrangler.resolve('workerd/package.json')), 'bin/workerd');
    // Where it can, npm's install script replaces this start script by the binary itself.
    const version = (run(program, '--version') ?? run(process.execPath, program, '--version'))?.trim();
    return version ? ok(version) : fail('workerd does not run', mend);
  } catch {
    return fail('workerd is not installed', mend);
  }
}

export function lookAtChromium(): Finding {
  const chosen = process.env['CHROMIUM'];
  if (chosen && !existsSync(chosen)) return fail(`CHROMIUM=${chosen} is not there`, 'Unset it, or name a Chromium.');
  const browser = chosen ?? systemBrowsers.find((path) => existsSync(path));
  if (browser) return ok(browser);
  return process.platform === 'linux' &&
    process.arch === 'x64' &&
    existsSync('node_modules/@sparticuz/chromium/package.json')
    ? ok('the one that @sparticuz/chromium carries')
    : warn('none found; only tests in a browser need it', 'Install Chromium or Chrome, or set CHROMIUM to its path.');
}

/** The ports are free, or the site itself already answers on them. */
export async function lookAtPorts({ port, servicePort, variables, ask }: ExaminedSite): Promise<Finding> {
  const isEmbedded = variables['CONTENTFUL_HOST'] === `localhost:${servicePort}`;
  const ports = [port, ...(isEmbedded ? [servicePort] : [])];
  const free = await Promise.all(ports.map(isFree));
  const taken = ports.filter((_, at) => !free[at]);
  if (taken.length === 0) return ok(`${ports.join(' and ')} ${ports.length > 1 ? 'are' : 'is'} free`);
  const answer = await ask(`http://localhost:${port}/_health`)
    .then((response) => response.text())
    .catch(() => '');
  if (answer === 'ok') return ok(`the site runs on ${port}`);
  return fail(
    `${taken.join(' and ')} ${taken.length > 1 ? 'are' : 'is'} taken by another program`,
    'End it, or set PORT (site) and CONTENT_PORT (content service) to free ports.',
  );
}
