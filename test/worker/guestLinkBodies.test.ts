import { expect, test } from 'vitest';
import { previewToken } from '../../worker/preview/previewTokens.ts';
import { PREVIEW_SECRET, testSite } from '../support/worker/testWorld.ts';

const AT = '2026-06-15T02:00:00.091Z';

test.each([
  ['multipart/form-data', 'link'],
  ['multipart/form-data; boundary=B', '--B\r\nlink'],
  ['multipart/form-data; boundary=B', ''],
  ['application/x-www-form-urlencoded', 'link=%E0%A4'],
  ['application/json', '{}'],
])('a link for a guest that comes in no form opens nothing, and none is made of it: %s %j', async (type, body) => {
  const site = testSite({ now: AT, variables: { PREVIEW_SECRET } });
  const cookie = `is-preview-mode=${await previewToken(PREVIEW_SECRET, Math.floor(Date.parse(AT) / 1000) + 86_400)}`;
  const answers = ['/preview/guest', '/_desk/links', '/_desk/links/withdraw'].map((path) =>
    site.visit(path, { 'content-type': type, cookie }, { method: 'POST', body }),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 400, 404]);
  expect(site.lines.join('\n')).not.toContain('"error"');
});
