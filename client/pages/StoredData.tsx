import { Fragment } from 'react';
import type { MessageKey } from '../../content/messages/messages.ts';
import { spanInWords } from '../../content/stores/storeFacts.ts';
import { MINUTE_MS } from '../../content/time/platformOffset.ts';
import { type StoredPlace, type StoredRow, storedRows } from '../../content/visitor/storedData.ts';
import { Opening } from '../parts/Opening.tsx';
import { useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

const places = [
  ['cookie', 'storedCookies'],
  ['local', 'storedLocal'],
  ['session', 'storedTab'],
  ['cache', 'storedCaches'],
] as const satisfies readonly (readonly [StoredPlace, MessageKey])[];

/** All that the site keeps on a device, why, and for how long (docs/rules.md#stored-data). */
export function StoredData({ hasPrivacyControl }: BodyOf<'storedData'>) {
  const { message } = useVisit();
  return (
    <>
      <Opening layout="G" title={message('storedTitle')} description={message('storedText')}>
        {hasPrivacyControl ? <p>{message('consentPrivacyControl')}</p> : undefined}
      </Opening>
      <div className="page section running">
        <div className="prose flow">
          {places.map(([place, title]) => (
            <Fragment key={place}>
              <h2>{message(title)}</h2>
              <dl className="facts">
                {storedRows
                  .filter((row) => row.place === place)
                  .map((row) => (
                    <Row key={row.name} row={row} />
                  ))}
              </dl>
            </Fragment>
          ))}
        </div>
      </div>
    </>
  );
}

function Row({ row: { name, lifetime, purpose } }: { readonly row: StoredRow }) {
  const { language, message } = useVisit();
  const minutes = lifetime / MINUTE_MS;
  return (
    <div>
      <dt translate="no">{name}</dt>
      <dd>
        {message(purpose)}{' '}
        <time className="meta" dateTime={`PT${minutes}M`}>
          {spanInWords(minutes, language)}
        </time>
      </dd>
    </div>
  );
}
