import { cityRow } from '../../content/cities.ts';
import { Message, useMessage, useVisit } from '../visitContext.tsx';
import { HiddenEntries, type HiddenEntriesProps, HiddenPage } from './HiddenEntries.tsx';
import { PageTranslations, type PageTranslationsProps } from './PageTranslations.tsx';
import { Mistyped, type MistypedProps, type RefusedRedirect, RefusedRedirects } from './PreviewProblems.tsx';
import { UnpublishedEntries, type UnpublishedEntry } from './UnpublishedEntries.tsx';

/** An entry on the page with fields that could not be used, since what is saved there has a wrong type. */
interface BrokenEntry {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly string[];
}

/** Props of the bar. */
export interface PreviewBarProps {
  /** Address of an entry in the editor, without its id. */
  readonly editor: string;
  /** The page's own entry, with the address that says where it is used. */
  readonly main: { readonly id: string; readonly title: string; readonly uses: string } | undefined;
  /** Undefined when the call failed. */
  readonly unpublished: readonly UnpublishedEntry[] | undefined;
  readonly hidden: Omit<HiddenEntriesProps, 'editor'>;
  readonly broken: readonly BrokenEntry[];
  /** Undefined where every text is written in the page's language. */
  readonly translations: Omit<PageTranslationsProps, 'editor'> | undefined;
  readonly problems: MistypedProps;
  readonly redirects: readonly RefusedRedirect[];
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
  const { city } = useVisit();
  return (
    <aside
      className="preview-tools"
      aria-label={message('previewBar')}
      data-preview-tools=""
      data-editor={editor}
      data-edit={message('previewEdit')}
      data-edit-field={message('previewEditField')}
      data-named={JSON.stringify(named)}
      data-untranslated={untranslated.join(' ')}
    >
      <strong className="preview-name">
        <Message of="previewMode" />
      </strong>
      <div className="preview-status">
        <HiddenPage page={hidden.page} />
        {main && untranslated.includes(main.id) ? (
          <strong role="status">
            <Message of="previewNoTranslation" />
          </strong>
        ) : undefined}
        <Mistyped {...problems} />
      </div>
      {main ? (
        <a href={editor + main.id} target="_blank" rel="noreferrer" title={main.id} data-preview-main={main.id}>
          <Message of="previewEditEntry" />
          <span className="preview-title">{main.title}</span>
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
          <HiddenEntries editor={editor} others={hidden.others} />
          <UnpublishedEntries entries={unpublished} />
          {broken.length > 0 ? <Broken editor={editor} entries={broken} /> : undefined}
          <RefusedRedirects editor={editor} redirects={redirects} />
          {translations ? <PageTranslations editor={editor} {...translations} /> : undefined}
          <button type="button" aria-pressed="false" hidden data-preview-edit="">
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
                <Message of="previewShownAt" values={{ time: at.words, zone: cityRow(city).timeZone }} />{' '}
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
                <Message of="previewShareWithdraw" />
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
        data-preview-state=""
        data-slow={message('previewSlow')}
        data-failed={message('previewFailed')}
        data-gone={message('previewGone')}
      />
      <div
        className="preview-panel preview-receipt"
        hidden
        data-preview-receipt={JSON.stringify({
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
        <div role="status" data-preview-lines="" />
        <button type="button">
          <Message of="previewClose" />
        </button>
      </div>
    </aside>
  );
}

function Broken({ editor, entries }: { readonly editor: string; readonly entries: readonly BrokenEntry[] }) {
  return (
    <details>
      <summary>
        <Message of="previewBroken" values={{ count: entries.length }} />
      </summary>
      <ul className="preview-panel">
        {entries.map(({ id, title, fields }) => (
          <li key={id}>
            <a href={editor + id} target="_blank" rel="noreferrer">
              {title}
            </a>{' '}
            ({fields.join(', ')})
          </li>
        ))}
      </ul>
    </details>
  );
}
