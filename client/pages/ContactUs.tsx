import { pagePath } from '../../content/pages.ts';
import { EnquiryForm } from '../forms/EnquiryForm.tsx';
import { ThankYou } from '../forms/ThankYou.tsx';
import { LinkButton } from '../parts/Cta.tsx';
import { Opening } from '../parts/Opening.tsx';
import { DirectionsLink, StoreFacts } from '../parts/StoreFacts.tsx';
import { Sections } from '../sections/sections.tsx';
import { Spoken, useVisit } from '../visitContext.tsx';
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
            <h2 className="display" data-size="3">
              {message('contactStores')}
            </h2>
            <ul className="store-columns">
              {stores.map((store) => (
                <li key={store.id} className="flow">
                  <h3 className="display" data-size="4">
                    <Spoken of={store.id} text={store.title} />
                  </h3>
                  <StoreFacts store={store} />
                  <DirectionsLink store={store} kind="link" />
                </li>
              ))}
            </ul>
          </section>
        ) : undefined}
        <section className="plate flow" data-tone="bone">
          <h2 className="display" data-size="4">
            {message('assistanceTitle')}
          </h2>
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
