import * as v from 'valibot';
import { ownValue } from '../../../content/ownValue.ts';
import { isDateText } from './movedDates.ts';

/** What a value of a field, or of its list, may be. */
interface Kind {
  readonly type: string;
  readonly linkType?: string | undefined;
  readonly validations?: readonly unknown[] | undefined;
}

/** The longest texts that the service takes, in characters, by the type of their field. */
export const textLimits = { Symbol: 256, Text: 50_000 } as const;

const link = v.object({ sys: v.object({ linkType: v.string(), id: v.string() }) });
const location = v.object({ lat: v.number(), lon: v.number() });
const richText = v.object({ nodeType: v.literal('document') });

const forms: Readonly<Record<string, (value: unknown) => boolean>> = {
  Symbol: (value) => typeof value === 'string' && value.length <= textLimits.Symbol,
  Text: (value) => typeof value === 'string' && value.length <= textLimits.Text,
  RichText: (value) => v.is(richText, value),
  Integer: Number.isInteger,
  Number: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  Date: isDateText,
  Location: (value) => v.is(location, value),
  Object: (value) => typeof value === 'object',
  Link: (value) => v.is(link, value),
};

const limits = v.object({ min: v.nullish(v.number()), max: v.nullish(v.number()) });
const rules = v.object({
  in: v.optional(v.array(v.unknown())),
  regexp: v.optional(v.object({ pattern: v.string(), flags: v.nullish(v.string()) })),
  linkContentType: v.optional(
    v.union([
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.transform((type) => [type]),
      ),
    ]),
  ),
  size: v.optional(limits),
  range: v.optional(limits),
  message: v.nullish(v.string()),
});

/** Why a value does not pass a field; undefined where it does, and for links of unknown type, which the service checks itself. */
export function valueProblem(
  value: unknown,
  field: Kind & { readonly items?: Kind | undefined },
  typeOf: (entry: string) => string | undefined,
): string | undefined {
  if (field.type !== 'Array') return itemProblem(value, field, typeOf);
  if (!Array.isArray(value)) return 'is no list';
  const { items } = field;
  const inItems = items && value.map((item) => itemProblem(item, items, typeOf)).find(Boolean);
  return inItems ?? ruleProblem(value, field.validations, typeOf);
}

function itemProblem(
  value: unknown,
  { type, linkType, validations }: Kind,
  typeOf: (entry: string) => string | undefined,
): string | undefined {
  const isOfForm = ownValue(forms, type);
  if (isOfForm && !isOfForm(value)) return `is no ${type}`;
  const linked = v.safeParse(link, value);
  if (type === 'Link' && linked.success && linked.output.sys.linkType !== linkType)
    return `is no link to an ${linkType}`;
  return ruleProblem(value, validations, typeOf);
}

function ruleProblem(
  value: unknown,
  validations: readonly unknown[] = [],
  typeOf: (entry: string) => string | undefined,
): string | undefined {
  for (const raw of validations) {
    const parsed = v.safeParse(rules, raw);
    if (!parsed.success) continue;
    const { in: choices, regexp, linkContentType, size, range, message } = parsed.output;
    if (choices && !choices.includes(value)) return `${String(value)} is none of the choices`;
    if (regexp && typeof value === 'string' && !new RegExp(regexp.pattern, regexp.flags ?? '').test(value))
      return `“${value}” does not have the form. ${message ?? regexp.pattern}`;
    const target = v.safeParse(link, value);
    const type = target.success ? typeOf(target.output.sys.id) : undefined;
    if (linkContentType && type !== undefined && !linkContentType.includes(type))
      return `links to a ${type}, which is not accepted`;
    const length = typeof value === 'string' || Array.isArray(value) ? value.length : undefined;
    if (size && length !== undefined && !isWithin(length, size)) return 'is too long or too short';
    if (range && typeof value === 'number' && !isWithin(value, range)) return 'is too large or too small';
  }
  return undefined;
}

function isWithin(value: number, { min, max }: v.InferOutput<typeof limits>): boolean {
  return value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY);
}
