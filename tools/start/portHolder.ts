import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';

/** Whoever does not answer by then is only named by its process. */
const ANSWER_MS = 1000;

/** Says which port is taken, and by what; undefined where all are free, since a server that took another would not be found. */
export async function takenPort(ports: readonly number[]): Promise<string | undefined> {
  const twice = ports.find((port, index) => ports.indexOf(port) !== index);
  if (twice !== undefined) return `Port ${twice} is asked for twice.`;
  for (const port of ports) {
    if (await isFree(port)) continue;
    const holder = await holderOf(port);
    return `Port ${port} is taken${holder && ` by ${holder}`}.`;
  }
  return undefined;
}

/** Returns true if nothing listens at a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** What listens at a port of this machine, in words; empty where nobody can tell within so many milliseconds. */
export async function holderOf(port: number, milliseconds = ANSWER_MS): Promise<string> {
  const what = await whatAnswers(port, milliseconds);
  const process = processAt(port);
  return [what, process].filter((part) => part !== '').join(', ');
}

async function whatAnswers(port: number, milliseconds: number): Promise<string> {
  const ask = (path: string): Promise<Response | undefined> =>
    fetch(`http://localhost:${port}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(milliseconds) }).catch(
      () => undefined,
    );
  if ((await ask('/_health'))?.headers.has('x-version')) return 'another run of this site';
  return (await ask('/spaces/meridian'))?.headers.has('x-contentful-request-id')
    ? 'another run of the embedded services'
    : '';
}

/** By the system's own files where it is Linux, which may lack any other means; by `lsof` on macOS. */
function processAt(port: number): string {
  if (existsSync('/proc/net/tcp')) return linuxProcessAt(port);
  const lsof = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' }).stdout ?? '';
  const [, pid, name] = /^p(\d+)\nc(.+)$/m.exec(lsof) ?? [];
  return pid ? `process ${pid} (${name})` : '';
}

/** State 0A listens; the tenth column is the socket, which the process has open as a file. */
function linuxProcessAt(port: number): string {
  const hexadecimal = port.toString(16).toUpperCase().padStart(4, '0');
  const listens = new RegExp(`^\\s*\\d+: [0-9A-F]+:${hexadecimal} \\S+ 0A (?:\\S+ +){5}(\\d+)`, 'gm');
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    [...readOr(() => readFileSync(table, 'utf8'), '').matchAll(listens)].map(([, inode]) => `socket:[${inode}]`),
  );
  const pid = readdirSync('/proc').find((id) => /^\d+$/.test(id) && opensOne(`/proc/${id}/fd`, sockets));
  return pid ? `process ${pid} (${readOr(() => readFileSync(`/proc/${pid}/comm`, 'utf8'), '').trim()})` : '';
}

function opensOne(folder: string, sockets: readonly string[]): boolean {
  return readOr(() => readdirSync(folder), []).some((file) =>
    sockets.includes(readOr(() => readlinkSync(`${folder}/${file}`), '')),
  );
}

/** Processes of others can't be read, and some end meanwhile. */
function readOr<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
