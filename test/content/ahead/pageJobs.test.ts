import { expect, test } from 'vitest';
import { jobOfChanges, jobOfMoment, momentOfJob } from '../../../content/ahead/pageJobs.ts';

test('a job of a moment tells it, one of changes does not', () => {
  expect([momentOfJob(jobOfMoment(1_781_488_800_000)), momentOfJob(jobOfChanges('log', 7))]).toEqual([
    1_781_488_800_000,
    undefined,
  ]);
});
