import { loadScript } from './thirdParty.ts';

/** The outside check's own object, as far as we use it. */
interface Turnstile {
  readonly render: (place: HTMLElement, settings: Readonly<Record<string, string>>) => unknown;
  readonly reset: (widget: unknown) => void;
}

/**
 * The check that a person sends the form, where a key is set: fetched when somebody begins to fill the form in. Where it
 * does not come, the words that stand in its place say what to do instead.
 */
export function startHumanCheck(form: HTMLFormElement): { readonly reset: () => void } {
  const place = form.querySelector<HTMLElement>('[data-turnstile]');
  let widget: unknown;
  if (!place) return { reset: () => undefined };
  const note = [...place.childNodes];
  const begin = async (): Promise<void> => {
    place.replaceChildren();
    try {
      const address = `${place.dataset['origin']}/turnstile/v0/api.js?render=explicit`;
      await loadScript(address, () => turnstile() !== undefined);
      widget = turnstile()?.render(place, {
        sitekey: place.dataset['turnstile'] ?? '',
        language: document.documentElement.lang,
      });
    } catch {
      place.replaceChildren(...note);
    }
  };
  form.addEventListener('focusin', () => void begin(), { once: true });
  return {
    reset: () => {
      if (widget !== undefined) turnstile()?.reset(widget);
    },
  };
}

function turnstile(): Turnstile | undefined {
  const found: unknown = Reflect.get(window, 'turnstile');
  return isTurnstile(found) ? found : undefined;
}

function isTurnstile(value: unknown): value is Turnstile {
  return typeof value === 'object' && value !== null && 'render' in value && 'reset' in value;
}
