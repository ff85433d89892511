import type { FormModel } from '../../content/forms/formModel.ts';
import { forms } from '../../content/forms/forms.ts';
import { LinkButton } from '../parts/Cta.tsx';
import type { HeroFields } from '../parts/Hero.tsx';
import { Opening } from '../parts/Opening.tsx';
import { useMessage } from '../visitContext.tsx';

interface ThankYouProps {
  readonly form: FormModel;
  readonly entry?: Partial<Pick<HeroFields, 'media' | 'mediaMobile' | 'mediaThumbnail'>> | undefined;
  /** An editor's own thank-you text. */
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

/** The page after a form is received: thanks, the receipt number, and a link home (docs/rules.md#form-thanks). */
export function ThankYou({ form, entry, title, text: words }: ThankYouProps) {
  const text = useMessage();
  const { sentTitle, sentText } = forms[form.kind];
  return (
    <div data-thanks="">
      <Opening entry={entry} layout="B" title={title || text(sentTitle)} description={words || text(sentText)}>
        <dl className="form-receipt">
          <dt className="meta">{text('formReceipt')}</dt>
          <dd className="display" data-size="3" data-receipt="">
            {form.receipt}
          </dd>
          <dd className="meta">{text('formReceiptHint')}</dd>
        </dl>
        <div className="cluster">
          <LinkButton target={{ kind: 'page', path: [] }} text={text('returnHome')} kind="primary" />
        </div>
      </Opening>
    </div>
  );
}
