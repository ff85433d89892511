import { once } from 'node:events';
import { createServer } from 'node:net';
import { stripVTControlCharacters, styleText } from 'node:util';
import { readSiteConfig } from '../siteConfig.ts';
import { fileVariables, siteVariables } from '../variables.ts';
import { runWrangler } from '../wrangler.ts';
import { coordinatorVariables, writeCoordinatorConfig } from './coordinatorConfig.ts';
import { tellOfNewSpace, watchSpace } from './embeddedSpace.ts';
import { openLogFiles } from './logFiles.ts';
import { holderOf } from './portHolder.ts';
import { createPrograms } from './programs.ts';
import { readableLog } from './readableLog.ts';

/**
 * `npm start`: the built site in workerd with its coordinator and the embedded content service beside it. `npm run dev`
 * (`--dev`): the same with hot reload. Needs no account, no key and no network.
 */
const isDevelopment = process.argv.includes('--dev');
const port = portOf('PORT', 8787);
const servicePort = portOf('CONTENT_PORT', 8788);
/** A cached page would hide the latest edit. */
const standard = isDevelopment ? { CACHE: '0', ...fileVariables() } : fileVariables();
const variables = siteVariables(process.env, servicePort, standard);
const usesEmbeddedService = variables['CONTENTFUL_HOST'] === `localhost:${servicePort}`;
const stateFolder = process.env['STATE_DIR'] ?? '.wrangler/state';
/** The folder of the log files; empty for none. */
const logFolder = process.env['LOG_DIR'] ?? 'logs';
const logFiles = logFolder
  ? openLogFiles(logFolder, `site-${port}.log`, (sentence) => process.stderr.write(`${sentence}\n`))
  : undefined;
const programs = createPrograms({
  show,
  say: (sentence) => process.stderr.write(`${sentence}\n`),
  giveUp: () => stop(1),
});
/** So often is looked whether the shell that npm started is still there. */
const SHELL_MS = 1000;

let stopping = false;
/** What wrangler prints once it serves a changed file; it gives no other sign. */
const SERVER_UPDATED = 'Local server updated and ready';

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
process.on('SIGHUP', () => stop(0));
endWithShell();

for (const taken of [port, ...(usesEmbeddedService ? [servicePort] : [])]) await assertFree(taken);

if (usesEmbeddedService) {
  const parameters = ['dev', '-c', 'sample/service/wrangler.toml', '--port', String(servicePort)];
  const clock = ['--var', `CLOCK:${process.env['CLOCK'] ?? ''}`];
  programs.run({
    name: 'content service',
    parameters: ['node_modules/wrangler/bin/wrangler.js', ...parameters, ...clock],
    onLine: (line) => {
      if (line.includes(SERVER_UPDATED)) void spaceChanged();
    },
  });
  await answering(
    `http://localhost:${servicePort}/spaces/meridian/environments/master/locales?access_token=meridian-delivery`,
  );
}
prepareDatabase();
if (isDevelopment)
  programs.run({
    name: 'site',
    parameters: ['node_modules/vite/bin/vite.js', 'dev', '--port', String(port), '--strictPort'],
    environment: {
      ...variables,
      SITE_VARIABLES: JSON.stringify(variables),
      COORDINATOR_VARIABLES: JSON.stringify(coordinatorVariables(variables)),
    },
  });
else {
  const coordinator = `${stateFolder}/coordinator.json`;
  writeCoordinatorConfig(coordinator, { ...readSiteConfig().here, variables });
  programs.run({
    name: 'site',
    parameters: [
      'node_modules/wrangler/bin/wrangler.js',
      ...['dev', '-c', 'dist/meridian_galleria/wrangler.json', '-c', coordinator],
      ...['--port', String(port), '--persist-to', stateFolder],
      ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
  });
}
await answering(`http://localhost:${port}/robots.txt`);
if (usesEmbeddedService) {
  await tellOfNewSpace(`http://localhost:${port}`, variables);
  if (isDevelopment) watchSpace((sentence) => process.stderr.write(`${sentence}\n`));
}

process.stdout.write(
  [
    '',
    `  ${styleText('bold', 'Meridian Galleria')} ${isDevelopment ? 'with hot reload' : 'as built for production'}`,
    '',
    `  Site             http://localhost:${port}/`,
    `  Content service  ${usesEmbeddedService ? `http://localhost:${servicePort}/spaces/meridian (embedded; preview on 127.0.0.1:${servicePort})` : variables['CONTENTFUL_HOST']}`,
    ...(logFiles ? [`  Log              ${logFolder}/site-${port}.log`] : []),
    '',
    '',
  ].join('\n'),
);

async function spaceChanged(): Promise<void> {
  await tellOfNewSpace(`http://localhost:${port}`, variables);
  process.stdout.write('The embedded space has changed: load the page anew.\n');
}

/** Applies worker/migrations to the local database of enquiries. */
function prepareDatabase(): void {
  const { status, stdout, stderr } = runWrangler(
    'd1',
    'migrations',
    'apply',
    'ENQUIRIES',
    '--local',
    '--persist-to',
    stateFolder,
  );
  if (status === 0) return;
  process.stderr.write(`The local database can't be prepared.\n${stdout}${stderr}`);
  stop(1);
}

/** The site's log lines go to the log file unchanged and to the console in a readable form; so do the errors of tools. */
function show(line: string): void {
  const readable = readableLog(line);
  if (readable === undefined && !/\b(?:ERROR|Error)\b|✘/.test(line)) return;
  logFiles?.write(stripVTControlCharacters(line));
  process.stderr.write(`${readable ?? line}\n`);
}

function stop(status: number): void {
  if (stopping) return;
  stopping = true;
  void programs
    .stop()
    .then(() => logFiles?.close())
    .then(() => process.exit(status));
}

/** Whoever ends npm alone ends its shell, which passes nothing on. */
function endWithShell(): void {
  const shell = process.ppid;
  if (process.env['npm_lifecycle_event'])
    setInterval(() => {
      if (process.ppid !== shell) stop(0);
    }, SHELL_MS).unref();
}

/** A taken port is an error: a server that silently takes the next one leaves this address to another program. */
async function assertFree(wanted: number): Promise<void> {
  const server = createServer();
  try {
    server.listen(wanted, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    const holder = await holderOf(wanted);
    process.stderr.write(
      `Port ${wanted} is taken${holder && ` by ${holder}`}. End that, or set PORT (site) or CONTENT_PORT (content service) to free ones.\n`,
    );
    process.exit(1);
  }
  server.close();
  await once(server, 'close');
}

async function answering(url: string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
  process.stderr.write(`${url} does not answer\n`);
  stop(1);
}

function portOf(name: string, standard: number): number {
  const text = process.env[name] ?? String(standard);
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    process.stderr.write(`${name}=${text} is no port\n`);
    process.exit(1);
  }
  return number;
}
