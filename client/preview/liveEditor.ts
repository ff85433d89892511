import { ContentfulLivePreview, LIVE_PREVIEW_EDITOR_SOURCE } from '@contentful/live-preview';
import * as v from 'valibot';
import type { EditedField } from '../../content/address/editorAddress.ts';
import { property } from '../../content/record.ts';
import { askPreview, idsOnPage } from './askPreview.ts';
import type { Draft } from './liveDrafts.ts';
import { typedResources } from './resources.ts';

const savedAnswer = v.array(v.looseObject({}));

/**
 * The editor around a preview, by the content service's own SDK (docs/rules.md#live-preview-sdk): connects with the one of
 * this origin, which is known to frame the page.
 */
export async function liveEditor(origin: string, locale: string) {
  refuseOthers(origin);
  await ContentfulLivePreview.init({ locale, targetOrigin: origin });
  // By itself the SDK tells only of saved entries that carry marks; opening hours or settings have no words of their own.
  if (ContentfulLivePreview.saveEvent) ContentfulLivePreview.saveEvent.inspectorModeEnabled = false;
  return {
    /** Opens a field beside the preview. */
    open: (field: EditedField): void => ContentfulLivePreview.openEntryInEditor({ ...field }),
    /** Calls `onTyped` with entries and assets as they are typed, before anything is saved. */
    follow: async (
      onTyped: (entries: readonly Draft[], assets: readonly Draft[]) => void,
      onSaved: () => void,
    ): Promise<void> => {
      ContentfulLivePreview.subscribe('save', { callback: onSaved });
      // The page's entries as the content service has them: the editor lays over them what is typed.
      const saved = (await askPreview('entries', { ids: idsOnPage() }, savedAnswer)) ?? [];
      const changes = typedResources(saved);
      ContentfulLivePreview.subscribe('edit', {
        data: saved,
        locale,
        callback: (data) => {
          const { entries, assets } = changes(data);
          if (entries.length + assets.length > 0) onTyped(entries, assets);
        },
      });
    },
  };
}

/** The SDK takes its messages from any window: those that claim to be the editor's and come from elsewhere end here. */
function refuseOthers(origin: string): void {
  window.addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      const isEditorMessage = property(event.data, 'source') === LIVE_PREVIEW_EDITOR_SOURCE;
      if (isEditorMessage && (event.origin !== origin || event.source !== window.parent))
        event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
