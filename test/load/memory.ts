import { readdirSync, readFileSync } from 'node:fs';

/** Memory of all workerd processes below a process, in MiB, by Linux's own count; undefined where it keeps none. */
export function workerdMemory(root: number): number | undefined {
  try {
    const parents = new Map<number, number>();
    for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) parents.set(Number(name), parentOf(Number(name)));
    const isBelow = (pid: number): boolean => pid === root || (pid > 1 && isBelow(parents.get(pid) ?? 0));
    return [...parents.keys()]
      .filter((pid) => isBelow(pid) && read(pid, 'comm').startsWith('workerd'))
      .reduce((sum, pid) => sum + residentOf(pid), 0);
  } catch {
    return undefined;
  }
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0);
}

function residentOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(read(pid, 'status'))?.[1] ?? 0) / 1024;
}

/** A process may end while it is looked at. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
