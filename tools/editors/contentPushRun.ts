import { createInterface } from 'node:readline/promises';
import { counted } from '../../content/counted.ts';
import { managementProblem } from './contentManagement.ts';
import type { Step } from './contentPushStep.ts';

/** The order in which steps are listed and done: each kind needs those before it. */
const kinds = [
  'locale',
  'tag',
  'content type',
  'entry',
  'signing secret',
  'webhook',
  'token',
] as const satisfies readonly Step['kind'][];

/** Prints a plan. Ends with 1 where a step of it is refused. */
export function showPlan(steps: readonly Step[], isVerbose: boolean): void {
  process.stdout.write(planText(steps, isVerbose));
  const refused = steps.filter(({ action }) => action === 'refuse').length;
  if (refused > 0) fail(1, `${refused} refused: nothing has been changed.\n`);
}

/** Carries out a plan once somebody agrees to it; ends with 1 at the first refusal of the service. */
export async function runSteps(steps: readonly Step[], hasAgreed: boolean): Promise<void> {
  const open = steps.filter(({ apply, finish }) => apply ?? finish);
  if (open.length === 0) return void process.stdout.write('Nothing to do.\n');
  if (!hasAgreed && !(await isAgreed())) return void process.stdout.write('Nothing has been changed. --yes does it.\n');
  await applySteps(open);
}

function planText(steps: readonly Step[], isVerbose: boolean): string {
  const lines = kinds.flatMap((kind) => {
    const ofKind = steps.filter((step) => step.kind === kind);
    const told = ofKind.filter(({ action, details }) => isVerbose || action !== 'unchanged' || details.length > 0);
    const unchanged = ofKind.filter(({ action }) => action === 'unchanged').length;
    return [
      ...told.flatMap(({ action, id, details }) => [
        `${action.padEnd(9)} ${kind} ${id}`,
        ...details.map((detail) => `            ${detail}`),
      ]),
      ...(ofKind.length > 0 ? [`          ${kind}: ${ofKind.length - unchanged} to do, ${unchanged} unchanged`] : []),
    ];
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** One call after the other; the first refusal ends the push and reports how far it came. */
async function applySteps(steps: readonly Step[]): Promise<void> {
  const calls = [
    ...steps.flatMap((step) =>
      step.apply ? [{ step, call: step.apply, done: step.action === 'publish' ? 'published' : `${step.action}d` }] : [],
    ),
    ...steps.flatMap((step) => (step.finish ? [{ step, call: step.finish, done: 'published' }] : [])),
  ];
  for (const [index, { step, call, done }] of calls.entries()) {
    try {
      await call();
    } catch (thrown) {
      fail(
        1,
        `${step.kind} ${step.id}: ${managementProblem(thrown)}\n${index} of ${counted(calls.length, 'call')} ${index === 1 ? 'is done and stays' : 'are done and stay'} done; run it again for the others.\n`,
      );
    }
    process.stdout.write(`${done} ${step.kind} ${step.id}\n`);
  }
  process.stdout.write(`Done: ${counted(calls.length, 'call')}.\n`);
}

/** Asks on a terminal; without one the answer is no. */
async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Do this? (yes/no) ');
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

/** Prints what is wrong and ends the command: with 1 for a refusal, with 2 for a wrong option. */
export function fail(status: 1 | 2, text: string): never {
  process.stderr.write(text);
  process.exit(status);
}
