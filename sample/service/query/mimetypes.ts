import { isNameIn } from '../../../content/names.ts';
import { invalidQuery } from '../model/apiError.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument.';

const groups = {
  attachment: /^application\/octet-stream$/,
  plaintext: /^text\/plain$/,
  image: /^image\//,
  audio: /^audio\//,
  video: /^video\//,
  richtext: /^application\/(msword|rtf|vnd\.openxmlformats-officedocument\.wordprocessingml)/,
  presentation: new RegExp(`^(application/vnd.ms-powerpoint|${OFFICE}presentationml)`),
  spreadsheet: new RegExp(`^(text/csv|application/vnd.ms-excel|${OFFICE}spreadsheetml)`),
  pdfdocument: /^application\/pdf$/,
  archive: /^application\/(zip|gzip|x-tar|x-7z-compressed|vnd\.rar)$/,
  code: /^(text\/(css|javascript|x-[a-z]+)|application\/(json|javascript|xml))$/,
  markup: /^text\/(html|markdown|xml)$/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type MimeGroup = keyof typeof groups;

/** Reads the `mimetype_group` parameter. */
export function parseMimeGroup(text: string | null): MimeGroup | undefined {
  if (text === null) return undefined;
  if (!isNameIn(groups, text)) throw invalidQuery({ name: 'in', path: ['mimetype_group'], value: text });
  return text;
}

/** Returns true if a content type belongs to a group. */
export function isInMimeGroup(group: MimeGroup, contentType: unknown): boolean {
  return typeof contentType === 'string' && groups[group].test(contentType);
}
