import { serviceId } from '../../content/model/serviceId.ts';
import { writtenInstant } from '../../content/time/zonedTime.ts';
import type { LaterContent } from '../contentful/timeline.ts';

/** Query parameter with the moment that a preview shows (docs/rules.md#preview-moment). */
export const PREVIEW_AT = 'preview-at';
/** Query parameter with the release that a preview shows (docs/rules.md#preview-release). */
export const PREVIEW_RELEASE = 'preview-release';
/** Query parameter of the two frames that show a page before and after a moment or a release (docs/rules.md#release-frames). */
export const PREVIEW_SIDE = 'preview-side';

/** Characters of a mistyped value that the bar repeats at most. */
const TEXT_LENGTH = 40;

/** The moment in the address of a preview: an instant, or a date and time in the city's zone; undefined without one. */
function previewMoment({ searchParams }: URL, timeZone: string): Date | undefined {
  const instant = writtenInstant(searchParams.get(PREVIEW_AT) ?? '', timeZone);
  return instant === undefined ? undefined : new Date(instant);
}

/** The moment and the release in the address of a preview; undefined without either. */
export function previewedContent(url: URL, timeZone: string): LaterContent | undefined {
  const at = previewMoment(url, timeZone);
  const release = url.searchParams.get(PREVIEW_RELEASE) ?? '';
  const isRelease = serviceId.test(release);
  return at || isRelease ? { at, release: isRelease ? release : undefined } : undefined;
}

/** Which of two frames a preview is; undefined for a preview that compares nothing. */
export function previewSide({ searchParams }: URL): 'before' | 'after' | undefined {
  const side = searchParams.get(PREVIEW_SIDE);
  return side === 'before' || side === 'after' ? side : undefined;
}

/** The release that the address names, as it stands there; undefined without one. */
export function releaseText({ searchParams }: URL): string | undefined {
  return searchParams.get(PREVIEW_RELEASE)?.slice(0, TEXT_LENGTH) || undefined;
}

/** The moment that the address names and that is none, as it stands there; undefined where all is well. */
export function badMoment(url: URL, timeZone: string): string | undefined {
  const text = url.searchParams.get(PREVIEW_AT) ?? '';
  return text !== '' && previewMoment(url, timeZone) === undefined ? text.slice(0, TEXT_LENGTH) : undefined;
}
