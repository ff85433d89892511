import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a program that serves, and gives what stops it once it has said its address; rejects where it ends before. The end of
 * its input tells it that whoever started it was killed.
 */
export async function startProgram(
  file: string,
  address: string,
  environment: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [file], { env: environment, stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (text.includes(address)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with status ${code} before it answered`)));
  });
  child.removeAllListeners('exit');
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
}
