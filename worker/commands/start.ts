import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters, styleText } from 'node:util';
import { tellOfNewSpace, watchSpace } from './embeddedSpace.ts';
import { openLogFiles } from './logFiles.ts';
import { readableLog } from './readableLog.ts';
import { fileVariables, siteVariables } from './variables.ts';
import { quietly, runWrangler } from './wrangler.ts';

/**
 * `npm start`: the built site in workerd with the embedded content service beside it. `npm run dev` (`--dev`): the
 * same with hot reload. Needs no account, no key and no network.
 */
const isDevelopment = process.argv.includes('--dev');
const port = portOf('PORT', 8787);
const servicePort = portOf('CONTENT_PORT', 8788);
/** A page that is kept would hide what was just written. */
const standard = isDevelopment ? { CACHE: '0', ...fileVariables() } : fileVariables();
const variables = siteVariables(process.env, servicePort, standard);
const usesEmbeddedService = variables['CONTENTFUL_HOST'] === `localhost:${servicePort}`;
const stateFolder = process.env['STATE_DIR'] ?? '.wrangler/state';
/** Where log files go; set to nothing there are none. */
const logFolder = process.env['LOG_DIR'] ?? 'logs';
const logFiles = logFolder
  ? openLogFiles(logFolder, `site-${port}.log`, (sentence) => process.stderr.write(`${sentence}\n`))
  : undefined;
const children: ChildProcess[] = [];

interface Run {
  readonly environment?: Readonly<Record<string, string>>;
  /** Is told each line that the child says. */
  readonly heard?: (line: string) => void;
}

let stopping = false;
/** What wrangler says once it serves a file that has changed; nothing else of it tells. */
const SERVED_ANEW = 'Local server updated and ready';

for (const taken of [port, ...(usesEmbeddedService ? [servicePort] : [])]) await assertFree(taken);

if (usesEmbeddedService) {
  const parameters = ['dev', '-c', 'content/service/wrangler.toml', '--port', String(servicePort)];
  const clock = ['--var', `CLOCK:${process.env['CLOCK'] ?? ''}`];
  run('content service', ['node_modules/wrangler/bin/wrangler.js', ...parameters, ...clock], {
    heard: (line) => {
      if (line.includes(SERVED_ANEW)) void spaceChanged();
    },
  });
  await answering(
    `http://localhost:${servicePort}/spaces/meridian/environments/master/locales?access_token=meridian-delivery`,
  );
}
prepareDatabase();
if (isDevelopment)
  run('site', ['node_modules/vite/bin/vite.js', 'dev', '--port', String(port), '--strictPort'], {
    environment: { ...variables, SITE_VARIABLES: JSON.stringify(variables) },
  });
else
  run('site', [
    'node_modules/wrangler/bin/wrangler.js',
    'dev',
    '-c',
    'dist/meridian_galleria/wrangler.json',
    '--port',
    String(port),
    '--persist-to',
    stateFolder,
    ...Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ]);
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

/** The local database of enquiries gets the tables that worker/migrations describe. */
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

/** Starts a child whose output is shown only when it warns or fails; when one ends, all end. */
function run(name: string, parameters: readonly string[], { environment, heard = () => undefined }: Run = {}): void {
  const child = spawn(process.execPath, [...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment, ...quietly },
  });
  children.push(child);
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', show).on('line', heard);
  child.on('exit', (code) => {
    if (stopping) return;
    process.stderr.write(`${name} ended with status ${code}\n`);
    stop(1);
  });
}

/** The site's own log lines go to the files as they are and to the console readably; what a tool calls an error, to both. */
function show(line: string): void {
  const readable = readableLog(line);
  if (readable === undefined && !/\b(?:ERROR|Error)\b|✘/.test(line)) return;
  logFiles?.write(stripVTControlCharacters(line));
  process.stderr.write(`${readable ?? line}\n`);
}

function stop(status: number): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => process.exit(status), 1500);
  Promise.all(children.map((child) => (child.exitCode === null ? once(child, 'exit') : undefined)))
    .then(() => logFiles?.close())
    .then(() => process.exit(status));
}

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

/** A taken port is an error: a server that silently moves to the next one serves somebody else's pages. */
async function assertFree(wanted: number): Promise<void> {
  const server = createServer();
  try {
    server.listen(wanted, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    process.stderr.write(`Port ${wanted} is taken. Set PORT (site) or CONTENT_PORT (content service) to free ones.\n`);
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
