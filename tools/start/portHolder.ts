import { spawnSync } from 'node:child_process';

/** Whoever does not answer by then is only named by its process. */
const ANSWER_MS = 1000;

/** What listens at a port of this machine, in words: a site of this kind, or a process; empty where nobody can tell. */
export async function holderOf(port: number): Promise<string> {
  const what = await whatAnswers(port);
  const process = processAt(port);
  return [what, process].filter((part) => part !== '').join(', ');
}

async function whatAnswers(port: number): Promise<string> {
  const ask = (path: string): Promise<Response | undefined> =>
    fetch(`http://localhost:${port}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) }).catch(
      () => undefined,
    );
  if ((await ask('/_health'))?.headers.has('x-version')) return 'another run of this site';
  return (await ask('/spaces/meridian'))?.headers.has('x-contentful-request-id')
    ? 'another run of the embedded services'
    : '';
}

/** By `lsof`, which macOS has and most Linux; elsewhere by `ss`. */
function processAt(port: number): string {
  const lsof = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' }).stdout ?? '';
  const [, pid, name] = /^p(\d+)\nc(.+)$/m.exec(lsof) ?? [];
  if (pid) return `process ${pid} (${name})`;
  const ss = spawnSync('ss', ['-ltnpH', `sport = :${port}`], { encoding: 'utf8' }).stdout ?? '';
  const [, command, id] = /\(\("([^"]+)",pid=(\d+)/.exec(ss) ?? [];
  return id ? `process ${id} (${command})` : '';
}
