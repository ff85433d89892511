import type { TextState } from '../../content/translations/desk.ts';
import { Message } from '../visitContext.tsx';

/** An entry on the page with texts that are not in the page's language, or not as their source is now. */
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

/** The panel of the page's translations (docs/rules.md#translation-marks): while it is open, the texts are outlined. */
export function PageTranslations({ editor, entries, locale, desk }: PageTranslationsProps) {
  return (
    <details data-preview-translations="">
      <summary>
        <Message
          of="previewTranslations"
          values={{ count: entries.reduce((count, { texts }) => count + texts.length, 0) }}
        />
      </summary>
      <div className="preview-panel">
        <ul>
          {entries.flatMap(({ id, title, texts }) =>
            texts.map(({ field, state }) => (
              <li key={`${id}.${field}`}>
                <a
                  href={`${editor}${id}?focusedField=${field}&focusedLocale=${locale}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {title}
                </a>{' '}
                {field} (<Message of={stateMessages[state]} />)
              </li>
            )),
          )}
        </ul>
        <a href={desk}>
          <Message of="previewAllTranslations" />
        </a>
      </div>
    </details>
  );
}
