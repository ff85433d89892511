import type { Visit } from '../../content/address/visit.ts';
import { isChinese } from '../../content/languages.ts';
import type { ShellModel } from '../../content/shell/shellPlaces.ts';
import type { ThirdParty } from '../../content/visitor/thirdParty.ts';
import { type HookAttributes, hook } from '../hooks/hook.ts';

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
): HookAttributes {
  return {
    ...hook('domains', domains.join(',')),
    ...hook('booking-widget', Boolean(thirdParties.booking)),
    ...hook('booking-key', settings?.booxiApikey || undefined),
    ...hook('consent-tool', Boolean(thirdParties.consent)),
    // WeChat is offered in Chinese only (docs/rules.md#social-sharing).
    ...hook('wechat-script', (isChinese(language) && wechatScript) || undefined),
    ...hook('keeps-pages', keepsPages && !isPreview),
    ...hook('preview', isPreview),
  };
}
