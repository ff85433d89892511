import * as v from 'valibot';

const text = v.optional(v.string(), '');
/** A message of the live preview SDK in the previewed page. */
const message = v.object({
  source: v.literal('live-preview-sdk'),
  method: v.string(),
  ...{ id: text, locale: text, entryId: text, fieldId: text },
});

interface Listener {
  /** What is typed in a language, as entries of the delivery API. */
  readonly typed: (locale: string) => readonly object[];
  readonly onClicked: (entry: string, field: string, locale: string) => void;
}

/** The previewed page beside the form, spoken to as the content service's web app speaks to it. */
export function previewFrame(frame: HTMLIFrameElement, { typed, onClicked }: Listener) {
  /** What the page asked to be told of, with its language. */
  const subscriptions = new Map<string, string>();
  let origin = location.origin;
  const send = (data: object): void =>
    frame.contentWindow?.postMessage({ ...data, source: 'live-preview-editor' }, origin);
  const tell = (): void => {
    for (const [subscriptionId, locale] of subscriptions)
      send({ method: 'ENTRY_UPDATED', subscriptionId, data: typed(locale) });
  };
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const parsed = v.safeParse(message, event.data);
    if (event.origin !== origin || event.source !== frame.contentWindow || !parsed.success) return;
    const { method, id, locale, entryId, fieldId } = parsed.output;
    if (method === 'CONNECTED') subscriptions.clear();
    if (method === 'TAGGED_FIELD_CLICKED') onClicked(entryId, fieldId, locale);
    if (method !== 'SUBSCRIBED') return;
    subscriptions.set(id, locale);
    tell();
  });
  return {
    show: (page: URL): void => {
      subscriptions.clear();
      ({ origin } = page);
      frame.src = page.href;
    },
    tell,
    saved: (id: string): void => send({ method: 'ENTRY_SAVED', entity: { sys: { id, type: 'Entry' } } }),
  };
}
