import { type CompanyDomains, isHostOf } from '../address/webAddress.ts';
import type { AnalyticsEvent } from './analyticsEvents.ts';

/** Where reports are sent; the China host has its own path (docs/rules.md#analytics-reports). */
export const EVENTS_PATH = '/_events';
export const CHINA_EVENTS_PATH = '/_e';

/** The path for reports on a host. The China domain is the second of the company's (docs/rules.md#analytics-reports). */
export function eventsPath(hostname: string, [, ...china]: CompanyDomains): string {
  return isHostOf(hostname, china) ? CHINA_EVENTS_PATH : EVENTS_PATH;
}

/**
 * Links that do not contain one of the company's domains are outbound (docs/rules.md#analytics-outbound): not those that
 * share a page of ours, nor mail and telephone links.
 */
export function isOutbound(href: string, hostname: string, domains: CompanyDomains): boolean {
  if (!/^https?:\/\//i.test(href)) return false;
  // In old browsers too, which lack `URL.parse`.
  const host = URL.canParse(href) ? new URL(href).hostname : undefined;
  return host !== undefined && host !== hostname && !domains.some((domain) => domain !== '' && href.includes(domain));
}

/** The position of a promotion on its page. */
interface PromotionPlace {
  readonly page: string;
  readonly contentType: string;
  /** The index of the section, and the index in that section; both from 1. */
  readonly parent: number;
  readonly position: number;
}

/** A promotion's id: page type, content type, parent index and position (docs/rules.md#analytics-promotions). */
export function promotionId({ page, contentType, parent, position }: PromotionPlace): string {
  return `${page}_${contentType}_${parent}_${position}`;
}

/** The profile event of a visitor: not member and not logged in when anonymous (docs/rules.md#analytics-profile). */
export function profileOf(hasMemberCookie: boolean): AnalyticsEvent {
  return hasMemberCookie
    ? { event: 'profile', membership: 'member', login: 'logged in' }
    : { event: 'profile', membership: 'not member', login: 'not logged in' };
}

/** The values of an event's data point beside its name. */
export function pointOf(event: AnalyticsEvent): {
  readonly detail: string;
  readonly more: string;
  readonly value: number;
} {
  switch (event.event) {
    case 'pageLoad':
      return { detail: event.path, more: '', value: 1 };
    case 'pageLeave':
      return { detail: '', more: '', value: event.seconds };
    case 'clickRegistration':
      return { detail: event.type, more: '', value: 1 };
    case 'clickBookNow':
      return { detail: event.contentName, more: '', value: 1 };
    case 'socialShare':
      return { detail: event.network, more: event.action, value: 1 };
    case 'outboundLinkClick':
      return { detail: event.url, more: '', value: 1 };
    case 'virtualPageView':
      return { detail: event.keyword, more: '', value: event.resultCount };
    case 'promotionView':
    case 'promotionClick':
      return { detail: event.id, more: event.name, value: 1 };
    case 'profile':
      return { detail: event.membership, more: event.login, value: 1 };
    case 'travelType':
      return { detail: event.travelType, more: event.city, value: 1 };
    case 'webVital':
      return { detail: event.metric, more: event.connection, value: event.value };
  }
}
