import { readdirSync, readFileSync } from 'node:fs';

/** A command of a pipeline, with the file that it stands in. */
interface WorkflowStep {
  readonly file: string;
  readonly command: string;
}

export const workflowFiles = readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`);

/** Every command of the pipelines, each in a line of its own. */
export const workflowSteps: readonly WorkflowStep[] = workflowFiles.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ +(?:- )?run: (.+)$/gm)].map(([, command = '']) => ({ file, command })),
);

/** The words that the pipelines give one of the project's commands: `['staging']` of `npm run deploy -- staging`. */
export function wordsInWorkflows(script: string): readonly (readonly string[])[] {
  return workflowSteps.flatMap(({ command }) => {
    const [run, words] = command.split(' -- ');
    return run === `npm run ${script}` ? [words?.split(' ') ?? []] : [];
  });
}
