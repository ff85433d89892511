import { select } from '../../hooks/hook.ts';
import '../../styles/islands/ageGate.css';
import '../../styles/islands/notices.css';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { write } from '../../browserState/storage.ts';
import { keepFocusClearOf } from '../shell/coveredFoot.ts';
import { focusPage } from '../shell/screen.ts';

/** How long an answer can be taken back before it is stored (docs/rules.md#age-answer). */
const UNDO_MS = 5000;

/**
 * Asks whether the visitor is old enough and stores the answer for this city (docs/rules.md#age-answer). Yes shows the
 * page, which gets the focus (docs/rules.md#age-gate-focus); no leads to the city's home. Nothing else closes the gate.
 * Resolves to the answer.
 */
export async function askAge(): Promise<boolean> {
  const root = document.documentElement;
  const dialog = document.querySelector<HTMLDialogElement>(select('age-gate-dialog'));
  if (!dialog) return false;
  const isOld = await answerOf(dialog);
  root.dataset.ageGate = isOld ? 'open' : 'shut';
  focusPage();
  const end = await endOfUndo();
  if (end === 'undone') {
    root.dataset.ageGate = 'asking';
    return askAge();
  }
  write(storageKeys.ageAnswer(root.dataset.city ?? ''), isOld);
  if (!isOld && end === 'over') location.assign(dialog.dataset.ageGateDialog ?? '/');
  return isOld;
}

function answerOf(dialog: HTMLDialogElement): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const answered = (): void => {
      const answer = dialog.returnValue;
      // Some browsers close a dialog on the second Escape, although `cancel` was prevented (docs/rules.md#age-gate-closed).
      if (answer !== 'yes' && answer !== 'no') {
        dialog.showModal();
        return;
      }
      listening.abort();
      resolve(answer === 'yes');
    };
    dialog.addEventListener('cancel', (event) => event.preventDefault(), { signal });
    dialog.addEventListener('close', answered, { signal });
    dialog.returnValue = '';
    if (!dialog.open) dialog.showModal();
  });
}

/** Offers to take the answer back. Resolves when the visitor has, when the time is over, or when the page is left. */
function endOfUndo(): Promise<'undone' | 'over' | 'left'> {
  const card = document.querySelector<HTMLElement>(select('age-gate-undo'));
  card?.showPopover();
  if (card) keepFocusClearOf(card);
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const end = (how: 'undone' | 'over' | 'left') => (): void => {
      listening.abort();
      clearTimeout(timer);
      card?.hidePopover();
      resolve(how);
    };
    const timer = setTimeout(end('over'), UNDO_MS);
    card?.querySelector('button')?.addEventListener('click', end('undone'), { signal });
    addEventListener('pagehide', end('left'), { signal });
  });
}
