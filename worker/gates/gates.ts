import { createMiddleware } from 'hono/factory';
import { type Address, buildPath, parsePath } from '../../content/address/address.ts';
import { detectLanguage } from '../../content/address/languageDetection.ts';
import { cityOffers, cityRow, DEFAULT_CITY } from '../../content/cities.ts';
import { type DoorFlag, doorSetting, type Flags } from '../../content/flags.ts';
import { matchPage, spelledPath } from '../../content/pages.ts';
import { LOCALE_REDIRECT_SECONDS, storageKeys } from '../../content/visitor/storageKeys.ts';
import type { AppEnv } from '../requestContext.ts';
import type { Visitor } from '../visitor.ts';

/** What a gate looks at. */
export interface GateVisit {
  readonly visitor: Visitor;
  readonly flags: Flags;
  /** What the content says of the two doors; undefined while the settings can't be read. */
  readonly doors: Readonly<Record<DoorFlag, boolean>> | undefined;
  readonly acceptLanguage: string;
  readonly pathname: string;
}

/** Where a gate sends a visitor: a path of this site, never a foreign address. */
export type Passage = { readonly redirect: string } | undefined;

interface Gate {
  readonly name: string;
  /** The redirect chose the visitor's language: the page it leads to may welcome (site-shell §4: locale redirect). */
  readonly choosesLanguage?: true;
  /** Undefined lets the visitor through. */
  readonly pass: (visit: GateVisit) => Passage;
}

/** Pages that stand outside of languages and doors: `/{city}/maintenance` and the like (site-shell §2). */
const doorPages = ['unsupported', 'maintenance', 'openingSoon'] as const;

/** All gates in order; the first answer wins. */
const gates: readonly Gate[] = [
  {
    name: 'root leads to the standard city in the browser language (content-pages §2)',
    choosesLanguage: true,
    pass: ({ visitor, acceptLanguage }) =>
      visitor.parsed.kind === 'root'
        ? to(visitor, {
            language: detectLanguage(acceptLanguage, cityRow(DEFAULT_CITY).languages),
            city: DEFAULT_CITY,
            tree: 'desktop',
            path: [],
          })
        : undefined,
  },
  {
    name: 'a language that the site does not speak becomes the detected one (site-shell §4)',
    choosesLanguage: true,
    pass: ({ visitor, acceptLanguage, pathname }) => {
      const address = visitor.parsed.kind === 'unknown' ? inForeignLanguage(pathname) : undefined;
      return (
        address &&
        to(visitor, { ...address, language: detectLanguage(acceptLanguage, cityRow(address.city).languages) })
      );
    },
  },
  {
    name: 'old Internet Explorer leads to the unsupported page (content-pages §9)',
    pass: ({ visitor }) =>
      visitor.isOldBrowser && !isPage(visitor, 'unsupported') ? toDoor(visitor, 'unsupported') : undefined,
  },
  {
    name: 'door pages have no language segment, and stand in one tree (site-shell §2)',
    pass: ({ visitor }) => {
      const address = addressOf(visitor);
      return address && (address.language || address.tree === 'mobile') && isDoorPage(visitor)
        ? to(visitor, { ...address, language: undefined, tree: 'desktop' })
        : undefined;
    },
  },
  {
    name: 'a language that is missing or that the city lacks becomes the detected one (content-pages §4)',
    choosesLanguage: true,
    pass: ({ visitor }) => {
      const address = addressOf(visitor);
      if (!address || isDoorPage(visitor) || leadsOn(visitor)) return undefined;
      const isOffered = address.language !== undefined && cityOffers(address.city, address.language);
      return isOffered ? undefined : to(visitor, { ...address, language: visitor.browserLanguage });
    },
  },
  {
    name: 'one spelling for every address',
    pass: ({ visitor, pathname }) => {
      const address = addressOf(visitor);
      const spelled = address && { ...address, path: spelledPath(address.path) };
      if (!spelled || leadsOn(visitor) || isSamePath(buildPath(spelled), pathname)) return undefined;
      return to(visitor, spelled);
    },
  },
  {
    name: 'maintenance, unless preview (site-shell §4)',
    pass: (visit) => door(visit, 'maintenance'),
  },
  {
    name: 'opening soon, unless preview (site-shell §4)',
    pass: (visit) => door(visit, 'comingSoon'),
  },
  {
    name: 'phones and tablets read the mobile tree, desktops the desktop tree (content-pages §2)',
    pass: ({ visitor }) => {
      const address = addressOf(visitor);
      if (!address || isDoorPage(visitor) || leadsOn(visitor) || address.tree === visitor.device) return undefined;
      return to(visitor, { ...address, tree: visitor.device });
    },
  },
];

/** Redirects and closed doors before any page is looked for. */
export function gatekeeper(readDoors: (c: { readonly var: AppEnv['Variables'] }) => Promise<GateVisit['doors']>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { visitor, flags } = c.var;
    const visit: GateVisit = {
      visitor,
      flags,
      doors: visitor.parsed.kind === 'address' ? await readDoors(c) : undefined,
      acceptLanguage: c.req.header('accept-language') ?? '',
      pathname: visitor.url.pathname,
    };
    for (const gate of gates) {
      const passage = gate.pass(visit);
      if (passage) {
        c.header('Vary', 'Accept-Language, User-Agent');
        c.header('Cache-Control', 'no-store');
        if (gate.choosesLanguage)
          c.header(
            'Set-Cookie',
            `${storageKeys.localeRedirect.name}=1; Path=/; Max-Age=${LOCALE_REDIRECT_SECONDS}; SameSite=Lax`,
            { append: true },
          );
        return c.redirect(passage.redirect, 302);
      }
    }
    return next();
  });
}

function door({ visitor, flags, doors }: GateVisit, flag: DoorFlag): Passage {
  const address = addressOf(visitor);
  if (!address || visitor.visit.isPreview || isDoorPage(visitor)) return undefined;
  const isClosed = doorSetting(flags, flag, address.city) ?? doors?.[flag] ?? false;
  return isClosed ? toDoor(visitor, flag === 'maintenance' ? 'maintenance' : 'openingsoon') : undefined;
}

function toDoor(visitor: Visitor, name: string): Passage {
  return to(visitor, { language: undefined, city: visitor.visit.city, tree: 'desktop', path: [name] });
}

function to({ visit }: Visitor, address: Address): Passage {
  return { redirect: buildPath(address) + visit.carriedQuery };
}

function addressOf({ parsed }: Visitor): Address | undefined {
  return parsed.kind === 'address' ? parsed.address : undefined;
}

/** A language as others name theirs, `de` or `zh-CN`, before a city of ours. */
function inForeignLanguage(pathname: string): Address | undefined {
  const [, rest] = /^\/+[a-z]{2}(?:-[a-z]{2,4})?(\/.*)$/i.exec(pathname) ?? [];
  const parsed = rest === undefined ? undefined : parsePath(rest);
  return parsed?.kind === 'address' && parsed.address.language === undefined ? parsed.address : undefined;
}

function isDoorPage(visitor: Visitor): boolean {
  return doorPages.some((kind) => isPage(visitor, kind));
}

/** The shop's way to a brand's page leads on by itself, and by its query, which no redirect here would carry. */
function leadsOn(visitor: Visitor): boolean {
  return isPage(visitor, 'offlineBrand');
}

function isPage(visitor: Visitor, kind: string): boolean {
  const address = addressOf(visitor);
  return address !== undefined && matchPage(address.path)?.kind === kind;
}

/** Browsers may leave characters unescaped that we escape: compare what they mean. */
function isSamePath(canonical: string, pathname: string): boolean {
  if (canonical === pathname) return true;
  try {
    return decodeURIComponent(canonical) === decodeURIComponent(pathname) && !/%2f/i.test(pathname);
  } catch {
    return false;
  }
}
