import { withQuery } from '../../content/address/addressQuery.ts';
import { twinHref } from '../../content/address/visit.ts';
import { cityRow } from '../../content/cities.ts';
import { hook } from '../hooks/hook.ts';
import { Message, useMessage, useVisit } from '../visitContext.tsx';
import { type BrokenEntry, ListedEntries, type RefusedEntry, type UnpublishedEntry } from './ListedEntries.tsx';
import { PageTranslations, type PageTranslationsProps } from './PageTranslations.tsx';

/** Props of the bar. */
export interface PreviewBarProps {
  /** Address of an entry in the editor, without its id. */
  readonly editor: string;
  /** The page's own entry, with the address that says where it is used. */
  readonly main: { readonly id: string; readonly title: string; readonly uses: string } | undefined;
  /** Undefined when the call failed. */
  readonly unpublished: readonly UnpublishedEntry[] | undefined;
  /** The page's own entry, where visitors do not get it, and what the page leaves out. */
  readonly hidden: { readonly page: RefusedEntry | undefined; readonly others: readonly RefusedEntry[] };
  readonly broken: readonly BrokenEntry[];
  /** Undefined where every text is written in the page's language. */
  readonly translations: Omit<PageTranslationsProps, 'editor'> | undefined;
  /** A moment or a release in the address that there is none of, as it stands there (docs/rules.md#preview-problems). */
  readonly problems: { readonly badMoment: string | undefined; readonly badRelease: string | undefined };
  readonly redirects: readonly RefusedEntry[];
  /** Titles of the page's entries, by id. */
  readonly named: Readonly<Record<string, string>>;
  /** Those of the page's entries that fall back to English, its own too. */
  readonly untranslated: readonly string[];
  /** Where a link for a guest is made, and what of this preview it opens. */
  readonly share: { readonly action: string; readonly page: Readonly<Record<string, string>> };
  readonly leave: string;
  /** The time that the page is shown at: for the control, and as text; undefined for now. */
  readonly at: { readonly value: string; readonly words: string } | undefined;
  /** Address of the same page at the current time. */
  readonly now: string;
  /** Parameters that the date control carries along. */
  readonly carried: readonly (readonly [name: string, value: string])[];
}

/** The bar of preview mode (docs/rules.md#preview-bar): drafts, entry, link for guests, time, exit. Works without script. */
export function PreviewBar({
  editor,
  main,
  unpublished,
  hidden,
  broken,
  translations,
  problems,
  redirects,
  named,
  untranslated,
  share,
  leave,
  at,
  now,
  carried,
}: PreviewBarProps) {
  const message = useMessage();
  const visit = useVisit();
  const { languages, timeZone } = cityRow(visit.city);
  const { badMoment, badRelease } = problems;
  const path = twinHref({ ...visit, carriedQuery: '' }, {});
  const sides = withQuery(`/_desk/side-by-side?path=${encodeURIComponent(path)}`, visit.carriedQuery.slice(1));
  const beside = [visit.language, ...languages.filter((language) => language !== visit.language)].slice(0, 3);
  return (
    <aside
      className="preview-tools"
      aria-label={message('previewBar')}
      {...hook('preview-tools')}
      {...hook('editor', editor)}
      {...hook('edit', message('previewEdit'))}
      {...hook('edit-field', message('previewEditField'))}
      {...hook('named', named)}
      {...hook('untranslated', untranslated.join(' '))}
    >
      <div className="preview-status">
        {[
          hidden.page && message('previewHiddenPage', { reason: hidden.page.text }),
          main && untranslated.includes(main.id) && message('previewNoTranslation'),
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
      {main ? (
        <a href={editor + main.id} target="_blank" rel="noreferrer" title={main.id} {...hook('preview-main', main.id)}>
          <Message of="previewEditEntry" /> {main.title}
        </a>
      ) : undefined}
      <details className="preview-more">
        <summary>
          <Message of="previewMode" />
        </summary>
        <div className="preview-rest">
          {main ? (
            <a href={main.uses}>
              <Message of="previewUses" />
            </a>
          ) : undefined}
          <a href={withQuery(sides, `languages=${beside.join()}`)}>
            <Message of="previewSides" />
          </a>
          {/preview-(?:at|release)=/.test(sides) ? (
            <a href={sides}>
              <Message of="previewNowAndThen" />
            </a>
          ) : undefined}
          <ListedEntries {...{ editor, unpublished, broken, redirects }} hidden={hidden.others} />
          {translations ? <PageTranslations editor={editor} {...translations} /> : undefined}
          <button type="button" aria-pressed="false" hidden {...hook('preview-edit')}>
            <Message of="previewPointOut" />
          </button>
          <form className="preview-time" method="get">
            {carried.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <label>
              <Message of="previewMoment" />
              <input type="datetime-local" name="preview-at" defaultValue={at?.value} required />
            </label>
            <button type="submit">
              <Message of="previewShowMoment" />
            </button>
            {at ? (
              <span>
                <Message of="previewShownAt" values={{ time: at.words, zone: timeZone }} />{' '}
                <a href={now}>
                  <Message of="previewNow" />
                </a>
              </span>
            ) : undefined}
          </form>
          <details className="preview-share">
            <summary>
              <Message of="previewShare" />
            </summary>
            <form className="preview-panel" method="post" action={share.action}>
              {Object.entries(share.page).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <label>
                <Message of="previewShareHours" />
                <input type="number" name="hours" min="1" max="336" defaultValue="72" required />
              </label>
              <button type="submit">
                <Message of="previewShareMake" />
              </button>{' '}
              <a href={share.action}>
                <Message of="previewShareAll" />
              </a>
            </form>
          </details>
          <a className="preview-leave" href={leave} rel="nofollow">
            <Message of="leavePreview" />
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
      <div
        className="preview-panel preview-receipt"
        hidden
        {...hook('preview-receipt', {
          published: message('receiptPublished'),
          gone: message('receiptGone'),
          seen: message('receiptSeen'),
          unseen: message('receiptUnseen'),
          looking: message('receiptLooking'),
          also: message('receiptAlso'),
          without: message('receiptWithout'),
          missing: message('receiptMissing'),
          still: message('receiptStill'),
          more: message('receiptMore'),
          looked: message('receiptLooked'),
          everywhere: message('receiptEverywhere'),
          nowhere: message('receiptNowhere'),
          unknown: message('receiptUnknown'),
          inLanguages: message('receiptInLanguages'),
          inCities: message('receiptInCities'),
          shared: message('receiptShared'),
          here: message('receiptHere'),
          languages: message('receiptLanguages'),
          links: message('receiptLinks'),
          pictures: message('receiptPictures'),
          done: message('receiptDone'),
        })}
      >
        <div role="status" {...hook('preview-lines')} />
        <button type="button">
          <Message of="previewClose" />
        </button>
      </div>
    </aside>
  );
}
