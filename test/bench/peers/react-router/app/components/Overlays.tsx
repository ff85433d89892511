import type { HomePage } from '../../../page.ts';
import { Buttons, Hidden, Icon } from './parts.tsx';

export function Overlays({ page }: { readonly page: HomePage }) {
  const { texts, announcements, notices } = page;
  return (
    <>
      <Consent texts={texts} />
      {announcements.length > 0 && (
        <section className="announcement" data-tone="bottle" aria-label={texts.announcements}>
          <button className="icon-button announcement-step" type="button">
            <Icon of="start" />
            <Hidden>{texts.previousAnnouncement}</Hidden>
          </button>
          <ul className="announcement-track">
            {announcements.map(({ id, html, href }) => {
              const words = <div className="announcement-words" dangerouslySetInnerHTML={{ __html: html }} />;
              return (
                <li key={id} className="announcement-slide">
                  {href === null ? (
                    words
                  ) : (
                    <a className="announcement-link" href={href}>
                      {words}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
          <button className="icon-button announcement-step" type="button">
            <Icon of="end" />
            <Hidden>{texts.nextAnnouncement}</Hidden>
          </button>
          <button className="icon-button announcement-close" type="button">
            <Icon of="close" />
            <Hidden>{texts.closeAnnouncement}</Hidden>
          </button>
        </section>
      )}
      {notices.map(({ id, title, description, buttons }) => (
        <div key={id} className="notice" popover="manual" role="dialog" aria-labelledby={`notice-${id}`}>
          <div className="notice-text flow">
            <p className="display" data-size="4" id={`notice-${id}`}>
              {title}
            </p>
            {description && <p className="small">{description}</p>}
            <Buttons buttons={buttons} texts={texts} />
          </div>
          <button className="icon-button notice-close" type="button">
            <Icon of="close" />
            <Hidden>{texts.closeNotice}</Hidden>
          </button>
        </div>
      ))}
      <aside className="floating" aria-label={texts.help}>
        <a className="floating-help" href="/en/sydney/contact-us">
          <span className="floating-text">{texts.help}</span>
        </a>
      </aside>
      <div className="loading-bar" aria-hidden="true" />
      <p className="loading-overlay" role="status" data-loading-overlay={texts.loading} />
      <p className="connection" role="status" data-offline={texts.offline} data-online={texts.backOnline} />
    </>
  );
}

function Consent({ texts }: Pick<HomePage, 'texts'>) {
  const choices = [
    { name: 'necessary', title: texts.consentNecessary, text: texts.consentNecessaryText, isFixed: true },
    { name: 'analytics', title: texts.consentAnalytics, text: texts.consentAnalyticsText, isFixed: false },
    {
      name: 'personalisation',
      title: texts.consentPersonalisation,
      text: texts.consentPersonalisationText,
      isFixed: false,
    },
  ];
  return (
    <div
      className="consent"
      popover="manual"
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
    >
      <form className="consent-form">
        <h2 className="display" data-size="4" id="consent-title" tabIndex={-1}>
          {texts.consentTitle}
        </h2>
        <p className="small" id="consent-text">
          {texts.consentText} <a href="/en/sydney/cookie-notice">{texts.cookieNotice}</a>
        </p>
        <p className="small" hidden>
          {texts.consentPrivacyControl}
        </p>
        <div className="consent-answers">
          <button className="button" data-kind="primary" type="submit" value="none">
            {texts.consentReject}
          </button>
          <button className="button" data-kind="primary" type="submit" value="all">
            {texts.consentAccept}
          </button>
        </div>
        <details className="consent-choices">
          <summary>{texts.consentChoose}</summary>
          {choices.map(({ name, title, text, isFixed }) => (
            <label key={name} className="choice">
              <input type="checkbox" name={name} defaultChecked={isFixed} disabled={isFixed} />
              <span>
                <strong>{title}</strong>
                <span className="field-hint">{text}</span>
              </span>
            </label>
          ))}
          <button className="button" data-kind="secondary" type="submit" value="own">
            {texts.consentSave}
          </button>
        </details>
      </form>
    </div>
  );
}
