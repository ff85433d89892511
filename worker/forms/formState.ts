import type { FormModel, FormState } from '../../content/forms/formModel.ts';
import type { FormKind } from '../../content/forms/formTypes.ts';
import { latestDay, latestDayEnd } from '../../content/forms/rules.ts';
import type { CityClock } from '../../content/time/clock.ts';
import type { World } from '../world.ts';
import { receivers } from './receivers.ts';
import { issueTicket } from './tickets.ts';

const empty = { values: {}, errors: {}, problem: undefined, hasLostPhotos: false, receipt: '' } as const;

/** What a page without a form has: a ticket is signed for those alone that have one. */
export const noForm: FormState = { ...empty, ticket: '', turnstileKey: '', isReceived: false };

/** The state of an empty form. */
export async function blankForm(world: Pick<World, 'now' | 'random' | 'settings' | 'sendMail'>): Promise<FormState> {
  return {
    ...empty,
    ticket: await issueTicket(world),
    turnstileKey: world.settings.turnstile.siteKey,
    isReceived: receivers(world).length > 0,
  };
}

/** The model of a form for its page. */
export function formModel(
  kind: FormKind,
  state: FormState,
  options: FormModel['options'],
  clock: Pick<CityClock, 'at'>,
): FormModel {
  const last = clock.at((now) => ({ value: latestDay(new Date(now)), until: latestDayEnd(now) }));
  return { ...state, kind, options, latestDay: last };
}
