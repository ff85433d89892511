import { type CompanyDomains, isCompanyHost } from '../address/companyDomains.ts';
import { readUrl } from '../address/readUrl.ts';
import type { AnalyticsEvent } from './analyticsEvents.ts';

/** Where reports go; visitors of the China host use a path of their own (site-shell §7). */
export const EVENTS_PATH = '/_events';
export const CHINA_EVENTS_PATH = '/_e';

/** The path for reports on a host. The China domain is the second of the company's (content-pages §5). */
export function eventsPath(hostname: string, [, ...china]: CompanyDomains): string {
  return isCompanyHost(hostname, china) ? CHINA_EVENTS_PATH : EVENTS_PATH;
}

/**
 * Links that do not contain the group's own domains are outbound (site-shell §7); mail and telephone links, and those
 * that no browser can follow, lead nowhere on the web.
 */
export function isOutbound(href: string, hostname: string, domains: CompanyDomains): boolean {
  if (!/^https?:\/\//i.test(href)) return false;
  const host = readUrl(href)?.hostname;
  return host !== undefined && host !== hostname && !isCompanyHost(host, domains);
}

/** Where a promotion stands on its page. */
export interface PromotionPlace {
  readonly page: string;
  readonly contentType: string;
  /** Which part of the page it stands in, and where in that part; both from 1. */
  readonly parent: number;
  readonly position: number;
}

/** A promotion's id: page type, content type, parent index and position (content-pages §7). */
export function promotionId({ page, contentType, parent, position }: PromotionPlace): string {
  return `${page}_${contentType}_${parent}_${position}`;
}

/** Profile marks of a visitor: not member and not logged in when anonymous (site-shell §4). */
export function profileOf(hasMemberCookie: boolean): AnalyticsEvent {
  return hasMemberCookie
    ? { event: 'profile', membership: 'member', login: 'logged in' }
    : { event: 'profile', membership: 'not member', login: 'not logged in' };
}

/** What an event's data point says beside its name: two texts and a number. */
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
      return { detail: event.metric, more: '', value: event.value };
  }
}
