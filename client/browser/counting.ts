import { startAnalytics } from './analytics.ts';
import { consentGiven } from './consent.ts';

/** Counting starts with consent, now or later; the data layer hears of events either way, on this page only. */
export async function startCounting(): Promise<void> {
  const isMember = document.documentElement.dataset['member'] !== undefined;
  const send = async (): Promise<void> => (await import('./eventBeacon.ts')).startBeacon(isMember);
  document.addEventListener('consent:change', ({ detail }) => detail.analytics && void send());
  if (consentGiven('analytics')) await send();
  startAnalytics(isMember);
}
