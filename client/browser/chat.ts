import { tracked } from './loading.ts';
import { loadScript } from './thirdParty.ts';

/** Fetches the chat service's script when it is first asked for; the script itself opens its window (site-shell §7). */
export async function openChat(button: HTMLElement): Promise<void> {
  const { chat } = button.dataset;
  if (!chat || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    await tracked(loadScript(chat));
    // From now on the button is the chat service's.
    delete button.dataset['chat'];
  } catch {
    // The loading bar has said so; the next press tries again.
  } finally {
    button.ariaBusy = null;
  }
}
