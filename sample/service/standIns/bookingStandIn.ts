import { Hono } from 'hono';
import { html } from 'hono/html';

/** The booking widget's public interface, as its documentation describes it: one global that opens a frame. */
function script(origin: string): string {
  return `
window.BookNow = {
  open(options) {
    const frame = document.createElement('iframe');
    frame.id = options.iframeId || 'booknow';
    frame.title = 'Booking';
    frame.src = '${origin}/stand-in/booking?' + new URLSearchParams({ apiKey: options.apiKey, language: options.language || '', fallbackLanguage: options.fallbackLanguage || '', serviceTags: options.serviceTags || '' });
    frame.width = '100%';
    frame.height = '100%';
    const veil = document.createElement('div');
    Object.assign(veil.style, { position: 'fixed', inset: '0', zIndex: '2147483000', background: 'rgb(30 27 24 / 48%)', padding: '4vmin' });
    Object.assign(frame.style, { border: '0', background: '#fcfaf6' });
    addEventListener('message', ({ data, origin: from }) => {
      if (from !== '${origin}' || data !== 'close') return;
      veil.remove();
      if (options.onClose) options.onClose({});
    });
    veil.append(frame);
    document.body.append(veil);
  },
};
`;
}

/** Stands in for the booking widget: its script, and the page that it frames. */
export function bookingStandIn() {
  return new Hono()
    .get('/stand-in/booknow.js', (c) =>
      c.body(script(new URL(c.req.url).origin), 200, {
        'content-type': 'text/javascript',
        'cross-origin-resource-policy': 'cross-origin',
      }),
    )
    .get('/stand-in/booking', (c) => {
      const { apiKey = '', language = '', serviceTags = '' } = c.req.query();
      return c.html(
        html`<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Booking</title><body style="font:1.125rem/1.6 serif;padding:2rem;color:#1e1b18"><h1>Choose a time</h1><p>Services: <strong>${serviceTags}</strong></p><p>Key: <code>${apiKey}</code>, language: <code>${language}</code></p><button onclick="parent.postMessage('close','*')">Close</button>`,
      );
    });
}
