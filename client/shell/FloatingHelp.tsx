import { pageHref } from '../../content/address/visit.ts';
import { pagePath } from '../../content/pages.ts';
import type { ShellModel } from '../../content/shell/shellPlaces.ts';
import { hook } from '../hooks/hook.ts';
import { Spoken, useVisit } from '../visitContext.tsx';
import { markup } from './markup.ts';
import { AskInstead } from './ServiceFailed.tsx';

/**
 * Help that floats at the foot of the page: the editor's line beside a link to contact us, and the chat
 * (docs/rules.md#help-text).
 */
export function FloatingHelp({ shell, hasChat }: { readonly shell: ShellModel; readonly hasChat: boolean }) {
  const visit = useVisit();
  const text = shell.settings?.floatIconText ?? '';
  if (!text && !hasChat) return undefined;
  return (
    <aside className="floating" aria-label={visit.message('help')}>
      {hasChat ? (
        <>
          <template {...hook('chat-failed')}>
            <p className="floating-note" role="alert" {...hook('chat-note')}>
              {visit.message('chatFailed')} <AskInstead />
            </p>
          </template>
          <button className="icon-button floating-button" type="button" {...hook('chat')}>
            <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="M3 4h14v9.5H9L5.5 16.5v-3H3z" />
            </svg>
            <span className="visually-hidden">{visit.message('chat')}</span>
          </button>
        </>
      ) : undefined}
      {text ? (
        <a className="floating-help" href={pageHref(visit, pagePath('contactUs'))} {...hook('help')}>
          <span className="floating-text" {...markup(shell.html?.help, <HelpText shell={shell} />)} />
          <span className="icon-button floating-button" aria-hidden="true">
            <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
              <path d="M7 7.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.1-1.5 2.2M10 15v.6" />
            </svg>
          </span>
        </a>
      ) : undefined}
    </aside>
  );
}

/** The editor's line, which is rendered with what else all pages share: it may be in English. */
export function HelpText({ shell: { settings } }: { readonly shell: ShellModel }) {
  return <Spoken of={settings?.id} field="floatIconText" text={settings?.floatIconText} />;
}
