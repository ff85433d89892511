/** What a visitor has opened over the page, or has to answer first. */
const OPEN = 'dialog:modal, [popover="auto"]:popover-open';

/** Runs once nothing that a visitor has opened lies over the page: what comes up by itself would cover it. */
export function whenClear(run: () => void): void {
  const open = document.querySelector<HTMLElement>(OPEN);
  const type = open instanceof HTMLDialogElement ? 'close' : 'toggle';
  if (open) open.addEventListener(type, () => whenClear(run), { once: true });
  else run();
}
