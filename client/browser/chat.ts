import { tracked } from './loading.ts';

/** Fetches the chat service's script when it is first asked for; the script itself opens its window (site-shell §7). */
export async function openChat(button: HTMLElement): Promise<void> {
  const { chat } = button.dataset;
  if (!chat || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    await tracked(addScript(chat));
    // From now on the button is the chat service's.
    delete button.dataset['chat'];
  } finally {
    button.ariaBusy = null;
  }
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the chat service does not answer'));
    });
    document.head.append(script);
  });
}
