import type { Language } from '../languages.ts';
import { showsNetwork } from '../socialNetworks.ts';
import { queryText } from './addressQuery.ts';
import type { Visit } from './visit.ts';

/** What is shared. */
interface Shared {
  /** Absolute canonical address. */
  readonly url: string;
  readonly title: string;
  /** Our public key at Kakao; empty: KakaoTalk is not offered. */
  readonly kakaoKey: string;
}

interface NetworkRow {
  /** As its own users write it. */
  readonly name: string;
  /** Its address that shares a page; undefined where the network has none. */
  readonly href: ((shared: Shared) => string) | undefined;
  /** It accepts nothing without our key. */
  readonly needsKey?: true;
}

const query = (address: string, values: Readonly<Record<string, string>>): string => `${address}?${queryText(values)}`;

/** Where a page can be shared. Adding a network is adding a row, and its name to the languages below. */
const networks = {
  facebook: { name: 'Facebook', href: ({ url }) => query('https://www.facebook.com/sharer/sharer.php', { u: url }) },
  linkedin: {
    name: 'LinkedIn',
    href: ({ url }) => query('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  whatsapp: { name: 'WhatsApp', href: ({ url, title }) => query('https://wa.me/', { text: `${title}\n${url}` }) },
  line: { name: 'LINE', href: ({ url }) => query('https://social-plugins.line.me/lineit/share', { url }) },
  kakaotalk: { name: '카카오톡', href: kakaoHref, needsKey: true },
  weibo: {
    name: '微博',
    href: ({ url, title }) => query('https://service.weibo.com/share/share.php', { url, title }),
  },
  /** Takes no address from other sites: a code to scan replaces the link (client/parts/Share.tsx). */
  wechat: { name: '微信', href: undefined },
} as const satisfies Record<string, NetworkRow>;

type Network = keyof typeof networks;

/** The networks that readers of a language use, the nearest first. */
const byLanguage = {
  en: ['whatsapp', 'facebook', 'linkedin'],
  cn: ['wechat', 'weibo'],
  tc: ['wechat', 'whatsapp', 'line', 'facebook', 'weibo'],
  fr: ['whatsapp', 'facebook', 'linkedin'],
  it: ['whatsapp', 'facebook', 'linkedin'],
  jp: ['line', 'facebook', 'linkedin'],
  kr: ['kakaotalk', 'facebook'],
} as const satisfies Record<Language, readonly Network[]>;

/** A way to share a page: a third party learns of the visitor only when its link is followed. */
export interface ShareLink {
  readonly network: Network;
  readonly name: string;
  /** Undefined: the code is scanned instead. */
  readonly href: string | undefined;
}

/** The networks of a language in a city, for a visitor who can reach them (docs/rules.md#social-sharing). */
export function shareLinks(
  shared: Shared,
  visit: Pick<Visit, 'language' | 'city' | 'isMainland'>,
): readonly ShareLink[] {
  const offered: readonly Network[] = byLanguage[visit.language];
  return offered.flatMap((network) => {
    const { name, href, needsKey }: NetworkRow = networks[network];
    if (!showsNetwork(network, visit) || (needsKey && shared.kakaoKey === '')) return [];
    return [{ network, name, href: href?.(shared) }];
  });
}

/** A `mailto:` link that shares a page. */
export function shareMail({ url, title }: Pick<Shared, 'url' | 'title'>): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${url}`)}`;
}

/** Path of a page's code to scan: an SVG drawing (worker/routes/sharing.ts). */
export const CODE_PATH = '/_share/code.svg';

/** Path of the signed configuration of WeChat's script (worker/routes/sharing.ts). */
export const WECHAT_PATH = '/_share/wechat';

/** The address of the code that opens a page. */
export function codeHref({ origin }: Pick<Visit, 'origin'>, url: string): string {
  return query(CODE_PATH, { path: url.slice(origin.length) });
}

/** KakaoTalk reads title, words and picture from the page itself; it knows our site by key and origin. */
function kakaoHref({ url, kakaoKey }: Shared): string {
  const origin = encodeURIComponent(new URL(url).origin);
  return query('https://sharer.kakao.com/talk/friends/picker/easylink', {
    app_key: kakaoKey,
    ka: `sdk/1.43.5 os/javascript sdk_type/javascript lang/ko-KR device/Web origin/${origin}`,
    validation_action: 'scrap',
    validation_params: JSON.stringify({ link_ver: '4.0', request_url: url }),
  });
}
