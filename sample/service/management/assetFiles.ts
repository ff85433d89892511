import * as v from 'valibot';
import { ownValue } from '../../../content/ownValue.ts';
import { ApiError } from '../model/apiError.ts';
import { refuseInvalid } from './refusal.ts';
import type { Stored } from './spaceMemory.ts';

const file = v.looseObject({
  fileName: v.string(),
  contentType: v.string(),
  url: v.optional(v.string()),
  uploadFrom: v.optional(v.object({ sys: v.object({ id: v.string() }) })),
});
const assetBody = v.looseObject({ fields: v.looseObject({ file: v.record(v.string(), file) }) });

/** An asset with its uploaded file in place: the address that the service delivers it at. Refuses a file that nobody sent. */
export function processed(
  raw: Stored['body'],
  locale: string,
  id: string,
  uploads: ReadonlySet<string>,
): Stored['body'] {
  const body = v.parse(assetBody, raw);
  const { uploadFrom, ...sent } = ownValue(body.fields.file, locale) ?? { fileName: '', contentType: '' };
  if (!uploadFrom || !uploads.has(uploadFrom.sys.id))
    throw new ApiError(422, 'ValidationFailed', 'There is no upload.');
  const url = `//images.ctfassets.net/house/${id}/${'0'.repeat(32)}/${sent.fileName}`;
  return { ...body, fields: { ...body.fields, file: { ...body.fields.file, [locale]: { ...sent, url } } } };
}

/** What is published has been processed. */
export function checkProcessed({ body }: Stored): void {
  const files = Object.values(v.parse(assetBody, body).fields.file);
  refuseInvalid(files.filter(({ url }) => url === undefined).map(() => ({ name: 'file', details: 'Not processed' })));
}
