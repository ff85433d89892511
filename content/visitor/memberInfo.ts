import * as v from 'valibot';
import type { Immutable } from '../immutable.ts';
import { type Language, languages } from '../languages.ts';
import { readAs } from '../readAs.ts';

/** Levels of the loyalty programme, lowest first (docs/rules.md#member-tiers). */
const tiers = ['ambassador', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type Tier = (typeof tiers)[number];

const line = v.pipe(v.string(), v.trim(), v.maxLength(200));
/** An absolute path of this site that no browser reads as another host. */
const sitePath = v.pipe(line, v.regex(/^\/(?![/\\])[^\s\\]*$/));
const picture = v.fallback(v.pipe(v.string(), v.maxLength(1000), v.regex(/^https?:\/\//)), '');
/** Numbers come as such, as digits with or without separators, or not at all. */
const count = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), ''),
  v.transform((value) => Number(typeof value === 'string' ? value.replaceAll(/[,\s]/g, '') : value)),
  v.check((value) => Number.isFinite(value), 'no number'),
);

/** Reads the member call. Only the name is required; a missing level is not shown. */
export const memberInfoSchema = v.object({
  name: v.pipe(line, v.minLength(1)),
  levelName: v.fallback(line, ''),
  availablePoints: count,
  /** Empty where there is none, or where the CSP does not allow its host. */
  memberBackground: picture,
  mobileMemberBackground: picture,
});

/** A member's data from the loyalty service (docs/rules.md#member-panel). */
export type MemberInfo = Immutable<v.InferOutput<typeof memberInfoSchema>>;

const walletItem = v.object({
  sort: v.fallback(count, 0),
  name: v.pipe(line, v.minLength(1)),
  /** Address of a picture, or empty. */
  icon: picture,
  /** Below language and city. */
  path: sitePath,
});

/** Reads the menu call; rows that lead nowhere on this site are left out, the others sorted (docs/rules.md#member-wallet). */
export const memberMenuSchema = v.object({
  menus: v.pipe(
    v.array(v.unknown()),
    v.transform((rows) =>
      rows.flatMap((row) => readAs(walletItem, row) ?? []).toSorted((left, right) => left.sort - right.sort),
    ),
  ),
  /** A path below language and city, or empty. */
  qrCodeUrl: v.fallback(sitePath, ''),
});

/** The answer of the member menu call (docs/rules.md#member-menu-call). */
export type MemberMenu = Immutable<v.InferOutput<typeof memberMenuSchema>>;

/** Reads the wallet as the site's own call answers it: with the QR code as one path on a square of modules. */
export const memberWalletSchema = v.object({
  ...memberMenuSchema.entries,
  qrCode: v.optional(v.object({ size: v.number(), path: v.pipe(v.string(), v.regex(/^[\d Mhvz-]*$/)) })),
});

export type MemberWallet = Immutable<v.InferOutput<typeof memberWalletSchema>>;

/** The tier of a level's name, in any case; undefined for unknown names. */
export function tierOf(levelName: string): Tier | undefined {
  return tiers.find((tier) => tier === levelName.trim().toLowerCase());
}

/** Points with thousands separators; nothing counts as 0 (docs/rules.md#member-points). */
export function pointsText(availablePoints: number, language: Language): string {
  return new Intl.NumberFormat(languages[language].hreflang, {
    useGrouping: 'always',
    maximumFractionDigits: 0,
    roundingMode: 'floor',
  }).format(availablePoints);
}

/** The loyalty service's language code: ours, but kr is ko (docs/rules.md#member-info-call). */
export function loyaltyLanguage(language: string): string {
  return language === 'kr' ? 'ko' : language;
}

/** Our language code for one of the loyalty service. */
export function languageOfLoyalty(code: string): string {
  return code === 'ko' ? 'kr' : code;
}
