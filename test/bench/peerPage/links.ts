import { type LinkTarget, linkTarget, targetHref } from '../../../content/address/linkTarget.ts';
import type { Visit } from '../../../content/address/visit.ts';
import type { Media } from '../../../content/media/media.ts';
import { message } from '../../../content/messages/messages.ts';
import type { EntryOf } from '../../../content/model/registry.ts';
import { booking } from '../../../content/shell/bookingAction.ts';
import type * as peer from '../peers/page.ts';

/** The first picture of a media field. */
export function pictureOf(media: Media | undefined): peer.Picture | null {
  if (!media) return null;
  const { url, width, height, alt, color } = media;
  return { url, width, height, alt, color };
}

/** A link as the peers write it. */
export function linkOf(id: string, text: string, target: LinkTarget, visit: Visit, kind = '', spoken = ''): peer.Link {
  return { id, text, href: targetHref(target, visit) ?? null, isOutbound: target.kind === 'outbound', kind, spoken };
}

/** Calls to action with their addresses settled; a booking leads where it does without script. */
export function buttonsOf(ctas: readonly EntryOf<'cta'>[], visit: Visit): readonly peer.Link[] {
  return ctas.flatMap((cta, index) => {
    const target = ctaTarget(cta, visit);
    const text = cta.title || message(cta.kind === 'bookNow' ? 'bookNow' : 'viewDetails', visit.language);
    const kind = cta.variant ?? (index === 0 ? 'primary' : 'secondary');
    return target.kind === 'none' ? [] : [linkOf(cta.id, text, target, visit, kind)];
  });
}

function ctaTarget(cta: EntryOf<'cta'>, visit: Visit): LinkTarget {
  const action = cta.booking && cta.kind !== 'viewDetails' ? booking(cta.booking, visit.language) : undefined;
  if (action?.kind === 'restaurant') return { kind: 'outbound', href: action.href };
  return action ? { kind: 'page', path: action.fallbackPath } : linkTarget(cta, visit);
}

/** The button of a booking; none where it leads nowhere. */
export function bookingOf(
  {
    id,
    booking: entry,
  }: { readonly id: string; readonly title: string; readonly booking: EntryOf<'booxi' | 'zenchef'> | undefined },
  visit: Visit,
): readonly peer.Link[] {
  const action = entry && booking(entry, visit.language);
  if (!entry || !action) return [];
  const target: LinkTarget =
    action.kind === 'restaurant'
      ? { kind: 'outbound', href: action.href }
      : { kind: 'page', path: action.fallbackPath };
  return [linkOf(id, entry.title || message('bookNow', visit.language), target, visit, 'secondary')];
}

/** The first picture that is none of a video. */
export function stillOf(media: readonly Media[]): Media | undefined {
  return media.find(({ kind }) => kind === 'image');
}
