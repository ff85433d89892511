import type { Environment } from '../wrangler.ts';

/** A health check of the platform: it asks an address of the site every minute, from two continents. */
export interface AlarmCheck {
  /** Letters, digits, hyphens and underscores only. */
  readonly name: string;
  /** True for the report that operators get with their key. */
  readonly hasKey: boolean;
  /** A part of the answer while all is well. */
  readonly expectedBody: string;
}

/** Whoever is on duty is told after so many minutes of failing. */
export const FAILS = 3;

/** Two: the smallest plan that has health checks has no more for certain. */
export const alarmChecks: readonly AlarmCheck[] = [
  { name: 'meridian-word', hasKey: false, expectedBody: 'ok' },
  { name: 'meridian-report', hasKey: true, expectedBody: '"faults":[]' },
];

/** Notifications of the platform, by their type in the platform's own list. */
export const alarmNotices = [
  { name: 'meridian-health', type: 'health_check_status_notification' },
  { name: 'meridian-certificates', type: 'universal_ssl_event_type' },
] as const;

/** An alarm's name in the account, which environments may share, even with their zone. */
export function nameIn(name: string, environment: Environment): string {
  return `${name}-${environment}`;
}

const LOGS = 'Workers & Pages, Observability, Alerts, New alert';

/** Alarms that the platform has no interface for: somebody sets them once, by hand, by where to click and what to enter. */
export const alarmsByHand = [
  { what: 'Failing pages', click: `${LOGS}: $workers.event.response.status >= 500, over 1 % of all for 5 minutes` },
  { what: 'Stale pages', click: `${LOGS}: event = "content list failed", over 100 a minute for 10 minutes` },
  {
    what: 'Rate limit of content',
    click: `${LOGS}: event = "content list failed" and problem includes "answered 429", over 10 a minute for 10 minutes`,
  },
  { what: 'Form failures', click: `${LOGS}: event = "enquiry not stored" or event = "enquiry not queued", one` },
  {
    what: 'Faults of the site',
    click: `${LOGS}: event = "request failed" or event = "render failed", over 5 a minute for 5 minutes`,
  },
  { what: 'Cost', click: 'Manage Account, Billing, Budget alerts: twice the usual month' },
] as const;
