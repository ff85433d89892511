import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type AssetProps, fetchAll, isDraft, isUpdated } from 'contentful-management';
import * as v from 'valibot';
import { ownValue } from '../../content/ownValue.ts';
import { ALL_PAGES, type Management, NotYet } from './contentManagement.ts';
import type { Step } from './contentPushStep.ts';
import { canonical } from './drift.ts';

/** Half a minute for a picture. */
const LOOKS = 11;
const LOOK_MS = 3000;

const originals = new URL('../../sample/media/prepared/original/', import.meta.url);

const texts = v.fallback(v.record(v.string(), v.string()), {});
const sampleAsset = v.object({
  sys: v.object({ id: v.string() }),
  fields: v.object({
    title: texts,
    description: texts,
    file: v.record(v.string(), v.object({ fileName: v.string(), contentType: v.string() })),
  }),
});
/** A picture of the sample as an asset, its texts by locale. */
export type SampleAsset = v.InferOutput<typeof sampleAsset>;

export const sampleAssets = v.array(sampleAsset);

/** Plans the sample's pictures: each is uploaded, processed, and published before the entries that show it. */
export async function assetPlan(management: Management, assets: readonly SampleAsset[]): Promise<readonly Step[]> {
  if (assets.length === 0) return [];
  const live = await fetchAll(management.asset.getMany, ALL_PAGES);
  const liveById = new Map(live.map((asset) => [asset.sys.id, asset]));
  return assets.map((asset) => assetStep(management, asset, liveById.get(asset.sys.id)));
}

function assetStep(management: Management, { sys, fields }: SampleAsset, live: AssetProps | undefined): Step {
  const assetId = sys.id;
  const step = { kind: 'asset', id: assetId } as const;
  const [[locale, file] = ['', { fileName: '', contentType: '' }]] = Object.entries(fields.file);
  let saved = live;
  const finish = async () => saved && management.asset.publish({ assetId }, saved);
  const apply = async (): Promise<void> => {
    // A buffer of Node may be a part of a larger one: the copy is the file alone.
    const bytes = new Uint8Array(readFileSync(new URL(file.fileName, originals))).buffer;
    const upload = await management.upload.create({}, { file: bytes });
    const uploadFrom = {
      sys: { type: 'Link' as const, linkType: 'Upload' as const, id: v.parse(uploaded, upload).sys.id },
    };
    const { title, description } = fields;
    const body = { fields: { title, description, file: { [locale]: { ...file, uploadFrom } } } };
    const created = live
      ? await management.asset.update({ assetId }, { ...live, ...body })
      : await management.asset.createWithId({ assetId }, body);
    saved = await processed(management, created, locale);
  };
  if (!live) return { ...step, action: 'create', details: [file.fileName], apply, finish };
  if (live.sys.archivedVersion !== undefined)
    return { ...step, action: 'refuse', details: ['is archived in the space: restore or delete it there'] };
  const isSame =
    canonical([fields.title, fields.description]) === canonical([live.fields.title, live.fields.description ?? {}]) &&
    ownValue(live.fields.file, locale)?.url !== undefined;
  if (!isSame) return { ...step, action: 'update', details: [file.fileName], apply, finish };
  return isDraft(live) || isUpdated(live) ? { ...step, action: 'publish', finish } : { ...step, action: 'unchanged' };
}

/**
 * Has a file processed, and gives its asset once that has an address. The library's own call lets a failure of that wait go
 * unheard, which ends the process.
 */
async function processed(management: Management, { sys }: AssetProps, locale: string): Promise<AssetProps> {
  const { spaceId, environmentId } = management.raw.getDefaultParams() ?? {};
  const address = `/spaces/${spaceId}/environments/${environmentId}/assets/${sys.id}/files/${locale}/process`;
  await management.raw.put(address, null, { headers: { 'X-Contentful-Version': sys.version } });
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if (looks > 0) await wait(LOOK_MS);
    const asset = await management.asset.get({ assetId: sys.id });
    if (ownValue(asset.fields.file, locale)?.url !== undefined) return asset;
  }
  throw new NotYet('the service has not processed it yet');
}

const uploaded = v.object({ sys: v.object({ id: v.string() }) });
