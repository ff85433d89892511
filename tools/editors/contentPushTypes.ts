import { type ContentFields, type ContentTypeProps, isDraft, isUpdated } from 'contentful-management';
import * as v from 'valibot';
import { counted } from '../../content/counted.ts';
import type { ContentField, ContentTypeDefinition } from '../../content/model/definitions.ts';
import type { Validation } from '../../content/model/fields.ts';
import type { Management } from './contentManagement.ts';
import type { Leave, Step } from './contentPushStep.ts';
import { type Difference, differenceText, liveType, typeDrift } from './drift.ts';
import { isOtherPictureForm } from './pictureFields.ts';

/** Properties of an existing field that the service never changes. */
const fixed: readonly (string | undefined)[] = ['type', 'linkType'];

/** Plans the step for a content type of the registry. */
export async function typeStep(
  management: Management,
  definition: ContentTypeDefinition,
  live: ContentTypeProps | undefined,
  leave: Leave,
): Promise<Step> {
  const contentTypeId = definition.sys.id;
  const step = { kind: 'content type', id: contentTypeId } as const;
  const { name, description, displayField } = definition;
  const fields = definition.fields.map((field) => contentField(field, live));
  const publish = (type: ContentTypeProps) => management.contentType.publish({ contentTypeId }, type);
  if (!live) {
    const body = { name, description, displayField, fields };
    const apply = async () => publish(await management.contentType.createWithId({ contentTypeId }, body));
    return { ...step, action: 'create', details: [counted(fields.length, 'field')], apply };
  }
  const drift = typeDrift(definition, v.parse(liveType, live));
  const extra = drift.flatMap(({ what, field }) => (what === 'extra' && field !== undefined ? [field] : []));
  const refused = [
    ...drift.filter(isFixed).map((difference) => `${differenceText(difference)}: the service can’t change that`),
    ...(leave.prune && !leave.dropData ? await withData(management, contentTypeId, extra) : []),
  ];
  if (refused.length > 0) return { ...step, action: 'refuse', details: refused };
  const changes = drift.filter(({ what }) => what !== 'extra').map(differenceText);
  const fate = leave.prune ? 'is deleted' : 'kept (--prune deletes it)';
  const extraTexts = extra.map((field) => `${contentTypeId}.${field}: not in the model, ${fate}`);
  const isPruned = leave.prune && extra.length > 0;
  if (changes.length === 0 && !isPruned)
    return isDraft(live) || isUpdated(live)
      ? { ...step, action: 'publish', details: extraTexts, apply: () => publish(live) }
      : { ...step, action: 'unchanged', details: extraTexts };
  const extraFields = live.fields.filter(({ id }) => extra.includes(id));
  const put = async (type: ContentTypeProps, mark: Partial<ContentFields>): Promise<ContentTypeProps> => {
    const extras = extraFields.map((field) => ({ ...field, ...mark }));
    const body = { ...type, name, description, displayField, fields: [...fields, ...extras] };
    return publish(await management.contentType.update({ contentTypeId }, body));
  };
  // The service deletes a field in two steps: it must be omitted from delivery before it can be deleted.
  const apply = async () =>
    isPruned ? put(await put(live, { omitted: true }), { omitted: true, deleted: true }) : put(live, {});
  return { ...step, action: 'update', details: [...changes, ...extraTexts], apply };
}

function isFixed({ what, property, model, space }: Difference): boolean {
  if (what !== 'changed') return false;
  return (
    fixed.includes(property) ||
    (property === 'items' && /"type":"\w+"/.exec(model ?? '')?.[0] !== /"type":"\w+"/.exec(space ?? '')?.[0])
  );
}

/** Those of the fields that entries have values in, each as a reason to refuse. */
async function withData(
  management: Management,
  contentType: string,
  fields: readonly string[],
): Promise<readonly string[]> {
  const refusals = await Promise.all(
    fields.map(async (field) => {
      const { total } = await management.entry.getMany({
        query: { content_type: contentType, [`fields.${field}[exists]`]: true, limit: 1 },
      });
      const used = `${counted(total, 'entry has', 'entries have')} a value in it`;
      return total === 0 ? [] : [`${contentType}.${field}: ${used}; --drop-data deletes the field with its values`];
    }),
  );
  return refusals.flat();
}

/** Plans the step for a content type that the registry does not have. */
export async function strangerStep(management: Management, type: ContentTypeProps, { prune }: Leave): Promise<Step> {
  const contentTypeId = type.sys.id;
  const step = { kind: 'content type', id: contentTypeId } as const;
  if (!prune) return { ...step, action: 'unchanged', details: ['not in the model, kept (--prune deletes it)'] };
  const { total } = await management.entry.getMany({ query: { content_type: contentTypeId, limit: 1 } });
  if (total > 0) {
    const used = `${counted(total, 'entry of it is', 'entries of it are')} in the space`;
    return { ...step, action: 'refuse', details: [`not in the model, and ${used}: delete those first`] };
  }
  const apply = async (): Promise<void> => {
    if (type.sys.publishedVersion !== undefined) await management.contentType.unpublish({ contentTypeId });
    await management.contentType.delete({ contentTypeId });
  };
  return { ...step, action: 'delete', details: ['not in the model'], apply };
}

function contentField(
  { items, validations, ...field }: ContentField,
  storedType: ContentTypeProps | undefined,
): ContentFields {
  const live = storedType?.fields.find(({ id }) => id === field.id);
  if (live && isOtherPictureForm({ ...field, items }, live)) {
    const { name, required, disabled, omitted } = field;
    return { ...live, name, required, disabled, omitted };
  }
  return {
    // Properties that the model does not define, such as a default value, stay.
    ...live,
    ...field,
    validations: validations.map(fieldValidation),
    ...(items && { items: { ...items, validations: items.validations.map(fieldValidation) } }),
  };
}

function fieldValidation({ in: choices, linkContentType, regexp, message }: Validation) {
  return {
    ...(choices && { in: [...choices] }),
    ...(linkContentType && { linkContentType: [...linkContentType] }),
    ...(regexp && { regexp: { pattern: regexp.pattern, flags: regexp.flags ?? '' } }),
    ...(message && { message }),
  };
}
