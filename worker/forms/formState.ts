import type { FormModel, FormState } from '../../content/forms/formModel.ts';
import type { FormKind } from '../../content/forms/formTypes.ts';
import { latestDay } from '../../content/forms/rules.ts';
import type { World } from '../world.ts';
import { issueTicket } from './tickets.ts';

/** The state of an empty form. */
export async function blankForm(world: Pick<World, 'now' | 'random' | 'settings'>): Promise<FormState> {
  return {
    ticket: await issueTicket(world),
    values: {},
    errors: {},
    problem: undefined,
    hasLostPhotos: false,
    receipt: '',
    turnstileKey: world.settings.turnstile.siteKey,
  };
}

/** The model of a form for its page. */
export function formModel(kind: FormKind, state: FormState, options: FormModel['options'], now: Date): FormModel {
  return { ...state, kind, options, latestDay: latestDay(now) };
}
