/** Where the content service's editor runs: it alone may frame a preview and speak to it. */
const editorOrigins: readonly string[] = ['https://app.contentful.com', 'https://app.eu.contentful.com'];

/** An entry's field in the editor. */
export interface EditedField {
  readonly entryId: string;
  readonly fieldId: string;
  readonly locale: string;
}

/** The editor around a preview, as the live preview SDK (4.10) speaks with it. */
export interface EditorFrame {
  /** Opens a field beside the preview. */
  readonly open: (field: EditedField) => void;
  readonly onSaved: (run: () => void) => void;
}

/** The editor that shows this page in its frame; undefined when the page stands alone or in another frame. */
export function editorFrame(locale: string): EditorFrame | undefined {
  if (window.top === window || !window.top) return undefined;
  const origin = editorOrigins.find((candidate) =>
    'ancestorOrigins' in location
      ? location.ancestorOrigins.contains(candidate)
      : document.referrer.startsWith(`${candidate}/`),
  );
  if (!origin) return undefined;
  const { top } = window;
  const send = (method: string, data: object): void => {
    top.postMessage(
      { ...data, action: method, method, source: 'live-preview-sdk', location: location.href, version: '4.10.20' },
      origin,
    );
  };
  const tagged = document.querySelectorAll('[data-contentful-entry-id]').length;
  send('CONNECTED', {
    connected: true,
    locale,
    tags: tagged,
    taggedElementCount: tagged,
    manuallyTaggedElementCount: tagged,
    automaticallyTaggedElementCount: 0,
    isInspectorEnabled: false,
    isLiveUpdatesEnabled: true,
  });
  return {
    open: (field) => send('TAGGED_FIELD_CLICKED', field),
    onSaved: (run) =>
      window.addEventListener('message', ({ origin: from, data }: MessageEvent<unknown>) => {
        if (from !== origin || typeof data !== 'object' || data === null || !('source' in data) || !('method' in data))
          return;
        if (data.source === 'live-preview-editor' && (data.method === 'ENTRY_SAVED' || data.method === 'ENTRY_UPDATED'))
          run();
      }),
  };
}
