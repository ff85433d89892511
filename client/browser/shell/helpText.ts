import { HELP_INTERVAL_MS, isHelpTextShown } from '../../../content/shell/helpText.ts';
import { attribute } from '../../hooks/hook.ts';

/** Input that shows that the visitor is active (docs/rules.md#help-text). */
const inputs = ['click', 'scroll', 'mousemove', 'touchstart', 'keydown'] as const;

/** Shows and hides the floating help text by how long the visitor is inactive; the link beside it always stays. */
export function startHelpText(help: HTMLElement): void {
  let since = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = (): void => {
    const idle = Date.now() - since;
    help.toggleAttribute(attribute('quiet'), !isHelpTextShown(idle));
    clearTimeout(timer);
    // Just after the end of the interval, when the rule's answer changes.
    timer = setTimeout(update, HELP_INTERVAL_MS - (idle % HELP_INTERVAL_MS) + 1);
  };
  const onInput = (): void => {
    const wasQuiet = help.hasAttribute(attribute('quiet'));
    since = Date.now();
    if (wasQuiet) update();
  };
  hideOverFields(help);
  for (const type of inputs) addEventListener(type, onInput, { passive: true });
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    help.toggleAttribute(attribute('quiet'), true);
  });
  addEventListener('pageshow', () => {
    since = Date.now();
    update();
  });
  update();
}

/** Marks the help while fields are on the screen, whose ends it would cover on a phone (docs/rules.md#help-text). */
function hideOverFields(help: HTMLElement): void {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
    help.closest('.floating')?.toggleAttribute(attribute('fields'), seen.size > 0);
  });
  for (const form of document.querySelectorAll(':is(main, footer) form')) observer.observe(form);
}
