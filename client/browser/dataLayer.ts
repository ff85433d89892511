/** What the site tells the analytics data layer (content-pages §7, site-shell §7). */
export type DataLayerEvent =
  | {
      /** A search counts as a page; its result count is the length of the keyword, as specified. */
      readonly event: 'virtualPageView';
      readonly keyword: string;
      readonly resultCount: number;
    }
  /** The destination picker was submitted with a travel type (site-shell §4). */
  | { readonly event: 'travelType'; readonly travelType: 'international' | 'domestic'; readonly city: string };

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Tells the data layer; whoever reads it may come later. */
export function pushToDataLayer(event: DataLayerEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
