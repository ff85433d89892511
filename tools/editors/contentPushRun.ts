import { counted } from '../../content/counted.ts';
import { fail, print } from '../commandLine.ts';
import { answerTo } from '../question.ts';
import { managementProblem, missingRight } from './contentManagement.ts';
import { kinds, type Step } from './contentPushStep.ts';

/** A site runs without these: where a space's plan has none, nothing is wrong. */
const extras: readonly Step['kind'][] = ['role'];

/** Prints a plan, and ends with 1 where a step of it is refused. */
export function showPlan(steps: readonly Step[], isVerbose: boolean): void {
  process.stdout.write(planText(steps, isVerbose));
  const refused = steps.filter(({ action }) => action === 'refuse').length;
  if (refused > 0) fail(`${refused} refused: nothing has been changed.`, 1);
}

/** Carries out a plan once somebody agrees; ends with 1 at the first refusal, and where the site lacks what had to be left. */
export async function runSteps(steps: readonly Step[], hasAgreed: boolean): Promise<void> {
  const open = steps.filter(({ apply, finish }) => apply ?? finish);
  const left = steps.flatMap(({ action, kind }) => (action === 'leave' ? [kind] : []));
  if (open.length === 0) print('Nothing to do.');
  else if (!hasAgreed && !(await isAgreed())) print('Nothing has been changed. --yes does it.');
  else left.push(...(await applySteps(open)));
  if (left.some((kind) => !extras.includes(kind))) process.exitCode = 1;
}

function planText(steps: readonly Step[], isVerbose: boolean): string {
  const lines = kinds.flatMap((kind) => {
    const ofKind = steps.filter((step) => step.kind === kind);
    const listed = ofKind.filter(
      ({ action, details = [] }) => isVerbose || action !== 'unchanged' || details.length > 0,
    );
    const unchanged = ofKind.filter(({ action }) => action === 'unchanged').length;
    const taken = ofKind.filter(({ action }) => action !== 'leave').length;
    return [
      ...listed.flatMap(({ action, id, details = [] }) => [
        `${action.padEnd(9)} ${kind} ${id}`,
        ...details.map((detail) => `            ${detail}`),
      ]),
      ...(taken > 0 ? [`          ${kind}: ${taken - unchanged} to do, ${unchanged} unchanged`] : []),
    ];
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** Makes one call after the other, and returns the kinds that the token or the space's plan does not allow. */
async function applySteps(steps: readonly Step[]): Promise<readonly Step['kind'][]> {
  const calls = [
    ...steps.flatMap((step) =>
      step.apply ? [{ step, call: step.apply, done: step.action === 'publish' ? 'published' : `${step.action}d` }] : [],
    ),
    ...steps.flatMap((step) => (step.finish ? [{ step, call: step.finish, done: 'published' }] : [])),
  ];
  const left = new Set<Step['kind']>();
  let callsDone = 0;
  for (const { step, call, done } of calls) {
    if (left.has(step.kind)) continue;
    try {
      await call();
    } catch (thrown) {
      const missing = step.otherwise === undefined ? undefined : missingRight(thrown);
      if (missing === undefined)
        fail(
          `${step.kind} ${step.id}: ${managementProblem(thrown)}\n${callsDone} of ${counted(calls.length, 'call')} ${callsDone === 1 ? 'is done and stays' : 'are done and stay'} done; run it again for the others.`,
          1,
        );
      left.add(step.kind);
      print(`left ${step.kind} ${step.id}: ${leftLine(missing, step.otherwise)}`);
      continue;
    }
    callsDone += 1;
    print(`${done} ${step.kind} ${step.id}`);
  }
  print(`Done: ${callsDone === calls.length ? '' : `${callsDone} of `}${counted(calls.length, 'call')}.`);
  return [...left];
}

/** Why something is left, and what to do instead. */
export function leftLine(missing: string, otherwise = ''): string {
  return `the token or the space’s plan does not allow it (${missing}); ${otherwise}`;
}

/** Asks on a terminal; without one the answer is no. */
async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const answer = await answerTo('Do this? (yes/no) ');
  return /^y(?:es)?$/i.test(answer.trim());
}
