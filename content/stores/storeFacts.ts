import { hasSpaces, type Language, languages } from '../languages.ts';
import type { MessageKey } from '../messages/messages.ts';
import type { EntryOf } from '../model/registry.ts';
import { namesOf } from '../names.ts';
import { pointOf } from './departurePoints.ts';
import type { VisitDeadline } from './visitPlan.ts';

type Store = EntryOf<'storeLocator'>;
type Place = EntryOf<'storeGuideAddress'>;

/** How one comes to a store: the places of its lists that are on the map of the city; those inside have no coordinates. */
export function waysTo({ locatorGroups }: Pick<Store, 'locatorGroups'>): readonly Place[] {
  return locatorGroups.flatMap((group) =>
    group.contentType === 'standardLocatorGroup' ? group.addresses.filter(({ location }) => location) : [],
  );
}

/** A moment before a departure: what it is called, and how many minutes before. */
export interface BeforeDeparture {
  readonly name: MessageKey;
  readonly minutes: number;
}

/**
 * When to be where before a departure (docs/rules.md#store-pages); a store that stands at the terminal has no way there.
 * Empty where the city has no rules.
 */
export function beforeDeparture(
  rules: EntryOf<'departureRules'> | undefined,
  store: Pick<Store, 'id'>,
): readonly BeforeDeparture[] {
  if (!rules) return [];
  const minutes = {
    leave: rules.atTerminal.some(({ id }) => id === store.id) ? undefined : rules.leaveBefore,
    collect: rules.collectBefore,
    gate: rules.gateBefore,
  } satisfies Partial<Record<VisitDeadline['kind'], number | undefined>>;
  return namesOf(minutes).flatMap((kind) => {
    const before = minutes[kind];
    return before ? [{ name: pointOf(rules).names[kind], minutes: before }] : [];
  });
}

/** A span of minutes in words: "3 hours", "1 hour 15 minutes", "1時間15分". Numbers stay with their words. */
export function spanInWords(minutes: number, language: Language): string {
  const { hreflang } = languages[language];
  const inUnits = (unit: 'day' | 'hour' | 'minute', count: number): string =>
    count === 0 ? '' : new Intl.NumberFormat(hreflang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return [
    inUnits('day', Math.floor(minutes / 1440)),
    inUnits('hour', Math.floor(minutes / 60) % 24),
    inUnits('minute', minutes % 60),
  ]
    .filter(Boolean)
    .join(' ')
    .replaceAll(' ', hasSpaces(language) ? '\u00a0' : '');
}
