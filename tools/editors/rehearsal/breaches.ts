import { ownValue } from '../../../content/ownValue.ts';
import { valueProblem } from '../../../sample/service/model/valueProblem.ts';
import type { LiveType } from '../drift.ts';

/** An entry in all languages, as the management API keeps it. */
export interface ModelledEntry {
  readonly id: string;
  readonly contentType: string;
  /** Drafts may lack what is required. */
  readonly isPublished: boolean;
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface StoredEntry {
  readonly sys: {
    readonly id: string;
    readonly publishedVersion?: number | undefined;
    readonly contentType: { readonly sys: { readonly id: string } };
  };
  readonly fields: ModelledEntry['fields'];
}

/** An entry of a space or of the sample, as it is checked. */
export function modelledEntry({ sys, fields }: StoredEntry): ModelledEntry {
  const isPublished = sys.publishedVersion !== undefined;
  return { id: sys.id, contentType: sys.contentType.sys.id, isPublished, fields };
}

/** A place where an entry does not pass a model. */
export interface Breach {
  readonly entry: string;
  readonly contentType: string;
  readonly field: string;
  readonly problem: string;
}

/** Where entries do not pass a model: by the service's own rules for publishing (docs/rules.md#push-rehearsal). */
export function breaches(
  entries: readonly ModelledEntry[],
  model: readonly LiveType[],
  defaultLocale: string,
): readonly Breach[] {
  const types = new Map(model.map((type) => [type.sys.id, type]));
  const typeOf = new Map(entries.map(({ id, contentType }) => [id, contentType]));
  return entries.flatMap((entry): readonly Breach[] => {
    const { id, contentType } = entry;
    const type = types.get(contentType);
    if (!type) return [{ entry: id, contentType, field: '', problem: 'its content type does not exist' }];
    const fieldsById = new Map(type.fields.map((field) => [field.id, field]));
    const breach = (field: string, problem: string): Breach => ({ entry: id, contentType, field, problem });
    const inValues = Object.entries(entry.fields).flatMap(([name, byLocale]) => {
      const field = fieldsById.get(name);
      const values = Object.entries(byLocale).filter(([, value]) => !isNothing(value));
      if (values.length === 0) return [];
      if (!field) return [breach(name, 'the field does not exist, and has a value')];
      const translations = values.filter(([locale]) => locale !== defaultLocale).length;
      return [
        ...(translations > 0 && !field.localized
          ? [breach(name, 'the field is not localised, and has translations')]
          : []),
        ...values.flatMap(([locale, value]) => {
          const problem = valueProblem(value, field, (linked) => typeOf.get(linked));
          return problem ? [breach(name, `${problem} (${locale})`)] : [];
        }),
      ];
    });
    const inRequired = entry.isPublished
      ? type.fields.flatMap((field) =>
          field.required && !field.omitted && isNothing(ownValue(ownValue(entry.fields, field.id), defaultLocale))
            ? [breach(field.id, 'is required, and empty')]
            : [],
        )
      : [];
    return [...inValues, ...inRequired];
  });
}

/** The breaches that are not among others: what is broken already is nobody's doing. */
export function newBreaches(after: readonly Breach[], before: readonly Breach[]): readonly Breach[] {
  const keys = new Set(before.map(keyOf));
  return after.filter((breach) => !keys.has(keyOf(breach)));
}

function keyOf({ entry, field, problem }: Breach): string {
  return [entry, field, problem].join('\n');
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
