import { Hono } from 'hono';
import * as v from 'valibot';
import { namesOf } from '../../../content/names.ts';
import { ownValue } from '../../../content/ownValue.ts';
import { envelope } from '../api/lists.ts';
import { ApiError } from '../model/apiError.ts';
import { checkProcessed, processed } from './assetFiles.ts';
import { refuseInvalid } from './refusal.ts';
import { checkVersion, KINDS, type SpaceMemory, type Stored } from './spaceMemory.ts';
import { checkEntry, checkPublishable, checkType, entryBody } from './validity.ts';

const sysOf = v.looseObject({ sys: v.optional(v.record(v.string(), v.unknown()), {}) });

/** The calls for locales, tags, content types, assets and entries of an environment, and the host that takes files. */
export function environmentRoutes(memory: SpaceMemory): Hono {
  const { store, published, put, find, publish } = memory;
  const uploads = new Set<string>();
  const routes = new Hono();

  for (const collection of namesOf(KINDS)) {
    routes.get(`/${collection}/:id`, (c) => c.json(bodyOf(find(collection, c.req.param('id')))));
    routes.get(`/${collection}`, (c) => {
      const query = c.req.query();
      const requiredFields = Object.keys(query).flatMap((name) => /^fields\.(.+)\[exists\]$/.exec(name)?.[1] ?? []);
      const matching = [...store[collection].values()]
        .filter(({ sys }) => query['content_type'] === undefined || sys['typeId'] === query['content_type'])
        .filter(({ body }) =>
          requiredFields.every((name) => ownValue(v.parse(entryBody, body).fields, name) !== undefined),
        );
      const [skip, limit] = [Number(query['skip'] ?? 0), Number(query['limit'] ?? 100)];
      const items = matching.slice(skip, skip + limit).map(bodyOf);
      return c.json(envelope(matching.length, skip, limit, items));
    });
    routes.post(`/${collection}`, async (c) => {
      const { sys: _, ...body } = v.parse(sysOf, await c.req.json());
      return c.json(bodyOf(put(collection, `id-${store.locales.size}`, { default: false, ...body })), 201);
    });
    routes.put(`/${collection}/:id`, async (c) => {
      const id = c.req.param('id');
      const previous = store[collection].get(id);
      checkVersion(previous?.sys.version, c.req.header('x-contentful-version'));
      const { sys, ...body } = v.parse(sysOf, await c.req.json());
      const typeId = previous?.sys['typeId'] ?? c.req.header('x-contentful-content-type');
      if (collection === 'content_types') checkType(memory, id, body);
      if (collection === 'entries') checkEntry(memory, String(typeId), body);
      // The default locale of a space can't be changed by a call.
      const isDefault = collection === 'locales' && { default: previous?.body['default'] === true };
      const kindSys = {
        ...(collection === 'tags' && { visibility: sys['visibility'] ?? previous?.sys['visibility'] }),
        ...(collection === 'entries' && { typeId }),
      };
      return c.json(bodyOf(put(collection, id, { ...body, ...isDefault }, kindSys)), previous ? 200 : 201);
    });
    routes.put(`/${collection}/:id/published`, (c) => {
      const resource = find(collection, c.req.param('id'));
      checkVersion(resource.sys.version, c.req.header('x-contentful-version'));
      if (collection === 'entries') checkPublishable(memory, resource);
      if (collection === 'assets') checkProcessed(resource);
      publish(collection, resource);
      return c.json(bodyOf(resource));
    });
    routes.delete(`/${collection}/:id/published`, (c) => {
      const resource = find(collection, c.req.param('id'));
      const { publishedVersion: _, ...sys } = resource.sys;
      resource.sys = { ...sys, version: sys.version + 1 };
      published.delete(resource.sys.id);
      return c.json(bodyOf(resource));
    });
    routes.delete(`/${collection}/:id`, (c) => {
      const resource = find(collection, c.req.param('id'));
      if (resource.sys.publishedVersion !== undefined) throw new ApiError(400, 'BadRequest', 'Cannot delete published');
      store[collection].delete(resource.sys.id);
      return c.body(null, 204);
    });
  }
  routes.post('/uploads', async (c) => {
    const { byteLength } = await c.req.arrayBuffer();
    refuseInvalid(byteLength > 0 ? [] : [{ name: 'size', details: 'The file is empty' }]);
    uploads.add(`upload-${uploads.size + 1}`);
    return c.json({ sys: { type: 'Upload', id: `upload-${uploads.size}` } }, 201);
  });
  routes.put('/assets/:id/files/:locale/process', (c) => {
    const asset = find('assets', c.req.param('id'));
    checkVersion(asset.sys.version, c.req.header('x-contentful-version'));
    put('assets', asset.sys.id, processed(asset.body, c.req.param('locale'), asset.sys.id, uploads));
    return c.body(null, 204);
  });
  return routes;
}

function bodyOf({ sys: { typeId, ...sys }, body }: Stored) {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: typeId } };
  return { ...body, sys: { ...sys, ...(typeId !== undefined && { contentType }) } };
}
