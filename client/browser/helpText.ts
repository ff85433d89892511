import { HELP_INTERVAL_MS, isHelpTextShown } from '../../content/shell/helpText.ts';

/** Input that counts as somebody being there (site-shell §4: any click, scroll or mouse move). */
const signs = ['click', 'scroll', 'mousemove', 'touchstart', 'keydown'] as const;

/** Lets the floating help text come and go with the visitor's quiet; the link beside it always stays. */
export function startHelpText(help: HTMLElement): void {
  let since = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const idle = Date.now() - since;
    help.toggleAttribute('data-quiet', !isHelpTextShown(idle));
    clearTimeout(timer);
    // Just past the next interval's end, when the rule turns.
    timer = setTimeout(look, HELP_INTERVAL_MS - (idle % HELP_INTERVAL_MS) + 1);
  };
  const stir = (): void => {
    const wasQuiet = help.hasAttribute('data-quiet');
    since = Date.now();
    if (wasQuiet) look();
  };
  for (const sign of signs) addEventListener(sign, stir, { passive: true });
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    help.toggleAttribute('data-quiet', true);
  });
  addEventListener('pageshow', () => {
    since = Date.now();
    look();
  });
  look();
}
