import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { quietly } from '../wrangler.ts';

interface Program {
  readonly name: string;
  /** Its file, and the words behind it. */
  readonly parameters: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly onLine?: (line: string) => void;
}

interface Starter {
  readonly show: (line: string) => void;
  readonly say: (sentence: string) => void;
  /** Called when a program ends again and again. */
  readonly giveUp: () => void;
  readonly now?: () => number;
}

/** A program that ends so often in a minute is broken, not killed. */
const RESTARTS = 3;
const MINUTE_MS = 60_000;
/** Programs that do not end by themselves are ended after so long. */
const STOP_MS = 5000;
/** Wrangler's own line when its child workerd is killed, after which another one answers no call. */
const runtimeEnded = /Workers runtime crashed/;

/** Runs programs side by side, each in a group that ends with it, and starts again what ends (docs/rules.md#started-again). */
export function createPrograms({ show, say, giveUp, now = Date.now }: Starter) {
  const running = new Set<ChildProcess>();
  let isStopping = false;

  const start = ({ parameters, environment }: Program) => {
    const child = spawn(process.execPath, [...parameters], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, ...environment, ...quietly },
    });
    running.add(child);
    const guard = guardGroup(child);
    child.on('exit', () => {
      end(child, 'SIGKILL');
      guard.kill('SIGKILL');
      running.delete(child);
    });
    return child;
  };

  /** Runs a program to its end, and gives its output where it fails. */
  const finish = async (program: Program): Promise<string | undefined> => {
    if (isStopping) return '';
    const child = start(program);
    let output = '';
    for (const input of [child.stdout, child.stderr])
      input.on('data', (data) => {
        output += String(data);
      });
    const [code] = await once(child, 'close');
    return code === 0 ? undefined : output;
  };

  /** Runs a program for as long as the site does. */
  const run = (program: Program, ends: readonly number[] = []): void => {
    if (isStopping) return;
    const { name, onLine = () => undefined } = program;
    const child = start(program);
    let hasRuntime = true;
    const handleLine = (line: string): void => {
      show(line);
      onLine(line);
      if (!runtimeEnded.test(line)) return;
      hasRuntime = false;
      end(child, 'SIGKILL');
    };
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', handleLine);
    child.on('exit', (code, signal) => {
      if (isStopping) return;
      const at = now();
      const recent = [...ends, at].filter((before) => at - before < MINUTE_MS);
      const isBroken = recent.length > RESTARTS;
      const ended = signal ? `was ended by ${signal}` : `ended with status ${code}`;
      const how = hasRuntime ? ended : 'lost its runtime';
      say(`${name} ${how}${isBroken ? '' : ': it is started again'}`);
      if (isBroken) giveUp();
      else run(program, recent);
    });
  };

  const stop = async (): Promise<void> => {
    isStopping = true;
    const ending = [...running];
    for (const child of ending) end(child, 'SIGTERM');
    const force = setTimeout(() => {
      for (const child of ending) end(child, 'SIGKILL');
    }, STOP_MS);
    await Promise.all(ending.map((child) => (running.has(child) ? once(child, 'exit') : undefined)));
    clearTimeout(force);
  };

  return { run, finish, stop };
}

/** Ends a child's group with this process, by a shell, because a program of Node would end with all others of Node's. */
function guardGroup({ pid }: ChildProcess): ChildProcess {
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -s KILL -- "-$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  return guard;
}

/** Signals a child and all that it has started; nothing where they have ended. */
function end({ pid }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended.
  }
}
