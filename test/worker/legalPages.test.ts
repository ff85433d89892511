import { expect, test } from 'vitest';
import { elements } from '../support/worker/pageText.ts';
import { testSite } from '../support/worker/testWorld.ts';

test.each(['/en/sydney/privacy-policy', '/cn/sydney/privacy-policy'])(
  'a long legal text says what it holds, in %s',
  async (path) => {
    const html = await testSite().read(path);
    const targets = elements(html, 'a').flatMap(({ href = '' }) => (href.startsWith('#part-') ? [href.slice(1)] : []));
    expect(targets.length).toBeGreaterThan(3);
    expect(elements(html, 'h2').flatMap(({ id = '' }) => (id.startsWith('part-') ? [id] : []))).toEqual(targets);
  },
);
