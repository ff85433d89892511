import '../../styles/islands/ageGate.css';
import { storageKeys } from '../../../content/visitor/storageKeys.ts';
import { write } from '../../browserState/storage.ts';
import { focusPage } from '../shell/screen.ts';

/**
 * Asks whether the visitor is old enough and stores the answer for this city (docs/rules.md#age-answer). Yes shows the
 * page; no leads to the city's home. Nothing else closes the gate. Resolves to the answer.
 */
export function askAge(): Promise<boolean> {
  const root = document.documentElement;
  const dialog = document.querySelector<HTMLDialogElement>('[data-age-gate-dialog]');
  if (!dialog) return Promise.resolve(false);
  return new Promise((resolve) => {
    const answered = (): void => {
      const answer = dialog.returnValue;
      // Some browsers close a dialog on the second Escape, although `cancel` was prevented.
      if (answer !== 'yes' && answer !== 'no') {
        dialog.showModal();
        return;
      }
      dialog.removeEventListener('close', answered);
      write(storageKeys.ageAnswer(root.dataset['city'] ?? ''), answer === 'yes');
      root.dataset['ageGate'] = answer === 'yes' ? 'open' : 'shut';
      if (answer === 'yes') focusPage();
      if (answer === 'no') location.assign(dialog.dataset['ageGateDialog'] ?? '/');
      resolve(answer === 'yes');
    };
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.addEventListener('close', answered);
    dialog.returnValue = '';
    if (!dialog.open) dialog.showModal();
  });
}
