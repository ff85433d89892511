/** What somebody clicks on for what it does. */
const CONTROLS = 'a, button, summary';

/**
 * The second click of a double click counts only on the control of the first: what that has opened, closed or moved lies
 * under the pointer by then, and nobody has aimed at it (docs/rules.md#double-click).
 */
export function dropStrayClicks(): void {
  let aim: Element | null = null;
  addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
      if (event.detail < 2) aim = control;
      if (control === aim) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
