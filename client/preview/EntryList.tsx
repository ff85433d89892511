import type { ReactNode } from 'react';
import type { MessageKey } from '../../content/messages/messages.ts';
import { hook } from '../hooks/hook.ts';
import { useVisit } from '../visitContext.tsx';

/** An entry or asset in a list of the bar. */
interface ListedEntry {
  readonly id: string;
  /** Its address in the editor. */
  readonly href: string;
  readonly title: string;
  /** What there is to say of it, behind its title. */
  readonly text: ReactNode;
  readonly state?: string;
}

interface EntryListProps {
  /** Names the list for styles and tests. */
  readonly name: string;
  /** The message that counts its entries. */
  readonly of: MessageKey;
  readonly entries: readonly ListedEntry[];
  /** What ends the list. */
  readonly children?: ReactNode;
}

/** A list of the bar, behind its count: each entry leads to the editor, and says what is the matter. Nothing without entries. */
export function EntryList({ name, of, entries, children }: EntryListProps) {
  const { message } = useVisit();
  return entries.length > 0 ? (
    <details {...hook('preview-list', name)}>
      <summary>{message(of, { count: entries.length })}</summary>
      <div className="preview-panel">
        <ul>
          {entries.map(({ id, href, title, text, state }) => (
            <li key={href} data-entry={id} data-state={state}>
              <a href={href} target="_blank" rel="noreferrer">
                {title}
              </a>
              {text}
            </li>
          ))}
        </ul>
        {children}
      </div>
    </details>
  ) : undefined;
}
