import { linkTarget, targetHref } from '../../../content/address/linkTarget.ts';
import type { Visit } from '../../../content/address/visit.ts';
import type { Card } from '../../../content/cards/cards.ts';
import type { Media } from '../../../content/media/media.ts';
import { message } from '../../../content/messages/messages.ts';
import type * as peer from '../peers/page.ts';
import { bookingOf, linkOf, pictureOf, stillOf } from './links.ts';

/** How one card stands in its grid, as `client/parts/CardGrid.tsx` has it. */
const place = (variant: string, span: string, ratio: string, sizes: string) => ({ variant, span, ratio, sizes });
const full = place('row', 'full', 'landscape', '(width >= 48em) 58vw, 100vw');
const quarter = place('standard', 'quarter', 'portrait', '(width >= 64em) 22vw, 50vw');
const half = place('feature', 'half', 'landscape', '(width >= 48em) 46vw, 100vw');
const third = place('standard', 'third', 'portrait', '(width >= 48em) 30vw, 100vw');
export const round = place('standard', '', 'round', '(width >= 48em) 34vw, 70vw');
export const upright = place('standard', '', 'portrait', '(width >= 48em) 52vw, 100vw');
export const wide = place('standard', '', 'landscape', '(width >= 48em) 36vw, 100vw');
const lead = place('feature', 'lead', 'square', '(width >= 64em) 52vw, 100vw');
const aside = place('standard', 'aside', 'landscape', '(width >= 64em) 30vw, (width >= 48em) 50vw, 100vw');
const overlay = place('overlay', 'full', 'fill', '100vw');
const layouts = {
  'One Column Card': full,
  'One Column (Overlay) Card': overlay,
  'Two Column Card': half,
  'Three Column Card': third,
} as const satisfies Record<NonNullable<Card['setting']['layout']>, object>;
const states = { upcoming: 'stateUpcoming', current: 'stateCurrent', past: 'statePast' } as const;

/** A section of cards with its head. */
export function cardSection(
  id: string,
  head: peer.Heading,
  list: string,
  arrangement: 'feature' | 'three' | 'four',
  cards: readonly Card[],
  visit: Visit,
): peer.Section {
  return {
    id,
    kind: 'cards',
    heading: head,
    tone: null,
    list,
    arrangement,
    cards: cards.map((card, index) =>
      cardOf(
        card,
        visit,
        card.setting.layout ? layouts[card.setting.layout] : placeIn(arrangement, index, cards.length),
      ),
    ),
  };
}

function placeIn(arrangement: 'feature' | 'three' | 'four', index: number, count: number) {
  if (arrangement === 'three') return third;
  if (arrangement === 'four') return quarter;
  if (count === 1) return full;
  if (index === 0) return lead;
  return index < 3 ? aside : { ...third, ratio: 'landscape', sizes: aside.sizes };
}

function cardOf(card: Card, visit: Visit, where: typeof full): peer.Card {
  const { id, contentType, eyebrow, title, description, picture, target, meta, labels, state, action } = card;
  const actionLink =
    action?.kind === 'link'
      ? linkOf(id, action.title, action.target, visit, 'link')
      : action
        ? (bookingOf({ id, title: '', booking: action.booking }, visit)[0] ?? null)
        : null;
  return {
    id,
    contentType,
    ...where,
    eyebrow: eyebrow.text,
    title,
    description: where.variant === 'standard' ? '' : description,
    picture: pictureOf(picture),
    href: targetHref(target, visit) ?? null,
    meta: meta.map(({ text }) => text),
    labels: labels.map(({ text }) => text),
    state: state ? { name: state, text: message(states[state], visit.language) } : null,
    action: actionLink?.text && actionLink.href ? actionLink : null,
  };
}

type Option = Parameters<typeof linkTarget>[0] & {
  readonly media: readonly Media[];
  readonly title: string;
  readonly description?: string;
};

/** A picture with a title and a link, as a card. */
export function option(id: string, chosen: Option, visit: Visit, where: typeof full): peer.Card {
  return {
    id,
    contentType: '',
    ...where,
    eyebrow: '',
    title: chosen.title,
    description: chosen.description ?? '',
    picture: pictureOf(stillOf(chosen.media)),
    href: targetHref(linkTarget(chosen, visit), visit) ?? null,
    meta: [],
    labels: [],
    state: null,
    action: null,
  };
}
