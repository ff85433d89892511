import type { MemberInfo, WalletItem } from '../../../content/visitor/member.ts';

/** The wallet as the site's own call answers it: with the QR code as one path on a square of modules. */
export interface MemberWallet {
  readonly menus: readonly WalletItem[];
  readonly qrCodeUrl: string;
  readonly qrCode?: { readonly size: number; readonly path: string } | undefined;
}

/** What is known of the member: nothing yet, what each of the two calls brought, or that the session is over. */
export type MemberState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'known'; readonly info: MemberInfo | undefined; readonly wallet: MemberWallet | undefined };

/** The panel only shows; cookie and calls stay outside of what the worker renders too, and travel as events. */
declare global {
  interface DocumentEventMap {
    'member:change': CustomEvent<MemberState>;
    'member:signout': CustomEvent<undefined>;
  }
}
