import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { words } from './words.ts';

/**
 * Projects in the order in which they start: commands wait for processes while others compute, and small files come last, so
 * that the four processes end together. Files of a project stay together, since they share processes.
 */
const projects: readonly string[] = ['commands', 'browser', 'workerd', 'coordinator', 'rules'];

/** Files that take longest, the longest first (CONTRIBUTING.md); a fresh checkout knows of no earlier run. */
const longest = words(`
  tools/commands tools/stopping tools/contentPush tools/deployedVersions browser/budgets browser/picker browser/header
  browser/preview browser/consent browser/pictures browser/focus browser/member browser/menu browser/forms
  browser/notices browser/search browser/scriptMissing browser/hostile worker/recordedReads worker/clickableFields
  worker/faults worker/routes worker/preview worker/crawl worker/renewal worker/caches worker/keys worker/pageParts
  worker/coldPages
`);

/** Runs what takes longest first: a run must not end on one long file. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted(
      (left, right) =>
        projects.indexOf(left.project.name) - projects.indexOf(right.project.name) || placeOf(left) - placeOf(right),
    );
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return place < 0 ? longest.length : place;
}
