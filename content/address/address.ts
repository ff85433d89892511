import { type City, isCity } from '../cities.ts';
import { isLanguage, type Language } from '../languages.ts';
import type { Tree } from '../pages.ts';

/** An address on the site: `/{lang?}/{city}/{mobile?}/{rest}` (docs/rules.md#address-grammar). */
export interface Address {
  /** Undefined while the address has no language segment. */
  readonly language: Language | undefined;
  readonly city: City;
  readonly tree: Tree;
  /** Decoded segments after the city and the tree; none on the home page. */
  readonly path: readonly string[];
}

/** What the path of a request is (docs/rules.md#address-refusals). */
export type ParsedPath =
  /** Nothing, or a language alone. */
  | { readonly kind: 'root'; readonly language: Language | undefined }
  | {
      readonly kind: 'address';
      readonly address: Address;
      /** The one spelling of this address. */
      readonly canonical: string;
    }
  | {
      readonly kind: 'unknown';
      /** Where a damaged address begins, if that much can be read. */
      readonly start: AddressStart | undefined;
    };

/** What an address begins with. */
export type AddressStart = Pick<Address, 'language' | 'city'>;

/** Longer paths are hostile or mistyped: no page has one. */
const PATH_LIMIT = 1024;
const SEGMENT_LIMIT = 160;
const MOBILE = 'mobile';

/** Control characters, and the code points that belong to no character. */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;
/** Nearly every segment is; the other pattern is slow in an isolate that has just started. */
const plain = /^[ -~]*$/;

/**
 * Reads the path of a request. Language and city are accepted in any case and with doubled slashes; the canonical
 * spelling comes with the address. Malformed percent-encoding, control characters, dot segments and over-long paths are unknown,
 * but for the language and the city before them.
 */
export function parsePath(pathname: string): ParsedPath {
  const { segments, isWhole } = readableSegments(pathname);
  const [first = '', ...afterLanguage] = segments;
  const name = first.toLowerCase();
  const language = isLanguage(name) ? name : undefined;
  const [citySegment, ...rest] = language ? afterLanguage : segments;
  if (citySegment === undefined) return isWhole ? { kind: 'root', language } : { kind: 'unknown', start: undefined };
  const city = citySegment.toLowerCase();
  if (!isCity(city)) return { kind: 'unknown', start: undefined };
  if (!isWhole) return { kind: 'unknown', start: { language, city } };
  const isMobile = rest[0]?.toLowerCase() === MOBILE;
  const address: Address = {
    language,
    city,
    tree: isMobile ? 'mobile' : 'desktop',
    path: isMobile ? rest.slice(1) : rest,
  };
  return { kind: 'address', address, canonical: buildPath(address) };
}

/** The language and the city of an address, also of a damaged one; undefined where it names no city. */
export function startOf(parsed: ParsedPath): AddressStart | undefined {
  if (parsed.kind === 'root') return undefined;
  return parsed.kind === 'address' ? parsed.address : parsed.start;
}

/** Writes an address as a path; `parsePath` reads it back as the same address. */
export function buildPath({ language, city, tree, path }: Address): string {
  const start = `${language === undefined ? '' : `/${language}`}/${city}${tree === 'mobile' ? `/${MOBILE}` : ''}`;
  return path.reduce((address, segment) => `${address}/${encodeURIComponent(segment)}`, start);
}

/**
 * Returns true if a path is a spelling of a canonical one that needs no redirect: escapes may differ, since browsers leave
 * characters unescaped that `buildPath` escapes.
 */
export function isSamePath(canonical: string, pathname: string): boolean {
  if (canonical === pathname) return true;
  const [canonicalText, requestedText] = [decoded(canonical), decoded(pathname)];
  return canonicalText !== undefined && canonicalText === requestedText && !/%2f/i.test(pathname);
}

/** The segments before the first that no address has. */
function readableSegments(pathname: string): { readonly segments: readonly string[]; readonly isWhole: boolean } {
  const segments: string[] = [];
  for (const raw of pathname.slice(0, PATH_LIMIT).split('/')) {
    if (raw === '') continue;
    const segment = decoded(raw);
    if (segment === undefined || segment.length > SEGMENT_LIMIT || segment === '.' || segment === '..')
      return { segments, isWhole: false };
    if ((!plain.test(segment) && unprintable.test(segment)) || segment.includes('/') || segment.includes('\\'))
      return { segments, isWhole: false };
    segments.push(segment);
  }
  return { segments, isWhole: pathname.length <= PATH_LIMIT };
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
