import { pageHref } from '../../content/address/visit.ts';
import { hasSpaces } from '../../content/languages.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { consentCategories } from '../../content/visitor/consentChoice.ts';
import { hook } from '../hooks/hook.ts';
import { Button } from '../parts/Button.tsx';
import { useVisit } from '../visitContext.tsx';
import { markup } from './markup.ts';

/** Name and description of each category. */
const words = {
  analytics: { name: 'consentAnalytics', text: 'consentAnalyticsText' },
  personalisation: { name: 'consentPersonalisation', text: 'consentPersonalisationText' },
} as const satisfies Record<
  (typeof consentCategories)[number],
  { readonly name: MessageKey; readonly text: MessageKey }
>;

/**
 * Asks for consent: a card over the page, a band at the foot of wide ones. Rejecting is as easy as accepting, and each
 * category is chosen by itself. It is hidden until a browser without a stored choice shows it; without script nothing
 * needs consent.
 */
export function Consent({ html }: { readonly html: string | undefined }) {
  return (
    <div
      className="consent"
      popover="manual"
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      {...hook('consent')}
      {...markup(html, <ConsentForm />)}
    />
  );
}

/** The question and its answers. */
export function ConsentForm() {
  const visit = useVisit();
  return (
    <form className="consent-form">
      <h2 className="display" data-size="4" id="consent-title" tabIndex={-1}>
        {visit.message('consentTitle')}
      </h2>
      <p className="small" id="consent-text">
        {visit.message('consentText')}
        {hasSpaces(visit.language) ? ' ' : undefined}
        <a href={pageHref(visit, ['cookie-notice'])}>{visit.message('cookieNotice')}</a>
      </p>
      <p className="small" {...hook('consent-privacy-control')} hidden>
        {visit.message('consentPrivacyControl')}
      </p>
      <div className="consent-answers">
        <Button kind="primary" text={visit.message('consentReject')} type="submit" value="none" />
        <Button kind="primary" text={visit.message('consentAccept')} type="submit" value="all" />
      </div>
      <details className="consent-choices">
        <summary>{visit.message('consentChoose')}</summary>
        <Choice name="necessary" title="consentNecessary" text="consentNecessaryText" isFixed />
        {consentCategories.map((category) => (
          <Choice key={category} name={category} title={words[category].name} text={words[category].text} />
        ))}
        <Button kind="secondary" text={visit.message('consentSave')} type="submit" value="own" />
      </details>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** Always on. */
  readonly isFixed?: boolean;
}

function Choice({ name, title, text, isFixed = false }: ChoiceProps) {
  const { message } = useVisit();
  return (
    <label className="choice">
      <input type="checkbox" name={name} defaultChecked={isFixed} disabled={isFixed} />
      <span>
        <strong>{message(title)}</strong>
        <span className="meta">{message(text)}</span>
      </span>
    </label>
  );
}
