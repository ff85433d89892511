import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters, styleText } from 'node:util';
import { readCommandLine } from '../commandLine.ts';
import { clockOf, localStateFolder, portOfService, portOfSite } from '../environment.ts';
import { fillSite } from '../operators/filling.ts';
import { readSiteConfig } from '../siteConfig.ts';
import { fileVariables, siteVariables } from '../variables.ts';
import { coordinatorVariables, writeCoordinatorConfig } from './coordinatorConfig.ts';
import { serviceSettings, tellOfNewSpace, watchSpace } from './embeddedSpace.ts';
import { openLogFiles } from './logFiles.ts';
import { takenPort } from './portHolder.ts';
import { createPrograms } from './programs.ts';
import { readableLog } from './readableLog.ts';
import { writeProblem } from './stateFolder.ts';

const usage = `Builds the site, and runs it in workerd with its coordinator and the embedded content service beside it. Needs no account, no
key and no network.

  npm start
  npm run dev                             with hot reload, and without the page cache
  PORT=9000 CONTENT_PORT=9001 npm start   beside another; docs/settings.md has the other variables
`;

/** `--build` is `npm start`, `--dev` is `npm run dev`; without either the last build runs. */
const options = { dev: { type: 'boolean', default: false }, build: { type: 'boolean', default: false } } as const;
const { dev: isDevelopment, build: isBuilt } = readCommandLine(usage, options, 0).values;
const port = portOfSite();
const servicePort = portOfService();
/** A cached page would hide the latest edit. */
const standard = isDevelopment ? { CACHE: '0', ...fileVariables() } : fileVariables();
const variables = siteVariables(process.env, servicePort, standard);
// A clock that is no moment would fail each answer.
clockOf(variables);
const usesEmbeddedService = variables['CONTENTFUL_HOST'] === `localhost:${servicePort}`;
const stateFolder = localStateFolder();
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
/** So often is looked for npm and the shell that it started. */
const SHELL_MS = 250;

let stopping = false;
/** What wrangler prints once it serves a changed file; it gives no other sign. */
const SERVER_UPDATED = 'Local server updated and ready';

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
process.on('SIGHUP', () => stop(0));
endWithShell();

await assertRoom();
await assertFree();
if (isDevelopment || isBuilt) {
  await prepare('The sample space', ['sample/space/build.ts']);
  await prepare('The local editor', ['sample/editor/build.ts']);
}
if (isBuilt) {
  process.stdout.write('Building the site.\n');
  await prepare('The site', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  // A build takes long enough for another program to come.
  await assertFree();
}

if (usesEmbeddedService) {
  programs.run({
    name: 'content service',
    parameters: [
      'node_modules/wrangler/bin/wrangler.js',
      ...['dev', '-c', 'sample/service/wrangler.toml', '--port', String(servicePort)],
      ...asParameters(serviceSettings(variables, port)),
    ],
    onLine: (line) => {
      if (line.includes(SERVER_UPDATED)) void spaceChanged();
    },
  });
  await answering(
    `http://localhost:${servicePort}/spaces/meridian/environments/master/locales?access_token=meridian-delivery`,
  );
}
await prepare('The database', [
  'node_modules/wrangler/bin/wrangler.js',
  ...['d1', 'migrations', 'apply', 'ENQUIRIES', '--local', '--persist-to', stateFolder, '--config', 'wrangler.toml'],
]);
if (isDevelopment)
  programs.run({
    name: 'site',
    parameters: ['node_modules/vite/bin/vite.js', 'dev', '--port', String(port), '--strictPort'],
    environment: {
      ...variables,
      STATE_DIR: stateFolder,
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
      ...asParameters(variables),
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
    ...(usesEmbeddedService ? [`  Editor           http://localhost:${servicePort}/editor`] : []),
    ...(logFiles ? [`  Log              ${logFolder}/site-${port}.log`] : []),
    '',
    '',
  ].join('\n'),
);

// The first visit of a page is as quick as the next: at low priority, while the site answers already.
if (!isDevelopment && process.env['FILL'] !== '0')
  void fillSite({
    origin: `http://localhost:${port}`,
    key: variables['HEALTH_KEY'] ?? '',
    ask: (request) => fetch(request),
    atOnce: 1,
    rest: 2,
    from: 'abroad',
    say: () => undefined,
  }).then((line) => {
    if (!stopping) process.stdout.write(`${line}\n`);
  });

/** Variables as wrangler takes them. */
function asParameters(values: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
}

async function spaceChanged(): Promise<void> {
  await tellOfNewSpace(`http://localhost:${port}`, variables);
  process.stdout.write('The embedded space has changed: load the page again.\n');
}

/** Runs what has to end well before the site can run. */
async function prepare(name: string, parameters: readonly string[]): Promise<void> {
  const problem = await programs.finish({ name, parameters });
  if (problem !== undefined) await ended(stopping ? '' : `${name} can't be prepared.\n${problem}`);
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

/** Says why the site can't run, and ends. */
function ended(problem: string): Promise<never> {
  process.stderr.write(problem);
  stop(1);
  return new Promise(() => undefined);
}

/** Whoever ends npm alone ends its shell at most, which passes nothing on. */
function endWithShell(): void {
  if (!process.env['npm_lifecycle_event']) return;
  const shell = process.ppid;
  const npm = Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(shell)], { encoding: 'utf8' }).stdout);
  setInterval(() => {
    if (process.ppid !== shell || (npm > 1 && !isRunning(npm))) stop(0);
  }, SHELL_MS).unref();
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function assertFree(): Promise<void> {
  const taken = await takenPort([port, ...(usesEmbeddedService ? [servicePort] : [])]);
  if (taken !== undefined)
    await ended(
      `${taken} Set PORT (site) and CONTENT_PORT (content service) to two free ports, or end what has them.\n`,
    );
}

async function assertRoom(): Promise<void> {
  const problem = writeProblem(stateFolder);
  if (problem !== undefined) await ended(`${problem} Make room, or set STATE_DIR to another folder.\n`);
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
  await ended(`${url} does not answer\n`);
}
