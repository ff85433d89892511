import * as v from 'valibot';
import { contentTypeDefinition } from '../../../content/model/definitions.ts';
import { isMediaField } from '../../../content/model/fields.ts';
import { contentTypeRow, contentTypes, isContentType } from '../../../content/model/registry.ts';
import { ownValue } from '../../../content/ownValue.ts';
import { assetLinks } from '../../../sample/space/ownAssets.ts';

const resource = v.looseObject({ sys: v.looseObject({ id: v.string() }) });
const exported = v.looseObject({
  entries: v.array(
    v.looseObject({
      sys: v.looseObject({ contentType: v.looseObject({ sys: v.looseObject({ id: v.string() }) }) }),
      fields: v.record(v.string(), v.unknown()),
    }),
  ),
  assets: v.array(resource),
});

/** The sample space as one without a media service: every picture is an asset of the space itself. */
export function ownAssetsSpace(file: unknown): object {
  const space = v.parse(exported, file);
  const assets = new Map<string, unknown>(space.assets.map((asset) => [asset.sys.id, asset]));
  const entries = space.entries.map((entry) => {
    const type = entry.sys.contentType.sys.id;
    const rows = isContentType(type) ? contentTypeRow(type).fields : {};
    const fields = Object.entries(entry.fields).map(([name, value]) => {
      const row = ownValue(rows, name);
      if (!row || !isMediaField(row)) return [name, value];
      const linked = assetLinks(value);
      for (const [id, asset] of linked.assets) assets.set(id, asset);
      return [name, linked.value];
    });
    return { ...entry, fields: Object.fromEntries(fields) };
  });
  return {
    ...space,
    contentTypes: contentTypes.map((type) => contentTypeDefinition(type, 'assets')),
    entries,
    assets: [...assets.values()],
  };
}
