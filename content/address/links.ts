import type { EntryOf } from '../model/registry.ts';
import { type CompanyDomains, isCompanyHost } from './companyDomains.ts';
import { type AddressableType, contentPath } from './contentPaths.ts';
import { readUrl } from './readUrl.ts';

/** Where a link leads, told apart so that the page can mark it and count it (content-pages §5). */
export type LinkTarget =
  | { readonly kind: 'page' /** Segments after city and tree. */; readonly path: readonly string[] }
  /** On the company's own domains. */
  | { readonly kind: 'internal'; readonly href: string }
  | { readonly kind: 'outbound'; readonly href: string }
  | { readonly kind: 'mail'; readonly href: string }
  | { readonly kind: 'telephone'; readonly href: string }
  /** An empty link or `#`: nothing to follow. */
  | { readonly kind: 'none' };

/** Letters, digits, underscore, hyphen, dot; an at-sign; a dotted domain; a top-level part of 2 to 4 letters (content-pages §5). */
const email = /^[A-Za-z0-9_.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,4}$/;

/** Written as a mail link it needs no guessing: its top-level part may be longer, as many are by now. */
const mailLink = /^mailto:[A-Za-z0-9_.-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,63}$/i;

/** A telephone number, with the signs that people part it by. */
const telephone = /^tel:\+?[\d ().-]{3,30}$/i;

/** A path of this site. Browsers drop tabs and line breaks before they read an address, so that `/<tab>/host` is a host. */
const ownPath = /^\/(?![/\\])[^\p{Cc}]*$/u;

const nowhere: LinkTarget = { kind: 'none' };

/** The link fields of any entry. */
export interface LinkSource {
  readonly externalLink?: string;
  readonly internalLink?: EntryOf<AddressableType> | undefined;
  readonly innerLink?: EntryOf<AddressableType> | undefined;
  /** What a menu or footer link names beside its internal link (site-shell §3: reference). */
  readonly reference?: EntryOf<AddressableType> | undefined;
  /** Opens a listing at one category. */
  readonly category?: EntryOf<'brandCategory'> | readonly EntryOf<'brandCategory'>[] | undefined;
}

/** Reads a typed address: mail, telephone, own domain, a path of this site, elsewhere, or nowhere (content-pages §5). */
export function addressTarget(value: string, domains: CompanyDomains): LinkTarget {
  const text = value.trim();
  if (text === '' || text === '#') return nowhere;
  if (email.test(text)) return { kind: 'mail', href: `mailto:${text}` };
  if (/^mailto:/i.test(text)) return mailLink.test(text) ? { kind: 'mail', href: text } : nowhere;
  if (telephone.test(text)) return { kind: 'telephone', href: `tel:${text.slice(4).replaceAll(/[^\d+]/g, '')}` };
  if (text.startsWith('#')) return { kind: 'internal', href: text };
  if (ownPath.test(text)) return { kind: 'internal', href: text };
  const url = webAddress(text);
  if (!url) return nowhere;
  return { kind: isCompanyHost(url.hostname, domains) ? 'internal' : 'outbound', href: url.href };
}

/**
 * Where an entry's link fields lead: an internal link to an entry that can be reached, otherwise the external link. An
 * item without a page of its own (content-pages §3: withoutDetail) is reached where its own links lead.
 */
export function linkTarget(source: LinkSource, domains: CompanyDomains): LinkTarget {
  const entry = source.internalLink ?? source.innerLink ?? source.reference;
  const category = source.category && 'slug' in source.category ? source.category.slug : '';
  const external = addressTarget(source.externalLink ?? '', domains);
  if (entry && 'withoutDetail' in entry && entry.withoutDetail === true) {
    const own = linkTarget(entry, domains);
    return own.kind === 'none' ? external : own;
  }
  const path = entry && contentPath(entry, category);
  return path ? { kind: 'page', path } : external;
}

/** An http(s) address; undefined for other schemes, credentials in it, or no address at all. */
function webAddress(text: string): URL | undefined {
  const url = /^https?:\/\//i.test(text) ? readUrl(text) : undefined;
  return url?.username === '' && url.password === '' ? url : undefined;
}
