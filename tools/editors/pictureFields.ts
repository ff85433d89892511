import type { PictureSource } from '../../content/model/definitions.ts';
import { isMediaField } from '../../content/model/fields.ts';
import { contentTypeRow, isContentType } from '../../content/model/registry.ts';
import { ownValue } from '../../content/ownValue.ts';

interface Form {
  readonly type: string;
  readonly linkType?: string | undefined;
  readonly items?: { readonly linkType?: string | undefined } | undefined;
}

/** Where a field's pictures are; undefined for a field that holds none. */
function pictureSourceOf({ type, linkType, items }: Form): PictureSource | undefined {
  if (type === 'Object') return 'service';
  return linkType === 'Asset' || items?.linkType === 'Asset' ? 'assets' : undefined;
}

/** Returns true if a space has a media field of the model in a form that the site reads: there the space decides. */
export function isOtherPictureForm(model: Form, space: Form): boolean {
  return pictureSourceOf(model) !== undefined && pictureSourceOf(space) !== undefined;
}

interface TypeForms {
  readonly sys: { readonly id: string };
  readonly fields: readonly (Form & { readonly id: string })[];
}

/** Where a space has its pictures. */
export interface PictureFields {
  /** Of a media field that it does not have yet. */
  readonly usual: PictureSource;
  /** Of a media field, and whether it takes one picture only; undefined for any other field. */
  readonly of: (
    type: string,
    field: string,
  ) => { readonly source: PictureSource; readonly isSingle: boolean } | undefined;
}

/** Reads where a space has its pictures; in one without media fields it is the space itself, unless somebody chose. */
export function pictureFields(types: readonly TypeForms[], chosen: PictureSource | undefined): PictureFields {
  const live = new Map(types.map(({ sys, fields }) => [sys.id, fields]));
  const sources = types.flatMap(({ sys, fields }) =>
    fields.flatMap((field) => (isMediaOf(sys.id, field.id) ? (pictureSourceOf(field) ?? []) : [])),
  );
  const usual = chosen ?? (sources.includes('service') ? 'service' : 'assets');
  return {
    usual,
    of: (type, name) => {
      if (!isMediaOf(type, name)) return undefined;
      const field = live.get(type)?.find(({ id }) => id === name);
      return { source: (field && pictureSourceOf(field)) ?? usual, isSingle: field?.linkType === 'Asset' };
    },
  };
}

function isMediaOf(type: string, name: string): boolean {
  const field = isContentType(type) ? ownValue(contentTypeRow(type).fields, name) : undefined;
  return field !== undefined && isMediaField(field);
}
