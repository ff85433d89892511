import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { inspect } from './heap.ts';
import { startContent, startKv } from './stubs.ts';
import { siteVariant } from './variants.ts';
import { startWorkerd } from './workerd.ts';

/** Builds the site, unless BUILT=1 takes the build that is there. A signal ends a bench with all that it has started. */
export function buildSite(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  if (process.env['BUILT'] === '1') return;
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
}

/** The built site on raw workerd with its stubs, and what its process and its heap hold: the inspector takes the next port. */
export async function inspectedSite(port: number, firstPath?: string) {
  const [kv, content] = await Promise.all([startKv(), startContent(0)]);
  const { script, ...variant } = siteVariant('site', content.port);
  const running = await startWorkerd({ script, ...variant }, port, kv.port, firstPath, port + 1);
  const inspector = await inspect(port + 1);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    script,
    heap: () => inspector.heap(async () => (await fetch(`${origin}/robots.txt`)).text()),
    resident: () => residentOf(running.pid),
    stop: async (): Promise<void> => {
      inspector.close();
      await running.stop();
      kv.stop();
      content.stop();
    },
  };
}

/** Milliseconds that all threads of a process have run. */
export function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
  const nanoseconds = threads.map((thread) => Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]));
  return nanoseconds.reduce((total, each) => total + each, 0) / 1e6;
}

/** MiB that a process has in memory, as the system counts them. Throws where the system does not tell. */
export function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
