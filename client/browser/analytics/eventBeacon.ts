import { onCLS, onINP, onLCP } from 'web-vitals';
import { isNameIn } from '../../../content/names.ts';
import { property } from '../../../content/record.ts';
import type { AnalyticsEvent } from '../../../content/visitor/analyticsEvents.ts';
import { eventsPath, profileOf } from '../../../content/visitor/eventReports.ts';
import { connectionTypes, vitals } from '../../../content/visitor/vitals.ts';
import { pushToDataLayer } from '../../browserState/dataLayer.ts';
import { consentGiven } from '../consent/consent.ts';

const { dataset } = document.documentElement;
const path = eventsPath(location.hostname, (dataset.domains ?? '').split(','));

/** Events are sent after this time, or once there are this many. */
const WAIT_MS = 5000;
const BATCH = 20;

let waiting: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;

/**
 * Sends this page's events to the site's own counter by beacon, once the visitor consents: the page's load and leaving,
 * web vitals, and what is pushed to the data layer (docs/rules.md#analytics-reports). It stops when consent is withdrawn.
 */
export function startBeacon(isMember: boolean): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('analytics:event', ({ detail }) => collect(detail));
  let since = performance.now();
  const arrive = (): void => {
    since = performance.now();
    pushToDataLayer({ event: 'pageLoad', path: location.pathname.slice(0, 2048) });
  };
  arrive();
  // A visitor who consents later has a profile in the data layer already.
  if (window.dataLayer?.some((entry) => property(entry, 'event') === 'profile')) collect(profileOf(isMember));
  for (const watch of [onLCP, onCLS, onINP]) {
    watch(({ name, value }) => {
      if (!isNameIn(vitals, name)) return;
      const type = navigator.connection?.effectiveType;
      const connection = connectionTypes.find((each) => each === type) ?? 'unknown';
      pushToDataLayer({ event: 'webVital', metric: name, value, connection });
    });
  }
  addEventListener('pagehide', () => {
    pushToDataLayer({ event: 'pageLeave', seconds: Math.round((performance.now() - since) / 1000) });
    // Some browsers do not say that a page is hidden when they leave it.
    send();
  });
  addEventListener('pageshow', ({ persisted }) => persisted && arrive());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
}

function collect(event: AnalyticsEvent): void {
  if (!consentGiven('analytics')) return;
  waiting.push(event);
  // A hidden page may be closed without another event.
  if (waiting.length >= BATCH || document.visibilityState === 'hidden') send();
  else timer ??= setTimeout(send, WAIT_MS);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting;
  waiting = [];
  if (events.length === 0 || !navigator.onLine || !consentGiven('analytics')) return;
  navigator.sendBeacon(
    path,
    new Blob([JSON.stringify({ city: dataset.city, language: dataset.language, page: dataset.kind, events })], {
      type: 'application/json',
    }),
  );
}
