import * as v from 'valibot';

/** The lists of an export, or of what the APIs list with `locale=*`; their items are not checked. */
const listed = v.object({
  locales: v.pipe(
    v.array(v.object({ code: v.string(), default: v.fallback(v.boolean(), false) })),
    v.check((locales) => locales.filter((locale) => locale.default).length === 1, 'Expected one default locale'),
  ),
  entries: v.array(v.unknown()),
  contentTypes: v.fallback(v.array(v.unknown()), []),
});

/** A space's lists and its default locale. */
interface ListedSpace {
  readonly defaultLocale: string;
  readonly entries: readonly unknown[];
  readonly contentTypes: readonly unknown[];
}

/** Reads the lists of a space; throws an error that names the place where it is neither an export nor an answer. */
export function readListedSpace(raw: unknown): ListedSpace {
  const parsed = v.safeParse(listed, raw);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`This is no content of a space: ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
  }
  const { locales, entries, contentTypes } = parsed.output;
  return { entries, contentTypes, defaultLocale: locales.find((locale) => locale.default)?.code ?? '' };
}
