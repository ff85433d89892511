import { pagePath } from '../../content/pages.ts';
import { EnquiryForm } from '../forms/EnquiryForm.tsx';
import { ThankYou } from '../forms/ThankYou.tsx';
import { LinkButton } from '../parts/Cta.tsx';
import { Heading } from '../parts/Heading.tsx';
import { Opening } from '../parts/Opening.tsx';
import { DirectionsLink, StoreFacts } from '../parts/StoreFacts.tsx';
import { Sections } from '../sections/sections.tsx';
import { useVisit } from '../visitContext.tsx';
import type { BodyOf } from './bodyOf.ts';

/** Contact us: the form, the stores' phone numbers, and a link to assistance (docs/rules.md#contact-page). */
export function ContactUs({ entry, stores, latest, form }: BodyOf<'contactUs'>) {
  const { message } = useVisit();
  if (form.receipt) return <ThankYou form={form} entry={entry} />;
  return (
    <>
      <Opening
        entry={entry}
        layout="C"
        title={entry?.title || message('contactUs')}
        description={entry?.description || message('contactText')}
      />
      <div className="page section contact">
        <EnquiryForm form={form} title="contactFormTitle" entry={entry} />
      </div>
      <div className="page section store-columns">
        {stores.length > 0 ? (
          <section>
            <Heading level={2} size="3" text={message('contactStores')} />
            <ul className="store-columns">
              {stores.map((store) => (
                <li key={store.id} className="flow">
                  <Heading level={3} size="4" of={store.id} text={store.title} />
                  <StoreFacts store={store} />
                  <DirectionsLink store={store} kind="link" />
                </li>
              ))}
            </ul>
          </section>
        ) : undefined}
        <section className="plate flow" data-tone="bone">
          <Heading level={2} size="4" text={message('assistanceTitle')} />
          <p>{message('assistanceInvitation')}</p>
          <LinkButton
            target={{ kind: 'page', path: pagePath('assistance') }}
            text={message('assistance')}
            kind="secondary"
          />
        </section>
      </div>
      <Sections sections={entry?.content ?? []} latest={latest} startsPage={false} />
    </>
  );
}
