import { textKey } from '../../content/translations/textKey.ts';
import { hook } from '../hooks/hook.ts';
import { useVisit } from '../visitContext.tsx';
import { ListedEntries } from './ListedEntries.tsx';
import { PageTranslations } from './PageTranslations.tsx';
import { GuestLink, Moment, Receipt, SideBySide } from './PreviewParts.tsx';
import type { PreviewBarProps } from './previewBarProps.ts';

/** The bar of preview mode (docs/rules.md#preview-bar): drafts, entry, link for guests, time, exit. Works without script. */
export function PreviewBar({
  editor,
  main,
  unpublished,
  hidden,
  broken,
  locale,
  translations,
  problems,
  isCityClosed,
  redirects,
  named,
  untranslated,
  share,
  leave,
  at,
  now,
  carried,
}: PreviewBarProps) {
  const { message } = useVisit();
  return (
    <aside
      className="preview-tools"
      aria-label={message('previewBar')}
      {...hook('preview-tools')}
      {...hook('editor', editor)}
      {...hook('locale', locale)}
      {...hook('edit', message('previewEdit'))}
      {...hook('edit-field', message('previewEditField'))}
      {...hook('named', named)}
      {...hook('untranslated', untranslated.join(' '))}
    >
      <Status {...{ main, hidden, problems, isCityClosed, untranslated }} />
      {main ? (
        <a href={editor + main.id} target="_blank" rel="noreferrer" title={main.id} {...hook('preview-main', main.id)}>
          {message('previewEditEntry')} {main.title}
        </a>
      ) : undefined}
      <details className="preview-more">
        <summary>{message('previewMode')}</summary>
        <div className="preview-rest">
          {main ? <a href={main.uses}>{message('previewUses')}</a> : undefined}
          <SideBySide />
          <ListedEntries {...{ editor, unpublished, broken, redirects }} hidden={hidden.others} />
          <PageTranslations {...{ editor, locale }} {...translations} />
          <button type="button" aria-pressed="false" hidden {...hook('preview-edit')}>
            {message('previewPointOut')}
          </button>
          <Moment {...{ at, now, carried }} />
          <GuestLink {...share} />
          <a className="preview-leave" href={leave} rel="nofollow">
            {message('leavePreview')}
          </a>
        </div>
      </details>
      <p
        className="preview-state"
        role="status"
        {...hook('preview-state')}
        {...hook('slow', message('previewSlow'))}
        {...hook('failed', message('previewFailed'))}
        {...hook('gone', message('previewGone'))}
      />
      <Receipt />
    </aside>
  );
}

/** What an editor has to know of the page before anything else. */
function Status({
  main,
  hidden,
  problems: { badMoment, badRelease },
  isCityClosed,
  untranslated,
}: Pick<PreviewBarProps, 'main' | 'hidden' | 'problems' | 'isCityClosed' | 'untranslated'>) {
  const { message } = useVisit();
  return (
    <div className="preview-status">
      {[
        isCityClosed && message('previewClosedCity'),
        hidden.page && message('previewHiddenPage', { reason: hidden.page.text }),
        main && untranslated.includes(textKey(main.id, 'title')) && message('previewNoTranslation'),
        badMoment !== undefined && message('previewBadMoment', { text: badMoment }),
        badRelease !== undefined && message('previewBadRelease', { text: badRelease }),
      ].map((text) =>
        text ? (
          <strong key={text} role="status">
            {text}
          </strong>
        ) : undefined,
      )}
    </div>
  );
}
