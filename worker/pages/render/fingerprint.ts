import { placesOf } from '../../../client/pages/listingPlaces.ts';
import { linkTarget } from '../../../content/address/linkTarget.ts';
import type { Visit } from '../../../content/address/visit.ts';
import type { BrandGroup } from '../../../content/brands/brandIndex.ts';
import { type Card, periodOf } from '../../../content/cards/cards.ts';
import { fillsItself, latestOf, listCards } from '../../../content/cards/listSections.ts';
import { cityRow, isCity } from '../../../content/cities.ts';
import { hashText } from '../../../content/freshness/hash.ts';
import type { EntryOf, SectionEntry } from '../../../content/model/registry.ts';
import type { PageBody, PageModel } from '../../../content/pageModel.ts';
import { openingState } from '../../../content/time/openingHours.ts';
import { type CityClock, isShown, timeState } from '../../../content/time/timeState.ts';
import { type Digest, digest, isList } from './entryDigest.ts';

/**
 * What a page shows, as a short text: pages with the same one look the same (docs/rules.md#renewal). Whether cards show,
 * and in which state, depends on the clock; when an entry was saved counts nowhere, since a page that shows it says so in
 * its head.
 */
export function modelFingerprint(model: PageModel, visit: Visit): string {
  const { body, shell, untranslated, changesAt: _, ...rest } = model;
  const { html, ...around } = shell;
  const parts = [digest(rest), digest(around), digest(html?.tag ?? ''), bodyDigest(body, visit)];
  const cards = new Map(parts.flatMap((part) => part.cards).map((card) => [card.id, card]));
  const states = [...cards.values()].map((card) => {
    const period = periodOf(card);
    return `${card.id} ${untranslated.has(card.id)} ${isShown(period, visit.clock)} ${timeState(period, visit.clock)}`;
  });
  const hours = hoursShown(body, visit).map(
    (one) => `${one.hours.id} ${JSON.stringify(openingState(one.hours, one.clock))}`,
  );
  const entry = 'entry' in body && body.entry ? untranslated.has(body.entry.id) : false;
  return hashText([...parts.map(({ hash }) => hash), ...states.toSorted(), ...hours.toSorted(), entry].join('\n'));
}

/** The opening hours that a page shows: it changes when one of these places opens or closes (docs/rules.md#hours-state). */
export function hoursShown(
  body: PageBody,
  visit: Visit,
): readonly { readonly hours: EntryOf<'openingHours'>; readonly clock: CityClock }[] {
  const { clock } = visit;
  if (body.view === 'selectDestination')
    return body.cities.flatMap(({ cityBaseValue, hours }) =>
      hours && isCity(cityBaseValue) ? [{ hours, clock: { ...clock, timeZone: cityRow(cityBaseValue).timeZone } }] : [],
    );
  return bodyDigest(body, visit).hours.map((hours) => ({ hours, clock }));
}

/** A body is made for one request, which asks more than once. */
const bodyDigests = new WeakMap<PageBody, Digest>();

function bodyDigest(body: PageBody, visit: Visit): Digest {
  const known = bodyDigests.get(body) ?? digest(bodyShown(body, visit), true);
  bodyDigests.set(body, known);
  return known;
}

/** A body with the cards that its list sections fill themselves with, in place of all that they could. */
function bodyShown(body: PageBody, visit: Visit): object {
  if (!('latest' in body) || body.latest instanceof Promise) return { ...body, ...seenParts(body, visit) };
  const { latest, ...rest } = body;
  const content: readonly SectionEntry[] =
    'entry' in body && body.entry && 'content' in body.entry && Array.isArray(body.entry.content)
      ? body.entry.content
      : [];
  const filled = content.flatMap((section) =>
    isList(section) && fillsItself(section) ? [listCards(section, latestOf(section, latest), visit)] : [],
  );
  return { ...rest, ...seenParts(body, visit), filled };
}

/** Standard cards show no description; of other stores the address is shown. */
function seenParts(body: PageBody, visit: Visit): object {
  const small = (card: Card): Card => ({ ...card, description: '' });
  switch (body.view) {
    case 'detail':
      return {
        related: body.related.map(small),
        occasions: body.occasions.map(({ id, title, meta, target }) => ({ id, title, meta, target })),
      };
    case 'listing': {
      const places = placesOf(body.listing, body.cards.length);
      const isSmall = (index: number): boolean => (places[index]?.variant ?? 'standard') === 'standard';
      return {
        cards: body.cards.map((card, index) => (isSmall(index) ? small(card) : card)),
        index: body.index.map((group) => indexShown(group, visit)),
      };
    }
    case 'myVisit': {
      const { plan, rules, stores } = body;
      const steps = plan?.steps.map((step) =>
        step.kind === 'place' ? { ...step, entry: placeShown(step.entry) } : step,
      );
      const [events, offers] = [plan?.events.map(placeShown), plan?.offers.map(placeShown)];
      return {
        stores: stores.map(placeShown),
        rules: rules && { ...rules, collectAt: rules.collectAt && placeShown(rules.collectAt) },
        plan: plan && { ...plan, steps, events, offers },
      };
    }
    case 'store':
      return { others: body.others.map(({ id, title, slug, address }) => ({ id, title, slug, address })) };
    default:
      return {};
  }
}

/** The index names brands and leads to them and to their floors. */
function indexShown({ brands, floor, category, ...group }: BrandGroup, { domains }: Visit): object {
  return {
    ...group,
    floor: floor && [floor.title, floor.anchor, floor.store.slug],
    category: category && [category.title, category.slug, category.id],
    brands: brands.map(({ entry, name, note }) => [entry.id, linkTarget({ internalLink: entry }, domains), name, note]),
  };
}

/** A visit's places, events and offers are shown without their description and category. */
function placeShown(place: object): object {
  return Object.fromEntries(Object.entries(place).filter(([name]) => name !== 'description' && name !== 'category'));
}
