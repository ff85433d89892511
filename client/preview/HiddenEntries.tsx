import { Message } from '../visitContext.tsx';

/** An entry that visitors do not get, and why, in the page's language. */
export interface HiddenEntryLine {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What of a page visitors do not get. */
export interface HiddenEntriesProps {
  /** Address of an entry in the editor, without its id. */
  readonly editor: string;
  /** The page's own entry, where that is hidden. */
  readonly page: HiddenEntryLine | undefined;
  readonly others: readonly HiddenEntryLine[];
}

/** Why visitors do not get the page (docs/rules.md#preview-hidden). */
export function HiddenPage({ page }: Pick<HiddenEntriesProps, 'page'>) {
  return page ? (
    <strong role="status">
      <Message of="previewHiddenPage" values={{ reason: page.text }} />
    </strong>
  ) : undefined;
}

/** The entries that the page leaves out, each with its reason. */
export function HiddenEntries({ editor, others }: Omit<HiddenEntriesProps, 'page'>) {
  return others.length > 0 ? (
    <details>
      <summary>
        <Message of="previewHidden" values={{ count: others.length }} />
      </summary>
      <ul className="preview-panel">
        {others.map(({ id, title, text }) => (
          <li key={id} data-preview-hidden={id}>
            <a href={editor + id} target="_blank" rel="noreferrer">
              {title}
            </a>
            : {text}
          </li>
        ))}
      </ul>
    </details>
  ) : undefined;
}
