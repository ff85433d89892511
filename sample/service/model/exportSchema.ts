import * as v from 'valibot';
import { SPACE_ANCHOR } from '../../space/anchor.ts';
import { fieldSchema } from './model.ts';
import { isDateText } from './movedDates.ts';

const instant = v.custom<string>(isDateText, 'Expected a date');

const sys = {
  id: v.pipe(v.string(), v.nonEmpty()),
  createdAt: v.optional(instant, SPACE_ANCHOR),
  updatedAt: v.optional(instant, SPACE_ANCHOR),
  publishedAt: v.optional(instant),
  firstPublishedAt: v.optional(instant),
  archivedAt: v.optional(instant),
  publishedVersion: v.optional(v.number(), 0),
  publishedCounter: v.optional(v.number()),
};

function link(linkType: string) {
  return v.object({
    sys: v.object({ type: v.literal('Link'), linkType: v.literal(linkType), id: v.string() }),
  });
}

const metadata = v.optional(v.object({ tags: v.optional(v.array(link('Tag')), []) }), {});
const fields = v.record(v.string(), v.record(v.string(), v.unknown()));

/** The part of the official export format that this service reads; other keys are ignored. */
export const exportSchema = v.object({
  contentTypes: v.array(
    v.object({
      sys: v.object(sys),
      name: v.string(),
      description: v.nullish(v.string(), ''),
      displayField: v.nullish(v.string(), null),
      fields: v.array(fieldSchema),
    }),
  ),
  tags: v.optional(
    v.array(
      v.object({
        sys: v.object({ ...sys, visibility: v.optional(v.picklist(['public', 'private']), 'public') }),
        name: v.string(),
      }),
    ),
    [],
  ),
  locales: v.array(
    v.object({
      sys: v.optional(v.object({ id: v.optional(v.string()) })),
      code: v.string(),
      name: v.string(),
      default: v.optional(v.boolean(), false),
      fallbackCode: v.nullish(v.string(), null),
      contentDeliveryApi: v.optional(v.boolean(), true),
    }),
  ),
  entries: v.array(v.object({ sys: v.object({ ...sys, contentType: link('ContentType') }), metadata, fields })),
  assets: v.array(v.object({ sys: v.object(sys), metadata, fields })),
});

export type ExportFile = v.InferOutput<typeof exportSchema>;
