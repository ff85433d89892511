import type { FormModel, FormState } from '../../content/forms/formModel.ts';
import type { FormKind } from '../../content/forms/formTypes.ts';
import { latestDay } from '../../content/forms/rules.ts';
import { makeTicket } from '../../content/forms/ticket.ts';
import type { World } from '../world.ts';

/** A form that nobody has filled in yet; whoever shows it draws a ticket of its own. */
export function blankForm({ now, random, settings }: Pick<World, 'now' | 'random' | 'settings'>): FormState {
  return {
    // Drawn when it is asked for: most pages have no form.
    get ticket() {
      return makeTicket(now(), random(16));
    },
    values: {},
    errors: {},
    problem: undefined,
    hasLostPhotos: false,
    receipt: '',
    turnstile: { key: settings.turnstile.siteKey, origin: settings.turnstile.origin },
  };
}

/** A form as its page shows it. */
export function formModel(kind: FormKind, state: FormState, options: FormModel['options'], now: Date): FormModel {
  return { ...state, kind, options, latestDay: latestDay(now) };
}
