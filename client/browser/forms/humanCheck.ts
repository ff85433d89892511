import { HUMAN_FIELD } from '../../../content/forms/ticket.ts';
import { HUMAN_CHECK_SIZE } from '../../../content/visitor/thirdParty.ts';
import { select } from '../../hooks/hook.ts';
import { type FramedScript, scriptInPlace } from '../thirdParty/framedScript.ts';

/**
 * Turnstile, the check that no robot sends the form, where a key is set: loaded when the visitor begins to fill the form
 * in. When it fails to load, the text in its place says what to do instead.
 */
export function startHumanCheck(form: HTMLFormElement): { readonly reset: () => void } {
  const place = form.querySelector<HTMLElement>(select('turnstile'));
  let check: FramedScript | undefined;
  if (!place) return { reset: () => undefined };
  const note = [...place.childNodes];
  const proof = document.createElement('input');
  proof.type = 'hidden';
  proof.name = HUMAN_FIELD;
  place.addEventListener('third-party:token', ({ detail }) => {
    proof.value = detail;
  });
  const begin = async (): Promise<void> => {
    const label = place.textContent;
    place.replaceChildren(proof);
    try {
      check = await scriptInPlace('humanCheck', label, place, HUMAN_CHECK_SIZE);
      check.tell({ sitekey: place.dataset.turnstile ?? '', language: document.documentElement.lang });
    } catch {
      place.replaceChildren(...note);
    }
  };
  form.addEventListener('focusin', () => void begin(), { once: true });
  return { reset: () => check?.tell({}) };
}
