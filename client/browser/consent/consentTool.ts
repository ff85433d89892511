import { consentOfMode, noConsent } from '../../../content/visitor/consentChoice.ts';
import { select } from '../../hooks/hook.ts';
import { type FramedScript, scriptOverPage } from '../thirdParty/framedScript.ts';
import { applyConsent } from './consent.ts';

const loadTool = (): Promise<FramedScript> =>
  scriptOverPage('consent', document.querySelector(select('consent-open'))?.textContent ?? '');

/**
 * The adapter for a third-party consent tool (docs/rules.md#consent-script): such tools push each choice to the data layer as
 * a consent mode update.
 * When the tool fails to load, everything stays denied.
 */
export function startConsentTool(): void {
  let choice = noConsent;
  document.addEventListener('third-party:consent', ({ detail }) => {
    choice = consentOfMode(detail, choice);
    applyConsent(choice);
  });
  loadTool().catch(() => undefined);
}

/** Asks the tool to let the visitor choose again; the tool listens to the data layer. */
export async function openConsentTool(): Promise<void> {
  (await loadTool()).tell({ event: 'openConsent' });
}
