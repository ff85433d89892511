import { editedAt } from '../../content/address/editorAddress.ts';
import type { TextState } from '../../content/translations/desk.ts';
import { useVisit } from '../visitContext.tsx';
import { EntryList } from './EntryList.tsx';

/** An entry on the page, with its texts that are not in the page's language, or not as their source is now. */
export interface UntranslatedEntry {
  readonly id: string;
  readonly title: string;
  readonly texts: readonly { readonly field: string; readonly state: TextState }[];
}

/** What the translation desk says of one page. */
export interface PageTranslationsProps {
  /** Address of an entry in the editor, without its id. */
  readonly editor: string;
  readonly entries: readonly UntranslatedEntry[];
  /** Locale code of the language in the editor. */
  readonly locale: string;
  /** Address of the whole desk. */
  readonly desk: string;
}

const stateMessages = {
  missing: 'previewTextMissing',
  fallsBack: 'previewTextInEnglish',
  stale: 'previewTextStale',
} as const satisfies Record<TextState, string>;

/** The list of the page's translations (docs/rules.md#translation-marks): while it is open, the texts are outlined. */
export function PageTranslations({ editor, entries, locale, desk }: PageTranslationsProps) {
  const { message } = useVisit();
  const texts = entries.flatMap(({ id, title, texts: ofEntry }) =>
    ofEntry.map(({ field, state }) => ({
      id,
      title,
      href: editedAt(editor, { entryId: id, fieldId: field, locale }),
      text: (
        <>
          {' '}
          {field} ({message(stateMessages[state])})
        </>
      ),
    })),
  );
  return (
    <EntryList name="translations" of="previewTranslations" entries={texts}>
      <a href={desk}>{message('previewAllTranslations')}</a>
    </EntryList>
  );
}
