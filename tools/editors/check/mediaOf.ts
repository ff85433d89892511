import * as v from 'valibot';
import { type Media, mediaList } from '../../../content/media/media.ts';
import { ownValue } from '../../../content/ownValue.ts';
import type { CheckedAsset, CheckedSpace } from './checkedSpace.ts';

const assetLink = v.object({ sys: v.object({ linkType: v.literal('Asset'), id: v.string() }) });

/** A media field's value with each link to an asset replaced by the asset, as the delivery API would tell of it. */
export function withAssets(space: CheckedSpace, value: unknown): unknown {
  return Array.isArray(value) ? value.map((item) => assetBehind(space, item)) : assetBehind(space, value);
}

/** The pictures and videos of a media field's value; none where it can't be used. */
export function mediaOf(space: CheckedSpace, value: unknown): readonly Media[] {
  return mediaList(withAssets(space, value)) ?? [];
}

/** An asset in the default language. */
export function assetBody({ defaultLocale }: CheckedSpace, { id, fields }: CheckedAsset): unknown {
  return {
    sys: { id },
    fields: Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, ownValue(values, defaultLocale)])),
  };
}

function assetBehind(space: CheckedSpace, value: unknown): unknown {
  const link = v.safeParse(assetLink, value);
  const asset = link.success ? space.assetById.get(link.output.sys.id) : undefined;
  return asset ? assetBody(space, asset) : value;
}
