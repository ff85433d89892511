import type { FormModel } from '../../content/forms/formModel.ts';
import { forms, sentTextOf } from '../../content/forms/forms.ts';
import { hook } from '../hooks/hook.ts';
import { LinkButton } from '../parts/Cta.tsx';
import type { HeroFields } from '../parts/Hero.tsx';
import { Opening } from '../parts/Opening.tsx';
import { useVisit } from '../visitContext.tsx';

interface ThankYouProps {
  readonly form: FormModel;
  readonly entry?: Partial<Pick<HeroFields, 'media' | 'mediaMobile' | 'mediaThumbnail'>> | undefined;
  /** An editor's own thank-you text. */
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

/**
 * The page after a form is received: thanks, the receipt number, and a link home (docs/rules.md#form-thanks). An editor's text
 * may promise an answer: it stands only where somebody receives the form.
 */
export function ThankYou({ form, entry, title, text: words }: ThankYouProps) {
  const { message } = useVisit();
  const { sentTitle } = forms[form.kind];
  const sentText = message(sentTextOf(form.kind, form.isReceived));
  return (
    <div {...hook('thanks')}>
      <Opening
        // Its title and text are not those of the page.
        entry={{ ...entry, id: '' }}
        layout="B"
        title={title || message(sentTitle)}
        description={form.isReceived ? words || sentText : sentText}
      >
        <dl className="form-receipt">
          <dt className="meta">{message('formReceipt')}</dt>
          <dd className="display" data-size="3" data-receipt="">
            {form.receipt}
          </dd>
          <dd className="meta">{message('formReceiptHint')}</dd>
        </dl>
        <div className="cluster">
          <LinkButton target={{ kind: 'page', path: [] }} text={message('returnHome')} kind="primary" />
        </div>
      </Opening>
    </div>
  );
}
