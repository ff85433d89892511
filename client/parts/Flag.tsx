import type { Media } from '../../content/model/media.ts';
import { Drawing } from './Picture.tsx';

/**
 * A country's flag beside the name that says the same: an ornament. The editor's own picture where there is one,
 * otherwise ours by ISO code (`client/public/flags/`).
 */
export function Flag({ country, picture }: { readonly country: string; readonly picture?: Media | undefined }) {
  if (picture) return <Drawing media={{ ...picture, alt: '' }} className="flag" />;
  return <img className="flag" src={flagUrl(country)} width="24" height="16" alt="" loading="lazy" />;
}

/** Where the flag of a country stands. */
export function flagUrl(country: string): string {
  return `/flags/${country}.svg`;
}
