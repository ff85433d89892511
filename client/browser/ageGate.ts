import '../styles/islands/ageGate.css';
import { storageKeys } from '../../content/visitor/storageKeys.ts';
import { write } from './storage.ts';

/**
 * Asks for the visitor's age and keeps the answer for this city (site-shell §4). Yes shows the page; no leads to the
 * city's home. Nothing else closes the gate. Resolves to the answer.
 */
export function askAge(): Promise<boolean> {
  const root = document.documentElement;
  const dialog = document.querySelector<HTMLDialogElement>('[data-age-gate-dialog]');
  if (!dialog) return Promise.resolve(false);
  return new Promise((resolve) => {
    const answered = (): void => {
      const answer = dialog.returnValue;
      // Some browsers let Escape through at the second try.
      if (answer !== 'yes' && answer !== 'no') {
        dialog.showModal();
        return;
      }
      dialog.removeEventListener('close', answered);
      write(storageKeys.ageAnswer(root.dataset['city'] ?? ''), answer === 'yes');
      root.dataset['ageGate'] = answer === 'yes' ? 'open' : 'shut';
      if (answer === 'no') location.assign(dialog.dataset['ageGateDialog'] ?? '/');
      resolve(answer === 'yes');
    };
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.addEventListener('close', answered);
    dialog.returnValue = '';
    if (!dialog.open) dialog.showModal();
  });
}
