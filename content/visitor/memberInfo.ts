import * as v from 'valibot';
import { type Language, languages } from '../languages.ts';

/** Levels of the loyalty programme, lowest first (docs/rules.md#member-tiers). */
const tiers = ['ambassador', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type Tier = (typeof tiers)[number];

/** A member's data from the loyalty service (docs/rules.md#member-panel). */
export interface MemberInfo {
  readonly name: string;
  readonly levelName: string;
  readonly availablePoints: number;
  /** Empty where there is none, or where the CSP does not allow its host. */
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

/** The answer of the member menu call (docs/rules.md#member-menu-call). */
export interface MemberMenu {
  readonly menus: readonly WalletItem[];
  /** A path below language and city, or empty. */
  readonly qrCodeUrl: string;
}

const line = v.pipe(v.string(), v.trim(), v.maxLength(200));
/** An absolute path of this site that no browser reads as another host. */
const sitePath = v.pipe(line, v.regex(/^\/(?![/\\])[^\s\\]*$/));
const picture = v.fallback(v.pipe(v.string(), v.maxLength(1000), v.regex(/^https?:\/\//)), '');
/** Points come as a number, as digits with or without separators, or not at all. */
const points = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), ''),
  v.transform((value) => Number(typeof value === 'string' ? value.replaceAll(/[,\s]/g, '') : value)),
  v.check((value) => Number.isFinite(value), 'points are no number'),
);

/** The answer of the member call. Only the name is required; a missing level is not shown. */
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
  path: sitePath,
});

/** The answer of the menu call; rows that lead nowhere on this site are left out, the others sorted. */
export const memberMenuSchema = v.object({
  menus: v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      sortedWallet(rows.filter((row) => v.is(walletItem, row)).map((row) => v.parse(walletItem, row))),
    ),
  ),
  qrCodeUrl: v.fallback(sitePath, ''),
});

/** Wallet rows by their sort number (docs/rules.md#member-wallet); rows of the same number keep their order. */
function sortedWallet(rows: readonly WalletItem[]): readonly WalletItem[] {
  return rows.toSorted((left, right) => left.sort - right.sort);
}

/** The tier of a level's name, in any case; undefined for unknown names. */
export function tierOf(levelName: string): Tier | undefined {
  return tiers.find((tier) => tier === levelName.trim().toLowerCase());
}

/** Points with thousands separators; nothing counts as 0 (docs/rules.md#member-points). */
export function pointsText(availablePoints: number, language: Language): string {
  return new Intl.NumberFormat(languages[language].hreflang, {
    useGrouping: 'always',
    maximumFractionDigits: 0,
  }).format(availablePoints);
}

/** The loyalty service's language code: ours, but kr is ko (docs/rules.md#member-info-call). */
export function loyaltyLanguage(language: Language): string {
  return language === 'kr' ? 'ko' : language;
}
