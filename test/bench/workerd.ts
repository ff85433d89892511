import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../../tools/temporaryFolder.ts';
import { visitorHeaders } from './connection.ts';

/** The runtime's own binary: a launcher around it would hide the process that is measured. */
const binary = createRequire(import.meta.url).resolve(
  `@cloudflare/workerd-${process.platform}-${process.arch === 'x64' ? '64' : process.arch}/bin/workerd`,
);

/** More than any Worker has. */
const MESSAGE_BYTES = 64 * 1024 * 1024;

/** A page that every variant has. */
const READY_PATH = '/en/sydney';

/** What changes how the runtime works: a date, and flags. */
export interface Runtime {
  readonly date: string;
  readonly flags: readonly string[];
}

/** A worker to measure: its script and what it is bound to. */
export interface Variant {
  readonly name: string;
  /** Path of the built script; further modules of the build lie in its folder and below. */
  readonly script: string;
  readonly variables: Readonly<Record<string, string>>;
  /** KV namespaces by binding name; all answered by the stub. */
  readonly namespaces: readonly string[];
  /** What the runtime is told of it. */
  readonly runtime: Runtime;
}

/** A running workerd process. */
interface Running {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts raw workerd, one process for one variant: no proxy, no tools around it. Resolves once its first request is
 * answered whole; an inspector listens where a port is given for it. Throws when a port is taken: the answers would be
 * somebody else's.
 */
export async function startWorkerd(
  variant: Variant,
  port: number,
  kvPort: number,
  firstPath = READY_PATH,
  inspectorPort?: number,
): Promise<Running> {
  const { pid, stop, until } = await begin(variant, port, kvPort, inspectorPort);
  const isThere = await until(async () => {
    await (await fetch(`http://127.0.0.1:${port}${firstPath}`, { headers: visitorHeaders })).arrayBuffer();
  });
  if (isThere) return { port, pid, stop };
  await stop();
  throw new Error(`${variant.name} does not answer`);
}

/** Returns true if a variant starts and answers its first request with status 200. */
export async function doesStart(variant: Variant, port: number, kvPort: number): Promise<boolean> {
  const { stop, until } = await begin(variant, port, kvPort);
  let status = 0;
  await until(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${READY_PATH}`, { headers: visitorHeaders });
    await answer.arrayBuffer();
    status = answer.status;
  });
  await stop();
  return status === 200;
}

/** Starts a process that nobody has asked anything yet. */
async function begin(variant: Variant, port: number, kvPort: number, inspectorPort?: number) {
  await assertFree(port);
  if (inspectorPort !== undefined) await assertFree(inspectorPort);
  const folder = temporaryFolder('bench');
  const config = join(folder, 'config.capnp');
  writeFileSync(config, configOf(variant, port, kvPort));
  // As the platform's own tools hand it over: a text would be parsed with all code in it, which is no part of a start.
  const message = join(folder, 'config.bin');
  const compiled = execFileSync(binary, ['compile', '--config-only', '--import-path=/', config], {
    maxBuffer: MESSAGE_BYTES,
  });
  writeFileSync(message, compiled);
  const inspected = inspectorPort === undefined ? [] : [`--inspector-addr=127.0.0.1:${inspectorPort}`];
  const child: ChildProcess = spawn(binary, ['serve', '--binary', ...inspected, message], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = (): boolean => child.kill('SIGKILL');
  // A bench that fails leaves no worker behind, which would hold the port.
  process.once('exit', kill);
  const { pid } = child;
  if (pid === undefined) throw new Error(`workerd did not start for ${variant.name}`);
  return {
    pid,
    stop: async (): Promise<void> => {
      kill();
      await ended;
      process.off('exit', kill);
    },
    /** Tries something until it works; false where it never does. */
    until: async (attempt: () => Promise<void>): Promise<boolean> => {
      for (let tries = 0; tries < 500 && child.exitCode === null; tries += 1) {
        try {
          await attempt();
          return true;
        } catch {
          await wait(10);
        }
      }
      return false;
    },
  };
}

function configOf({ script, variables, namespaces, runtime }: Variant, port: number, kvPort: number): string {
  const text = (value: string): string => JSON.stringify(value);
  const modules = modulesOf(script).map(
    (path) => `(name = ${text(relative(dirname(script), path))}, esModule = embed ${text(path)})`,
  );
  const bindings = [
    ...Object.entries(variables).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`),
    ...namespaces.map((name) => `(name = ${text(name)}, kvNamespace = "kv")`),
  ];
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "kv", external = (address = "127.0.0.1:${kvPort}", http = ())),
    (name = "internet", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);
const site :Workerd.Worker = (
  modules = [${modules.join(', ')}],
  compatibilityDate = ${text(runtime.date)},
  compatibilityFlags = [${runtime.flags.map(text).join(', ')}],
  bindings = [${bindings.join(', ')}],
);
`;
}

/** The script first, then every other module beside and below it. */
function modulesOf(script: string): readonly string[] {
  const folder = dirname(script);
  const others = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => path !== script);
  return [script, ...others];
}

async function assertFree(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(`port ${port} is taken; set BENCH_PORT to a free one`)));
    server.listen(port, '127.0.0.1', resolve);
  });
  await new Promise((resolve) => server.close(resolve));
}
