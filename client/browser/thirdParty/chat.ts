import { select } from '../../hooks/hook.ts';
import { tracked } from '../shell/loading.ts';
import { isStillAsked, scriptOverPage } from './framedScript.ts';

/**
 * Loads the chat service's script on the first click; the script opens its own window (docs/rules.md#chat). Later clicks
 * move to it, and ask for it in the service's data layer. When it fails, a note over the button offers a link, and the
 * next click tries again.
 */
export async function openChat(button: HTMLElement): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  document.querySelector(select('chat-note'))?.remove();
  try {
    const chat = await tracked(scriptOverPage('chat', button.textContent));
    if (isStillAsked(button)) chat.tell({ event: 'openChat' });
  } catch {
    const template = document.querySelector<HTMLTemplateElement>(select('chat-failed'));
    if (template) button.before(template.content.cloneNode(true));
  } finally {
    button.ariaBusy = null;
  }
}
