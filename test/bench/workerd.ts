import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The runtime's own binary: a launcher around it would hide the process that is measured. */
const binary = createRequire(import.meta.url).resolve(
  `@cloudflare/workerd-${process.platform}-${process.arch === 'x64' ? '64' : process.arch}/bin/workerd`,
);

/** A worker to measure: its script and what it is bound to. */
export interface Variant {
  readonly name: string;
  /** Path of the built script. */
  readonly script: string;
  readonly variables: Readonly<Record<string, string>>;
  /** KV namespaces by binding name; all answered by the stub. */
  readonly namespaces: readonly string[];
}

/** A running workerd process. */
export interface Running {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => void;
}

/** Starts raw workerd, one process for one variant: no proxy, no tools around it. */
export async function startWorkerd(variant: Variant, port: number, kvPort: number): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-'));
  const config = join(folder, 'config.capnp');
  const text = (value: string): string => JSON.stringify(value);
  const bindings = [
    ...Object.entries(variant.variables).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`),
    ...variant.namespaces.map((name) => `(name = ${text(name)}, kvNamespace = "kv")`),
  ];
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "kv", external = (address = "127.0.0.1:${kvPort}", http = ())),
    (name = "internet", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "site")],
);
const site :Workerd.Worker = (
  modules = [(name = "index.js", esModule = embed ${text(variant.script)})],
  compatibilityDate = "2026-10-01",
  bindings = [${bindings.join(', ')}],
);
`,
  );
  const child: ChildProcess = spawn(binary, ['serve', '--import-path=/', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`workerd did not start for ${variant.name}`);
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/robots.txt`, { redirect: 'manual' });
      return { port, pid, stop: () => child.kill('SIGKILL') };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  child.kill('SIGKILL');
  throw new Error(`${variant.name} does not answer`);
}
