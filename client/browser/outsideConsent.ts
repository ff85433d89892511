import { consentOfMode, heldConsent, noConsent } from '../../content/visitor/consent.ts';
import { hasPrivacyControl, holdConsent } from './consent.ts';
import { loadScript } from './thirdParty.ts';

/**
 * The adapter for an outside consent tool: such tools tell what was chosen as consent-mode updates in the data layer,
 * whoever made them. A tool that does not come leaves everything denied.
 */
export function startOutsideConsent(src: string): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  let known = noConsent;
  const listen = (entry: unknown): void => {
    if (
      typeof entry !== 'object' ||
      entry === null ||
      Reflect.get(entry, 0) !== 'consent' ||
      Reflect.get(entry, 1) !== 'update'
    )
      return;
    known = consentOfMode(Reflect.get(entry, 2), known);
    holdConsent(heldConsent(known, hasPrivacyControl));
  };
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    entries.forEach(listen);
    return length;
  };
  loadScript(src).catch(() => undefined);
}
