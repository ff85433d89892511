import * as v from 'valibot';
import { fieldLabel } from '../../../content/model/fieldLabel.ts';
import { ownValue } from '../../../content/ownValue.ts';
import { ApiError, accessTokenInvalid, notFound } from '../model/apiError.ts';
import type { Field, Model, Resource } from '../model/model.ts';
import type { Settings } from '../model/serviceSettings.ts';
import { textLimits, valueProblem } from '../model/valueProblem.ts';
import { isManagement } from './management.ts';
import type { Hook, Publishing } from './publishing.ts';

/** What an editor does with an entry: PUT it, PUT it as published, or DELETE it as published. */
export type Edit = 'save' | 'publish' | 'unpublish';

/** What an edit needs of the service; `tell` sends the webhook of a publication to the site. */
export interface EditedSpace extends Pick<Publishing, 'data' | 'change' | 'versionOf'> {
  readonly tell: (hook: Hook) => Promise<void>;
}

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const written = v.object({
  fields: v.record(v.string(), v.record(v.string(), v.unknown())),
  metadata: v.optional(v.object({ tags: v.array(v.object({ sys: v.object({ id: v.string() }) })) })),
});

/**
 * The writing part of the Content Management API for entries, as its editor uses it: with the version that the editor saw, so
 * that nobody overwrites what somebody else saved. Throws what the real service answers.
 */
export async function edit(
  request: Request,
  id: string,
  action: Edit,
  space: EditedSpace,
  settings: Settings,
): Promise<void> {
  if (!isManagement(request, new URL(request.url), settings)) throw accessTokenInvalid();
  const { entries, saved, model } = space.data();
  const entry = saved?.get(id) ?? entries.find((candidate) => candidate.id === id);
  const contentType = entry?.contentType ?? request.headers.get('x-contentful-content-type') ?? '';
  const type = model.contentTypes.get(contentType);
  if (!type || (!entry && action !== 'save')) throw notFound();
  const version = request.headers.get('x-contentful-version');
  if (entry ? Number(version) !== space.versionOf(id) : version !== null)
    throw new ApiError(409, 'VersionMismatch', 'Somebody else has saved this entry in the meantime.');
  if (action === 'save') {
    const body = v.safeParse(written, await request.json().catch(() => undefined));
    if (!body.success) throw new ApiError(400, 'BadRequest', 'Expected fields by locale.');
    const { fields, metadata } = body.output;
    refuse(type.definitions.flatMap((field) => problemsOf(field, ownValue(fields, field.id) ?? {}, model)));
    const tags = metadata?.tags.map(({ sys }) => sys.id);
    const change = { id, fields: withEmptied(entry?.fields ?? {}, fields), ...(tags && { tags }) };
    space.change(entry ? { ...change, action: 'save' } : { ...change, action: 'create', contentType });
    return;
  }
  const isMissing = ({ id: name, required }: Field): boolean => {
    const value = ownValue(ownValue(entry?.fields, name), model.defaultLocale) ?? '';
    return required && typeof value === 'string' && value.trim() === '';
  };
  if (action === 'publish')
    refuse([
      ...type.definitions.filter(isMissing).map((field) => `${fieldLabel(field.id)} is required.`),
      ...misfits(entry, type.definitions, [...entries, ...(saved?.values() ?? [])]),
    ]);
  await space.tell(space.change({ id, action, fields: {} }));
}

/** Fields as a change: what they no longer have is emptied. */
function withEmptied(before: Fields, after: Fields): Fields {
  const empty = Object.entries(before).map(
    ([name, values]) => [name, Object.fromEntries(Object.keys(values).map((code) => [code, null]))] as const,
  );
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const emptied = new Map(empty);
  return Object.fromEntries([...names].map((name) => [name, { ...emptied.get(name), ...ownValue(after, name) }]));
}

function problemsOf({ id, type }: Field, values: Readonly<Record<string, unknown>>, model: Model): readonly string[] {
  const label = fieldLabel(id);
  const limit = ownValue<number>(textLimits, type);
  return Object.entries(values).flatMap(([code, value]) => {
    if (!model.locales.some((locale) => locale.code === code)) return [`There is no locale ${code}.`];
    if (value === null || value === undefined) return [];
    if (type === 'Integer' && !Number.isInteger(value)) return [`${label} is no whole number.`];
    if (type === 'Number' && typeof value !== 'number') return [`${label} is no number.`];
    if (limit === undefined) return [];
    if (typeof value !== 'string') return [`${label} is no text.`];
    return value.length > limit ? [`${label} has ${value.length} characters; it may have ${limit}.`] : [];
  });
}

/** What the rules of a type do not let through. */
function misfits(
  entry: Resource | undefined,
  fields: readonly Field[],
  others: readonly Resource[],
): readonly string[] {
  const typeOf = (id: string) => others.find((candidate) => candidate.id === id)?.contentType;
  const problemOf = (field: Field) => (value: unknown) =>
    value === null || value === undefined ? undefined : valueProblem(value, field, typeOf);
  return fields.flatMap((field) => {
    const values = Object.values(ownValue(entry?.fields, field.id) ?? {});
    const problem = values.map(problemOf(field)).find(Boolean);
    return problem ? [`${fieldLabel(field.id)}: ${problem}.`] : [];
  });
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new ApiError(422, 'ValidationFailed', problems.join(' '), {
      errors: problems.map((details) => ({ details })),
    });
}
