import * as v from 'valibot';

/** The locales of an export, or of what the APIs list. */
export const spaceLocales = v.pipe(
  v.array(
    v.object({
      code: v.string(),
      default: v.fallback(v.boolean(), false),
      fallbackCode: v.fallback(v.optional(v.nullable(v.string())), undefined),
    }),
  ),
  v.check((locales) => locales.filter((locale) => locale.default).length === 1, 'Expected one default locale'),
);

/** The lists of an export, or of what the APIs list with `locale=*`; their items are not checked. */
const listed = v.object({
  locales: spaceLocales,
  entries: v.array(v.unknown()),
});

interface ListedSpace {
  readonly defaultLocale: string;
  readonly entries: readonly unknown[];
}

/** Reads a space; throws an error that names the place where it is neither an export nor an answer. */
export function parseSpace<Schema extends v.GenericSchema>(schema: Schema, raw: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`This is no content of a space: ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}

/** Reads the lists of a space; throws an error that names the place where it is neither an export nor an answer. */
export function readListedSpace(raw: unknown): ListedSpace {
  const { locales, entries } = parseSpace(listed, raw);
  return { entries, defaultLocale: locales.find((locale) => locale.default)?.code ?? '' };
}
