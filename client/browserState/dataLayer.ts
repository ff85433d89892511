import type { AnalyticsEvent } from '../../content/visitor/analyticsEvents.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
  interface DocumentEventMap {
    'analytics:event': CustomEvent<AnalyticsEvent>;
  }
}

/** Pushes an event to the data layer, and to the site's own counter where that runs. */
export function pushToDataLayer(event: AnalyticsEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
  document.dispatchEvent(new CustomEvent('analytics:event', { detail: event }));
}
