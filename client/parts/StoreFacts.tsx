import { directionsTarget } from '../../content/address/linkTarget.ts';
import { telephoneHref } from '../../content/address/telephone.ts';
import { boundNumbers } from '../../content/boundNumbers.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { useVisit } from '../visitContext.tsx';
import { BidiText } from './BidiText.tsx';
import { LinkButton } from './Cta.tsx';
import { type Fact, Facts } from './Facts.tsx';
import { openingFact, type StateOfHours } from './OpeningTimes.tsx';

type Store = EntryOf<'storeLocator'>;

interface StoreFactsProps extends StateOfHours {
  readonly store: Store;
  /** What its page says beside them. */
  readonly more?: readonly (Fact | undefined)[];
}

/** A store's hours, address and phone number (docs/rules.md#store-pages). Where its state stands above, its address does too. */
export function StoreFacts({ store, more = [], ...state }: StoreFactsProps) {
  const { id, address, hours, phone, email } = store;
  const facts: readonly (Fact | undefined)[] = [
    openingFact(hours, store, state),
    address && state.hasState !== false
      ? {
          name: 'address',
          value: (
            <address>
              <BidiText text={boundNumbers(address)} />
            </address>
          ),
          field: 'address',
        }
      : undefined,
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
    ...more,
  ];
  return <Facts of={id} facts={facts.filter((fact) => fact !== undefined)} />;
}

/** A number to call (docs/rules.md#telephone-numbers); words without a number are no link. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  const href = telephoneHref(phone);
  return href === undefined ? (
    phone
  ) : (
    <a className="text-link" href={href}>
      {phone}
    </a>
  );
}

/** The link to directions to a store; nothing when its place is not known. */
export function DirectionsLink({
  store,
  kind,
}: {
  readonly store: Store;
  readonly kind: 'primary' | 'secondary' | 'link';
}) {
  const visit = useVisit();
  const target = directionsTarget(store, visit);
  return <LinkButton target={target} text={visit.message('storeDirections')} kind={kind} about={store} />;
}
