import type { AnalyticsEvent } from '../../content/visitor/analyticsEvents.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface DocumentEventMap {
    'analytics:event': CustomEvent<AnalyticsEvent>;
  }
}

/** Tells the data layer and whoever counts events on this page; neither has to be there. */
export function pushToDataLayer(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
  document.dispatchEvent(new CustomEvent('analytics:event', { detail: event }));
}
