import type { ShellModel } from '../../content/pageModel.ts';
import type { Visit } from '../../content/visit.ts';

/** Scripts of other houses that the browser may fetch, on intent or consent; empty where there is none. */
export interface Services {
  readonly bookingScript: string;
  readonly consentScript: string;
  readonly chatScript: string;
  /** Cities that the destination picker leaves out, as a comma list. */
  readonly hiddenDestinations: string;
}

/** What the browser has to know to reach other services, as attributes of `<html>`. Keys that must stay here never stand in it. */
export function serviceFacts(
  { bookingScript, consentScript }: Services,
  { settings }: ShellModel,
  { domains, isPreview }: Visit,
): Readonly<Record<`data-${string}`, string | undefined>> {
  return {
    'data-domains': domains.join(','),
    'data-booking-script': bookingScript || undefined,
    'data-booking-key': settings?.booxiApikey || undefined,
    'data-consent-script': consentScript || undefined,
    'data-preview': isPreview ? '' : undefined,
  };
}
