import * as v from 'valibot';
import { inSiteLocales, localesOf, siteCodes } from '../../content/model/spaceLocales.ts';
import { readDeskEntries } from '../../content/translations/deskEntries.ts';

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

/** Reads a space; throws an error that names the place where it is neither an export nor an answer. */
export function parseSpace<Schema extends v.GenericSchema>(schema: Schema, raw: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, raw);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`This is no content of a space: ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
}

/**
 * Reads the entries of a space, in the site's own codes of locales (docs/rules.md#space-locales); throws an error that names the
 * place where it is neither an export nor an answer.
 */
export function readListedSpace(raw: unknown) {
  const { locales, entries } = parseSpace(listed, raw);
  const renamed = siteCodes(new Set(locales.map(({ code }) => code)));
  const standard = locales.find((locale) => locale.default)?.code ?? '';
  return {
    entries: inSiteLocales(readDeskEntries(entries), renamed),
    defaultLocale: renamed.get(standard) ?? standard,
    /** The space's own code. */
    localeOf: localesOf(locales),
  };
}
