import type { ReactNode } from 'react';
import type { LinkTarget } from '../../content/address/linkTarget.ts';
import type { Card } from '../../content/cards/cards.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { Spoken } from '../visitContext.tsx';
import { Arrow } from './Arrow.tsx';
import { List } from './List.tsx';
import { Phrases } from './Phrases.tsx';
import { NamedSection } from './SectionHead.tsx';
import { TargetLink } from './TargetLink.tsx';

/** One line of the list. */
interface LinkRow {
  readonly id: string;
  readonly title: string;
  /** A date or a place, small beside the title. */
  readonly note?: ReactNode;
  /** A sentence under the title. */
  readonly text?: ReactNode;
  readonly target: LinkTarget;
  /** Of a social network. */
  readonly network?: string;
}

/** A list of titles, each with an arrow, without pictures; on wide screens short ones stand in columns. */
export function LinkRows({
  rows,
  columns,
}: {
  readonly rows: readonly LinkRow[];
  readonly columns?: 2 | 3 | undefined;
}) {
  return (
    <List className="link-rows" data-columns={columns} of={rows}>
      {({ id, title, note, text, target, network }) => (
        <TargetLink className="link-row" target={target} network={network}>
          <span className="display" data-size="4">
            <Phrases of={id} text={title} />
          </span>
          {text ? <span className="link-row-text">{text}</span> : undefined}
          {note ? <span className="meta">{note}</span> : undefined}
          {target.kind === 'none' ? undefined : <Arrow />}
        </TargetLink>
      )}
    </List>
  );
}

/** Cards in lines under a name of ours, each with the first of its facts; nothing where there are none. */
export function CardRows({ name, cards }: { readonly name: MessageKey; readonly cards: readonly Card[] }) {
  if (cards.length === 0) return undefined;
  return (
    <NamedSection name={name}>
      <LinkRows
        rows={cards.map(({ id, title, meta: [fact], target }) => ({
          id,
          title,
          note: fact && <Spoken {...fact} />,
          target,
        }))}
      />
    </NamedSection>
  );
}
