import type { Draft } from './liveDrafts.ts';
import { type EditedField, TAGGED } from './place.ts';
import { sharedText, typedResources } from './resources.ts';

/** Origins of the content service's editor: only it may frame a preview and send it messages. */
const editorOrigins: readonly string[] = ['https://app.contentful.com', 'https://app.eu.contentful.com'];
/** The version of the live preview SDK whose messages these are. */
const VERSION = '4.10.20';

/**
 * The editor around a preview, by the messages of the live preview SDK: not the SDK itself, which takes messages from any
 * origin and brings 15 KB.
 */
interface EditorFrame {
  /** Opens a field beside the preview. */
  readonly open: (field: EditedField) => void;
  readonly onSaved: (run: () => void) => void;
  /** Tells of entries and assets as they are typed. */
  readonly onTyped: (run: (entries: readonly Draft[], assets: readonly Draft[]) => void) => void;
}

/** The editor that frames this page; undefined when the page is not framed, or by another site. */
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
      { ...data, action: method, method, source: 'live-preview-sdk', location: location.href, version: VERSION },
      origin,
    );
  };
  const listen = (run: (method: unknown, data: object) => void): void =>
    window.addEventListener('message', ({ origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || typeof data !== 'object' || data === null || !('source' in data) || !('method' in data))
        return;
      if (data.source === 'live-preview-editor') run(data.method, data);
    });
  const tagged = document.querySelectorAll(TAGGED).length;
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
      listen((method) => {
        if (method === 'ENTRY_SAVED') run();
      }),
    onTyped: async (run) => {
      const saved = await savedEntries();
      const changes = typedResources(saved);
      const id = crypto.randomUUID();
      listen((method, message) => {
        if (method !== 'ENTRY_UPDATED' || !('subscriptionId' in message) || message.subscriptionId !== id) return;
        const { entries, assets } = changes('data' in message ? message.data : undefined);
        if (entries.length + assets.length > 0) run(entries, assets);
      });
      send('SUBSCRIBED', { id, locale, event: 'edit', config: sharedText({ data: saved, locale }) });
    },
  };
}

/** The page's entries as the content service has them: the editor lays over them what is typed. */
async function savedEntries(): Promise<readonly unknown[]> {
  const ids = [...document.querySelectorAll(TAGGED)].map((element) => element.getAttribute('data-contentful-entry-id'));
  const answer = await fetch(`/preview/entries${location.pathname}${location.search}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: [...new Set(ids)] }),
  });
  const entries: unknown = answer.ok ? await answer.json() : [];
  return Array.isArray(entries) ? entries : [];
}
