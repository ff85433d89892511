import type { Visit } from '../../content/address/visit.ts';
import { isChinese } from '../../content/languages.ts';
import type { ShellModel } from '../../content/shell/shellPlaces.ts';
import type { ThirdParty } from '../../content/visitor/thirdParty.ts';

/** What the browser may use beside the page itself: third-party scripts by name, and a store of pages. */
export interface Services {
  readonly thirdParties: Readonly<Partial<Record<ThirdParty, unknown>>>;
  readonly wechatScript: string;
  /** Devices may keep pages for times without a network, as far as the service worker does (docs/rules.md#offline-switch). */
  readonly keepsPages: boolean;
}

/** Public keys of third-party services, as attributes of `<html>`. Never a secret. */
export function serviceFacts(
  { thirdParties, wechatScript, keepsPages }: Services,
  { settings }: ShellModel,
  { domains, isPreview, language }: Visit,
): Readonly<Record<`data-${string}`, string | undefined>> {
  return {
    'data-domains': domains.join(','),
    'data-booking-widget': thirdParties.booking ? '' : undefined,
    'data-booking-key': settings?.booxiApikey || undefined,
    'data-consent-tool': thirdParties.consent ? '' : undefined,
    // WeChat is offered in Chinese only (docs/rules.md#social-sharing).
    'data-wechat-script': (isChinese(language) && wechatScript) || undefined,
    'data-keeps-pages': keepsPages && !isPreview ? '' : undefined,
    'data-preview': isPreview ? '' : undefined,
  };
}
