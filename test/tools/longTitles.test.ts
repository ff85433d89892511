import { expect, onTestFinished, test } from 'vitest';
import { sampleSpace } from '../support/sample/sampleSpace.ts';
import { runHere } from '../support/tools/runHere.ts';
import { serve } from '../support/tools/serve.ts';
import { written } from '../support/tools/temporaryFiles.ts';

const title = 'Café '.repeat(60).trim();
const space = JSON.parse(JSON.stringify(sampleSpace).replaceAll('Grand Opening Café', title));
const exported = ['--file', written('long.json', space)];
const reasons = [{ id: 'tea', contentType: 'event', title, what: 'changes', fields: ['title'] }];
const changed = [{ city: 'sydney', language: 'en', path: '/en/sydney', kind: 'home', reasons }];

test.each<[string, readonly string[]]>([
  ['contentCheck', exported],
  ['contentTranslations', exported],
  ['whatson', ['--release', 'spring']],
])('%s says a title of 300 characters in a line that one can read, and whole to other tools', async (name, words) => {
  const site = await serve({ fetch: () => Response.json({ changed, left: 0 }) });
  onTestFinished(site.close);
  const told = async (...more: readonly string[]) =>
    (await runHere(`editors/${name}`, [...words, ...more], { PORT: `${site.port}`, DEV_VARS: '' })).stdout;
  const lines = await told();
  expect(lines).toContain(`“${title.slice(0, 80).trim()}…”`);
  expect(lines).not.toContain(title);
  expect(await told('--json')).toContain(title);
});
