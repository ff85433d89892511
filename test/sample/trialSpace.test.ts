import { expect, test } from 'vitest';
import { sampleService } from '../support/sample/server.ts';

const call = (service: ReturnType<typeof sampleService>, method: string, path: string, token = 'meridian-management') =>
  service.fetch(
    new Request(`http://localhost:8788/spaces/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(method === 'PUT' && { body: JSON.stringify({ name: 'Tea', fields: [] }) }),
    }),
  );

test('the embedded service has an empty space beside its own, which commands may write to', async () => {
  const service = sampleService();
  const types = 'trial/environments/master/content_types';
  expect(await (await call(service, 'GET', types)).json()).toMatchObject({ total: 0 });
  expect((await call(service, 'PUT', `${types}/tea`)).status).toBe(201);
  expect(await (await call(service, 'GET', types)).json()).toMatchObject({ total: 1, items: [{ name: 'Tea' }] });
  const refused = await Promise.all([
    call(service, 'PUT', 'meridian/environments/master/content_types/tea'),
    call(service, 'PUT', `${types}/tea`, 'meridian-delivery'),
    call(service, 'GET', 'trial/environments/other/content_types'),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([405, 401, 404]);
  // Each service begins again.
  expect(await (await call(sampleService(), 'GET', types)).json()).toMatchObject({ total: 0 });
});
