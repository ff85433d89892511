import { isChinese, type Language } from '../languages.ts';

/** A page as others are told of it. */
interface Shared {
  /** Absolute canonical address. */
  readonly url: string;
  readonly title: string;
}

/** A place to share a page at, by a plain link: no third party learns of a visitor who does not follow it. */
export interface ShareLink {
  readonly network: 'Facebook' | 'LinkedIn' | 'Weibo';
  readonly href: string;
}

/** The networks of a language (content-pages §7: Weibo for Chinese only). */
export function shareLinks({ url, title }: Shared, language: Language): readonly ShareLink[] {
  const [address, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  const weibo: ShareLink = {
    network: 'Weibo',
    href: `https://service.weibo.com/share/share.php?url=${address}&title=${words}`,
  };
  return [
    { network: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { network: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    ...(isChinese(language) ? [weibo] : []),
  ];
}

/** A letter about a page, in the visitor's own mail program. */
export function shareMail({ url, title }: Shared): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${url}`)}`;
}
