import { languageIn } from '../cities.ts';
import { plainUrl } from '../media/mediaUrl.ts';
import { entryName } from '../model/brands.ts';
import type { AddressableType, EntryOf } from '../model/registry.ts';
import { isShownOrNoted } from '../time/timeState.ts';
import { buildPath, parsePath } from './address.ts';
import { withQuery } from './addressQuery.ts';
import { contentPath } from './contentPaths.ts';
import { categorySegment } from './listingAddress.ts';
import { telephoneHref } from './telephone.ts';
import { pageHref, type Visit } from './visit.ts';
import { type CompanyDomains, isHostOf } from './webAddress.ts';

/** Where a link leads, by kind, so that the page can mark and count it (docs/rules.md#link-kinds). */
export type LinkTarget =
  /** A page of this site: segments after city and tree. */
  | { readonly kind: 'page'; readonly path: readonly string[] }
  /** `internal`: on the company's own domains. */
  | { readonly kind: 'internal' | 'outbound' | 'mail' | 'telephone'; readonly href: string }
  /** An empty link or `#`: nothing to follow. */
  | { readonly kind: 'none' };

/**
 * Letters, digits, underscore, hyphen, dot; an at-sign; a dotted domain; a top-level part of 2 to 4 letters
 * (docs/rules.md#mail-links).
 */
const email = /^[A-Za-z0-9_.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,4}$/;

/** An explicit mail link needs no guessing, so its top-level part may be longer, and it may have several receivers. */
const receiver = '[A-Za-z0-9_.+-]+@(?:[A-Za-z0-9-]+\\.)+[A-Za-z]{2,63}';
const mailLink = new RegExp(`^mailto:(${receiver}(?:,${receiver})*)(?:\\?(.*))?$`, 'is');

/** A telephone number with the usual separators. */
const telephone = /^tel:\+?[\d ().-]{3,30}$/i;

/** A path of this site. Browsers drop tabs and line breaks before they read an address, so that `/<tab>/host` is a host. */
const sitePath = /^\/(?![/\\])[^\p{Cc}]*$/u;

const nowhere: LinkTarget = { kind: 'none' };

/** The link fields of any entry. */
export interface LinkSource {
  readonly externalLink?: string;
  readonly internalLink?: EntryOf<AddressableType> | undefined;
  readonly innerLink?: EntryOf<AddressableType> | undefined;
  /** False makes words of it (docs/rules.md#has-link). */
  readonly hasLink?: boolean | undefined;
  /** Links of menus and footer, calls to action and banners may name their target here. */
  readonly reference?: EntryOf<AddressableType> | undefined;
  /** Opens a listing at one category. */
  readonly category?: EntryOf<'brandCategory'> | readonly EntryOf<'brandCategory'>[] | undefined;
}

/** Reads a typed address: mail, telephone, own domain, a path of this site, elsewhere, or nowhere (docs/rules.md#link-kinds). */
export function addressTarget(value: string, domains: CompanyDomains): LinkTarget {
  const text = value.trim();
  if (text === '' || text === '#') return nowhere;
  if (email.test(text)) return { kind: 'mail', href: `mailto:${text}` };
  if (/^mailto:/i.test(text)) return mailTarget(text);
  const called = telephone.test(text) ? telephoneHref(text.slice(4)) : undefined;
  if (called !== undefined) return { kind: 'telephone', href: called };
  if (text.startsWith('#') || sitePath.test(text)) return { kind: 'internal', href: text };
  const url = linkUrl(text);
  if (!url) return nowhere;
  const isCompany = /^https?:$/.test(url.protocol) && isHostOf(url.hostname, domains);
  return { kind: isCompany ? 'internal' : 'outbound', href: url.href };
}

/** A mail link with its subject and its text; what else a mail program would fill in, such as hidden receivers, is left out. */
function mailTarget(text: string): LinkTarget {
  const [, receivers, query = ''] = mailLink.exec(text) ?? [];
  if (receivers === undefined) return nowhere;
  const filled = query.split('&').filter((field) => /^(?:subject|body)=/i.test(field));
  const url = URL.parse(withQuery(`mailto:${receivers}`, filled.join('&').replaceAll('#', '%23')));
  return url ? { kind: 'mail', href: url.href } : nowhere;
}

/** Where a link stands: which domains are ours, and the time. Parts that outlive a page are made without a clock. */
export type LinkPlace = Pick<Visit, 'domains'> & Partial<Pick<Visit, 'clock'>>;

function linkedEntry({ internalLink, innerLink, reference }: LinkSource): EntryOf<AddressableType> | undefined {
  return internalLink ?? innerLink ?? reference;
}

/** The name of the page that an entry's link fields lead to; empty where they lead to none. */
export function linkTitle(source: LinkSource, place: LinkPlace & Pick<Visit, 'language'>): string {
  const entry = linkedEntry(source);
  return entry && linkTarget(source, place).kind === 'page' ? entryName(entry, place.language) : '';
}

/**
 * Where an entry's link fields lead: an internal link to an entry that can be reached, otherwise the external link. An
 * item without a page of its own (docs/rules.md#without-detail) is reached where its own links lead.
 */
export function linkTarget(source: LinkSource, place: LinkPlace): LinkTarget {
  if (source.hasLink === false) return nowhere;
  const entry = linkedEntry(source);
  const category = source.category && 'slug' in source.category ? categorySegment(source.category) : undefined;
  if (entry && 'withoutDetail' in entry && entry.withoutDetail === true) {
    const itemTarget = linkTarget(entry, place);
    if (itemTarget.kind !== 'none') return itemTarget;
  } else if (entry && isThere(entry, place)) {
    const path = contentPath(entry, category);
    if (path) return { kind: 'page', path };
  }
  return addressTarget(source.externalLink ?? '', place.domains);
}

/** Returns false for an item that has expired: its page is gone (docs/rules.md#expired-links). */
function isThere(entry: EntryOf<AddressableType>, { clock }: LinkPlace): boolean {
  return !clock || !('archivedAt' in entry) || isShownOrNoted(entry, clock);
}

/**
 * The way to a store: the editor's own link, otherwise a route to its place; nowhere when it has neither. In mainland China
 * Amap shows the way to a place, whatever other site the editor's link leads to (docs/rules.md#mainland-links).
 */
export function directionsTarget(
  { directionsLink, location, title }: Pick<EntryOf<'storeLocator'>, 'directionsLink' | 'location' | 'title'>,
  { domains, isMainland }: Pick<Visit, 'domains' | 'isMainland'>,
): LinkTarget {
  const editorsTarget = addressTarget(directionsLink, domains);
  const isEditorsLinkUsed = editorsTarget.kind !== 'none' && !(isMainland && editorsTarget.kind === 'outbound');
  if (isEditorsLinkUsed || !location) return editorsTarget;
  const { lat, lon } = location;
  // Amap reads longitude first, and a name up to the next comma.
  const place = encodeURIComponent(`${lon},${lat},${title.replaceAll(/\s*,\s*/g, ' ')}`);
  const href = isMainland
    ? `https://uri.amap.com/navigation?to=${place}&coordinate=wgs84&callnative=1`
    : `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`;
  return { kind: 'outbound', href };
}

/** A host as people write it, without a scheme, perhaps with a path; the name of a file is none. */
const bareHost = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,63}(?::\d{1,5})?(?:[/?#][^\s\p{Cc}]*)?$/u;
const fileName = /^[^/?#]+\.(?:html?|php|pdf|jpe?g|png|docx?)$/i;

/** The address of an app: its scheme, and something of its own after two slashes. */
const withScheme = /^([a-z][a-z\d+.-]*):\/\/[^\s\p{Cc}]+$/iu;

/** Schemes that run script, read the device or belong to the browser itself (docs/rules.md#link-safety). */
const refusedSchemes: readonly string[] = [
  'about',
  'blob',
  'chrome',
  'data',
  'file',
  'filesystem',
  'ftp',
  'intent',
  'jar',
  'javascript',
  'resource',
  'vbscript',
  'view-source',
  'ws',
  'wss',
];

/** A web address, its scheme left out or not, or that of an app; undefined for refused schemes, credentials, or no address. */
function linkUrl(text: string): URL | undefined {
  const whole = bareHost.test(text) && !fileName.test(text) ? `https://${text}` : text;
  const [, scheme = ''] = withScheme.exec(whole) ?? [];
  const url = scheme === '' || refusedSchemes.includes(scheme.toLowerCase()) ? undefined : URL.parse(whole);
  return url?.username === '' && url.password === '' ? url : undefined;
}

/** The `href` of a link target, a file's on the visitor's asset host (docs/rules.md#asset-hosts); undefined for nowhere. */
export function targetHref(target: LinkTarget, visit: Visit): string | undefined {
  switch (target.kind) {
    case 'page':
      return pageHref(visit, target.path);
    case 'none':
      return undefined;
    case 'internal':
      return plainUrl(siteHref(target.href, visit), visit);
    default:
      return plainUrl(target.href, visit);
  }
}

/**
 * A path of this site that an editor typed, in its own language or the visitor's, as far as its city offers it, and in the
 * visitor's tree (docs/rules.md#own-page-links): a redirect to a language that is there would lead on to the preferred path.
 */
function siteHref(href: string, visit: Visit): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const parsed = path.startsWith('/') ? parsePath(path) : undefined;
  if (parsed?.kind !== 'address') return href;
  const { address } = parsed;
  const language = languageIn(address.city, address.language ?? visit.language);
  const translatedHref = buildPath({ ...address, language, tree: visit.tree }) + rest;
  return withQuery(translatedHref, visit.carriedQuery.slice(1));
}
