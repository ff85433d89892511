import type { ReactNode } from 'react';
import type { MessageKey } from '../../content/messages/messages.ts';
import type { ShownText } from '../../content/translations/textKey.ts';
import { useTextLang, useVisit } from '../visitContext.tsx';
import { BidiText } from './BidiText.tsx';
import { List } from './List.tsx';
import { Phrases } from './Phrases.tsx';

/** One fact under its name: when, where, how much. */
export interface Fact {
  readonly name: MessageKey;
  readonly value: ReactNode;
  /** The field of the entry whose words they are. */
  readonly field?: ShownText;
}

/** Facts of an entry in a ruled list; nothing when there are none. */
export function Facts({ of, facts }: { readonly of: string; readonly facts: readonly Fact[] }) {
  const { message } = useVisit();
  const langOf = useTextLang();
  if (facts.length === 0) return undefined;
  return (
    <dl className="facts">
      {facts.map(({ name, value, field }) => (
        <div key={name}>
          <dt>{message(name)}</dt>
          <dd lang={field && langOf(of, field)}>
            {typeof value === 'string' ? <Phrases text={value} isDescription /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Features of an item or a place, in a few words each. */
export function Features({
  of: { id, features },
}: {
  readonly of: { readonly id: string; readonly features: readonly string[] };
}) {
  if (features.length === 0) return undefined;
  const list = <List of={features}>{(feature) => <BidiText text={feature} />}</List>;
  return <Facts of={id} facts={[{ name: 'factFeatures', value: list, field: 'features' }]} />;
}
