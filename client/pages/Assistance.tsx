import type { MessageKey } from '../../content/messages/messages.ts';
import { pagePath } from '../../content/pages.ts';
import { Breadcrumb } from '../parts/Breadcrumb.tsx';
import { LinkButton } from '../parts/Cta.tsx';
import { Opening } from '../parts/Opening.tsx';
import { Message, useMessage } from '../visitContext.tsx';

/** What a request for assistance is made of (site-shell §3: assistance form fields). */
const prepared: readonly MessageKey[] = [
  'assistanceName',
  'assistanceAddress',
  'assistancePurchase',
  'assistanceProblem',
  'assistancePhotos',
  'assistanceReceipt',
];

/** Help with a purchase at contact-us/assistance: what to have ready, and whom to ask (site-shell §2). */
export function Assistance() {
  const message = useMessage();
  const contact = pagePath('contactUs');
  return (
    <>
      <Breadcrumb steps={[{ title: message('contactUs'), path: contact }]} here={message('assistance')} />
      <Opening layout="G" title={message('assistanceTitle')} description={message('assistanceText')} />
      <section className="page section running">
        <h2>
          <Message of="assistancePrepare" />
        </h2>
        <p className="meta">
          <Message of="assistanceRequired" />
        </p>
        <ol className="topics">
          {prepared.map((key) => (
            <li key={key}>
              <Message of={key} />
            </li>
          ))}
        </ol>
        <LinkButton target={{ kind: 'page', path: contact }} text={message('contactStores')} kind="primary" />
      </section>
    </>
  );
}
