import { select } from '../../hooks/hook.ts';
import '../../styles/islands/ageGate.css';
import '../../styles/islands/notices.css';
import { ownValue } from '../../../content/ownValue.ts';
import { gateState } from '../../../content/visitor/ageGate.ts';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { forget } from '../../browserState/forget.ts';
import { read, write } from '../../browserState/storage.ts';
import { whenStoredElsewhere } from '../../browserState/storedElsewhere.ts';
import { closeCard, keepFocusClearOf } from '../shell/coveredFoot.ts';
import { focusFirst } from '../shell/screen.ts';

/** How long an answer can be taken back (docs/rules.md#age-answer). */
const UNDO_MS = 5000;

const root = document.documentElement;
const ageAnswer = storageKeys.ageAnswer(root.dataset.city ?? '');

/**
 * Asks whether the visitor is old enough and stores the answer for this city (docs/rules.md#age-answer). Yes shows the
 * page, which gets the focus (docs/rules.md#age-gate-focus); no leads to the city's home. Nothing else closes the gate but
 * an answer on another page, which stands. Resolves to the answer.
 */
export async function askAge(): Promise<boolean> {
  const dialog = document.querySelector<HTMLDialogElement>(select('age-gate-dialog'));
  if (!dialog) return false;
  const isOld = await answerOf(dialog);
  root.dataset.ageGate = gateState(isOld);
  // The notice of a no stands in the page's place.
  focusFirst('main, [role="main"]');
  if (read(ageAnswer) !== undefined) return isOld;
  write(ageAnswer, isOld);
  const end = await endOfUndo();
  if (end === 'undone') {
    forget(ageAnswer);
    root.dataset.ageGate = gateState(undefined);
    return askAge();
  }
  if (!isOld && end === 'over') location.assign(dialog.dataset.ageGateDialog ?? '/');
  return isOld;
}

/** What the buttons of the dialog return. */
const answers = { yes: true, no: false } as const;

/** The answer that is stored by now, on a page that was restored or in another window, otherwise the visitor's. */
function answerOf(dialog: HTMLDialogElement): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const look = (): void => {
      const answer = read(ageAnswer) ?? ownValue(answers, dialog.returnValue);
      if (answer === undefined) {
        // Some browsers close a dialog on the second Escape, although `cancel` was prevented (docs/rules.md#age-gate-closed).
        if (!dialog.open) dialog.showModal();
        return;
      }
      listening.abort();
      dialog.close();
      resolve(answer);
    };
    dialog.addEventListener('cancel', (event) => event.preventDefault(), { signal });
    dialog.addEventListener('close', look, { signal });
    whenStoredElsewhere(look, { signal });
    dialog.returnValue = '';
    look();
  });
}

/** Offers to take the answer back. Resolves when the visitor has, when the time is over, or when the page is left. */
function endOfUndo(): Promise<'undone' | 'over' | 'left'> {
  const card = document.querySelector<HTMLElement>(select('age-gate-undo'));
  if (card) {
    const { activeElement } = document;
    // In the keyboard's order it follows what has the focus: one press leads to it.
    card.showPopover(activeElement instanceof HTMLElement ? { source: activeElement } : {});
    keepFocusClearOf(card);
  }
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const end = (how: 'undone' | 'over' | 'left') => (): void => {
      listening.abort();
      clearTimeout(timer);
      if (card) closeCard(card);
      resolve(how);
    };
    let timer = setTimeout(end('over'), UNDO_MS);
    // Whoever has come to it has not let the time pass; a pointer that leaves does not take the focus along.
    const wait = (): void => clearTimeout(timer);
    const goOn = (): void => {
      wait();
      if (!card?.contains(document.activeElement)) timer = setTimeout(end('over'), UNDO_MS);
    };
    for (const type of ['focusin', 'pointerenter']) card?.addEventListener(type, wait, { signal });
    for (const type of ['focusout', 'pointerleave']) card?.addEventListener(type, goOn, { signal });
    card?.querySelector('button')?.addEventListener('click', end('undone'), { signal });
    addEventListener('pagehide', end('left'), { signal });
  });
}
