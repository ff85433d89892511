import { expect, test } from 'vitest';
import { jobOfChanges, jobOfMoment, momentOfJob } from '../../../content/ahead/pageJobs.ts';

test('a job of a moment says which one; a job of changes has none', () => {
  expect(momentOfJob(jobOfMoment(1_790_000_000_000))).toBe(1_790_000_000_000);
  expect(momentOfJob(jobOfChanges('log', 7))).toBeUndefined();
});
