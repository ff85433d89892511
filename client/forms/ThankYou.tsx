import type { FormModel } from '../../content/forms/formModel.ts';
import { forms } from '../../content/forms/forms.ts';
import { LinkButton } from '../parts/Cta.tsx';
import type { HeroFields } from '../parts/Hero.tsx';
import { Opening } from '../parts/Opening.tsx';
import { langAttribute, useVisit } from '../visitContext.tsx';
import { formLanguage, formTexts } from './formLanguage.ts';

interface ThankYouProps {
  readonly form: FormModel;
  readonly entry?: Partial<Pick<HeroFields, 'media' | 'mediaMobile' | 'mediaThumbnail'>> | undefined;
  /** An editor's own words of thanks. */
  readonly title?: string | undefined;
  readonly text?: string | undefined;
}

/** What was sent is received: thanks, the receipt number, and the way home (site-shell §3). */
export function ThankYou({ form, entry, title, text: words }: ThankYouProps) {
  const visit = useVisit();
  const language = formLanguage(visit);
  const text = formTexts(language);
  const { sentTitle, sentText } = forms[form.kind];
  return (
    <div data-thanks="" {...(title ? {} : langAttribute(language, visit.language))}>
      <Opening entry={entry} layout="B" title={title || text(sentTitle)} description={words || text(sentText)}>
        <dl className="form-receipt" {...(title ? langAttribute(language, visit.language) : {})}>
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
