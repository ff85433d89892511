import { addressTarget } from '../../content/address/linkTarget.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { allowancesByArrival } from '../../content/stores/allowances.ts';
import { Spoken, useTextLang, useVisit } from '../visitContext.tsx';
import { About } from './About.tsx';
import { NamedSection } from './SectionHead.tsx';
import { TargetLink } from './TargetLink.tsx';

/**
 * What travellers may bring home, by where they arrive, each with its source and the day on which it was checked
 * (docs/rules.md#allowances).
 */
export function Allowances({ entries }: { readonly entries: readonly EntryOf<'allowance'>[] }) {
  const visit = useVisit();
  const langOf = useTextLang();
  if (entries.length === 0) return undefined;
  return (
    <NamedSection name="bringHome">
      {[...allowancesByArrival(entries, visit)].map(([arrival, allowances]) => (
        <details key={arrival} className="disclosure">
          <summary className="disclosure-title">
            <Spoken of={allowances[0]?.entry.id ?? ''} field="arrival" text={allowances[0]?.entry.arrival} />
          </summary>
          <ul className="lines disclosure-body">
            {allowances.map(({ entry, limit, checked, isExpired }) => (
              <li key={entry.id}>
                <p>
                  <Spoken of={entry.id} text={entry.title} />
                  {limit ? (
                    <>
                      {' · '}
                      <span lang={langOf(entry.id, 'unit')}>{limit}</span>
                    </>
                  ) : undefined}
                </p>
                {isExpired ? (
                  <p className="meta">{visit.message('allowanceExpired')}</p>
                ) : entry.note ? (
                  <p className="meta">
                    <Spoken of={entry.id} field="note" text={entry.note} />
                  </p>
                ) : undefined}
                <p className="meta">
                  <TargetLink target={addressTarget(entry.source, visit.domains)}>
                    {visit.message('allowanceSource')}
                    <About of={{ id: entry.id, title: entry.arrival }} />
                  </TargetLink>
                  {checked ? (
                    <>
                      {' · '}
                      {visit.message('allowanceChecked', { date: checked })}
                    </>
                  ) : undefined}
                </p>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </NamedSection>
  );
}
