import type { City } from '../../content/cities.ts';

/** The site that a space is connected with. */
export interface ConnectedSite {
  /** Its public origin, such as `https://www.meridian.example`. */
  readonly origin: string;
  readonly environment: string;
  /** What signs the webhooks: the site's own CONTENTFUL_HOOK_SECRET; empty for none. */
  readonly hookSecret: string;
  /** What opens drafts: the site's own PREVIEW_SECRET; empty for none. */
  readonly previewSecret: string;
  readonly cities: readonly City[];
}

/** The name that webhook, tokens and preview addresses of an environment have in the space. */
export function nameIn(environment: string): string {
  return `Meridian Galleria site (${environment})`;
}
