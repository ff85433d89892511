import * as v from 'valibot';
import { type Language, languages } from '../languages.ts';

/** Levels of the loyalty programme, lowest first (site-shell §1). */
const tiers = ['ambassador', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type Tier = (typeof tiers)[number];

/** A member as the loyalty service knows one (site-shell §3: member info). */
export interface MemberInfo {
  readonly name: string;
  readonly levelName: string;
  readonly availablePoints: number;
  /** Empty where there is none, or where it lies on a host that pages may not show pictures from. */
  readonly memberBackground: string;
  readonly mobileMemberBackground: string;
}

/** A row of the member's wallet. */
export interface WalletItem {
  readonly sort: number;
  readonly name: string;
  /** Address of a picture, or empty. */
  readonly icon: string;
  /** A path below language and city. */
  readonly path: string;
}

/** What the member menu call answers (site-shell §7). */
export interface MemberMenu {
  readonly menus: readonly WalletItem[];
  /** A path below language and city, or empty. */
  readonly qrCodeUrl: string;
}

const line = v.pipe(v.string(), v.trim(), v.maxLength(200));
/** An absolute path of this site, that no browser could take for another host. */
const ownPath = v.pipe(line, v.regex(/^\/(?![/\\])[^\s\\]*$/));
const picture = v.fallback(v.pipe(v.string(), v.maxLength(1000), v.regex(/^https?:\/\//)), '');
/** Points come as a number, as digits with or without separators, or as nothing at all. */
const points = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), ''),
  v.transform((value) => Number(typeof value === 'string' ? value.replaceAll(/[,\s]/g, '') : value)),
  v.check((value) => Number.isFinite(value), 'points are no number'),
);

/** The answer of the member call. Only a name is indispensable; a level that is missing is not shown. */
export const memberInfoSchema = v.object({
  name: v.pipe(line, v.minLength(1)),
  levelName: v.fallback(line, ''),
  availablePoints: points,
  memberBackground: picture,
  mobileMemberBackground: picture,
});

const walletItem = v.object({
  sort: v.fallback(v.number(), 0),
  name: v.pipe(line, v.minLength(1)),
  icon: picture,
  path: ownPath,
});

/** The answer of the menu call; rows that lead nowhere on this site are left out, the others sorted. */
export const memberMenuSchema = v.object({
  menus: v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      sortedWallet(rows.filter((row) => v.is(walletItem, row)).map((row) => v.parse(walletItem, row))),
    ),
  ),
  qrCodeUrl: v.fallback(ownPath, ''),
});

/** Wallet rows by their sort number (site-shell §3); rows of the same number keep their order. */
function sortedWallet(rows: readonly WalletItem[]): readonly WalletItem[] {
  return rows.toSorted((one, other) => one.sort - other.sort);
}

/** The tier that a level's name says, in any case; undefined for names that the programme does not have. */
export function tierOf(levelName: string): Tier | undefined {
  return tiers.find((tier) => tier === levelName.trim().toLowerCase());
}

/** Points with thousands separators; nothing counts as 0 (site-shell §4). */
export function pointsText(availablePoints: number, language: Language): string {
  return new Intl.NumberFormat(languages[language].hreflang, {
    useGrouping: 'always',
    maximumFractionDigits: 0,
  }).format(availablePoints);
}

/** How the loyalty service names a language: as our addresses do, but kr is ko (site-shell §7). */
export function loyaltyLanguage(language: Language): string {
  return language === 'kr' ? 'ko' : language;
}
