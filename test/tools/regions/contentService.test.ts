import { expect, test } from 'vitest';
import { startContentService } from '../../../tools/regions/contentService.ts';

test('a connection that is idle is never ended by the service: a call that takes it up is not reset', async () => {
  const service = await startContentService(0, {});
  const answer = await fetch(`http://${service.origin}/spaces/meridian`);
  await answer.arrayBuffer();
  expect([answer.status, answer.headers.get('connection'), answer.headers.get('keep-alive')]).toEqual([
    401,
    'keep-alive',
    null,
  ]);
  service.stop();
});
