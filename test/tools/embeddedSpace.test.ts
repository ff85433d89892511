import { expect, test } from 'vitest';
import { serviceSettings } from '../../tools/start/embeddedSpace.ts';
import { runHere } from '../support/tools/runHere.ts';
import { written } from '../support/tools/temporaryFiles.ts';

test('the embedded services have the clock of the site, wherever it is set', () => {
  expect(serviceSettings({ CLOCK: '2027-06-01T00:00:00Z' }, 8787).CLOCK).toBe('2027-06-01T00:00:00Z');
  // Nor do they refuse to start where it runs ahead.
  expect(serviceSettings({ CLOCK: '+3600' }, 8787).CLOCK).toBe('');
});

test.each([
  ['in .dev.vars', { DEV_VARS: written('.dev.vars', 'CLOCK=2027-06-01T02:00:00Z\n') }, / 1 June 2027/],
  ['that runs ahead', { CLOCK: '+999999999' }, /20[5-9]\d at/],
])('whatson takes a clock %s', async (_, environment, day) => {
  const { status, stdout } = await runHere('editors/whatson', ['sydney'], environment);
  expect([status, stdout.split('\n')[0]]).toEqual([0, expect.stringMatching(day)]);
});
