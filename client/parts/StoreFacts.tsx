import { directionsTarget } from '../../content/directions.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { useMessage, useVisit } from '../visitContext.tsx';
import { LinkButton } from './Cta.tsx';
import { type Fact, Facts } from './Facts.tsx';

type Store = EntryOf<'storeLocator'>;

/** Where a store is, when it is open, how to reach it (content-pages §3). */
export function StoreFacts({ store }: { readonly store: Store }) {
  const { address, time, phone, email } = store;
  const facts: readonly (Fact | undefined)[] = [
    address ? { name: 'address', value: <address>{address}</address> } : undefined,
    time.length > 0 ? { name: 'openingHours', value: <Lines lines={time} /> } : undefined,
    phone ? { name: 'storePhone', value: <PhoneLink phone={phone} /> } : undefined,
    email.includes('@')
      ? {
          name: 'shareByMail',
          value: (
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
          ),
        }
      : undefined,
  ];
  return <Facts facts={facts.filter((fact) => fact !== undefined)} />;
}

/** A number to call, by its digits alone. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a className="text-link" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
      {phone}
    </a>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The link that leads the way to a store; nothing when its place is not known. */
export function DirectionsLink({
  store,
  kind,
}: {
  readonly store: Store;
  readonly kind: 'primary' | 'secondary' | 'link';
}) {
  const visit = useVisit();
  const message = useMessage();
  const target = directionsTarget(store, visit);
  return <LinkButton target={target} text={message('storeDirections')} kind={kind} about={store.title} />;
}
