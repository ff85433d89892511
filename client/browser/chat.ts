import { tracked } from './loading.ts';
import { loadScript } from './thirdParty.ts';

/**
 * Fetches the chat service's script when it is first asked for; the script itself opens its window (site-shell §7).
 * When it does not come, words and a link over the button say what to do; the next press tries again.
 */
export async function openChat(button: HTMLElement): Promise<void> {
  const { chat } = button.dataset;
  if (!chat || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  document.querySelector('[data-chat-note]')?.remove();
  try {
    await tracked(loadScript(chat));
    // From now on the button is the chat service's.
    delete button.dataset['chat'];
  } catch {
    const template = document.querySelector<HTMLTemplateElement>('[data-chat-failed]');
    if (template) button.before(template.content.cloneNode(true));
  } finally {
    button.ariaBusy = null;
  }
}
