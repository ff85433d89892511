import * as v from 'valibot';
import { ownValue } from '../../../content/ownValue.ts';
import { ApiError } from '../model/apiError.ts';
import { refuseInvalid } from './refusal.ts';
import { type SpaceMemory, type Stored, typeBody } from './spaceMemory.ts';

/** An entry's values by field and locale. */
export const entryBody = v.looseObject({
  fields: v.fallback(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
});

/** A type's fields keep their types, and one is omitted before it is deleted. */
export function checkType({ published }: SpaceMemory, id: string, raw: unknown): void {
  const { fields } = v.parse(typeBody, raw);
  refuseInvalid([
    ...(fields.length > 50 ? [{ name: 'size', path: ['fields'], details: 'At most 50 fields' }] : []),
    ...(published.get(id)?.fields ?? []).flatMap((old) => {
      const path = ['fields', old.id];
      const now = fields.find((candidate) => candidate.id === old.id && !candidate.deleted);
      if (now && now.type !== old.type)
        return [{ name: 'fieldType', path, details: 'The type of a field cannot be changed' }];
      return now || old.omitted
        ? []
        : [{ name: 'fieldDeleted', path, details: 'A field must be omitted before it is deleted' }];
    }),
  ]);
}

/** An entry has only fields of its published type. */
export function checkEntry({ published }: SpaceMemory, typeId: string, raw: unknown): void {
  const type = published.get(typeId);
  if (!type) throw new ApiError(422, 'InvalidEntry', `There is no published content type ${typeId}`);
  const fieldIds = new Set(type.fields.map(({ id }) => id));
  refuseInvalid(
    Object.keys(v.parse(entryBody, raw).fields)
      .filter((name) => !fieldIds.has(name))
      .map((name) => ({ name: 'unknown', path: ['fields', name], details: 'Unknown field' })),
  );
}

/** What is published has its required fields, and links to entries and assets that are there. */
export function checkPublishable({ store, published }: SpaceMemory, entry: Stored): void {
  const { fields } = v.parse(entryBody, entry.body);
  const standard = [...store.locales.values()].find(({ body }) => body['default'] === true)?.body['code'];
  const links = [...JSON.stringify(fields).matchAll(/"linkType":"(Entry|Asset)","id":"([^"]+)"/g)];
  refuseInvalid([
    ...(published.get(String(entry.sys['typeId']))?.fields ?? [])
      .filter(({ id, required }) => required && ownValue(ownValue(fields, id), String(standard)) === undefined)
      .map(({ id }) => ({ name: 'required', path: ['fields', id] })),
    ...links
      .filter(([, kind, id = '']) => !store[kind === 'Asset' ? 'assets' : 'entries'].has(id))
      .map(([, kind, id]) => ({ name: 'notResolvable', details: `There is no ${kind} ${id}` })),
  ]);
}
