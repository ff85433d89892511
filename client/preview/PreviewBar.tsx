import { cityRow } from '../../content/cities.ts';
import { Message, useMessage, useVisit } from '../visitContext.tsx';

/** An entry on the page that visitors do not see as it stands here. */
export interface UnpublishedEntry {
  readonly id: string;
  readonly title: string;
  /** Never published, or changed since. */
  readonly state: 'draft' | 'changed';
}

/** What the bar tells an editor of a page. */
export interface PreviewBarProps {
  /** Address of an entry in the editor, without its id. */
  readonly editor: string;
  /** The entry that the page is made of. */
  readonly main: { readonly id: string; readonly title: string } | undefined;
  /** Undefined when it could not be told. */
  readonly unpublished: readonly UnpublishedEntry[] | undefined;
  /** A link that opens this preview for somebody else, and when it ends, in words of the city's clock. */
  readonly share: { readonly href: string; readonly until: string | undefined };
  readonly leave: string;
  /** The moment that the page is shown at: for the control, and in words; undefined for now. */
  readonly at: { readonly value: string; readonly words: string } | undefined;
  /** The same page now. */
  readonly now: string;
  /** Parameters that the date control carries along. */
  readonly carried: readonly (readonly [name: string, value: string])[];
}

/** The bar of preview mode (site-shell §4: preview mask): what is draft, which entry, share, time travel, way out. Works without script. */
export function PreviewBar({ editor, main, unpublished, share, leave, at, now, carried }: PreviewBarProps) {
  const message = useMessage();
  const { city } = useVisit();
  return (
    <aside
      className="preview-tools"
      aria-label={message('previewBar')}
      data-preview-tools=""
      data-editor={editor}
      data-edit={message('previewEdit')}
    >
      <p className="preview-name">
        <strong>
          <Message of="previewMode" />
        </strong>
        {main ? (
          <a href={editor + main.id} target="_blank" rel="noreferrer" title={main.id}>
            <Message of="previewEditEntry" />
            <span className="preview-title">{main.title}</span>
          </a>
        ) : undefined}
      </p>
      <Unpublished editor={editor} entries={unpublished} />
      <button type="button" aria-pressed="false" hidden data-preview-edit="">
        <Message of="previewPointOut" />
      </button>
      <form className="preview-moment" method="get">
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
        <div className="preview-panel">
          <p>
            {share.until ? (
              <Message of="previewShareUntil" values={{ time: share.until }} />
            ) : (
              <Message of="previewShareOpen" />
            )}
          </p>
          <input type="text" readOnly value={share.href} aria-label={message('previewShare')} data-preview-link="" />
          <button type="button" hidden data-preview-copy={message('previewCopied')}>
            <Message of="previewCopy" />
          </button>
        </div>
      </details>
      <a className="preview-leave" href={leave}>
        <Message of="leavePreview" />
      </a>
    </aside>
  );
}

function Unpublished({
  editor,
  entries,
}: {
  readonly editor: string;
  readonly entries: PreviewBarProps['unpublished'];
}) {
  if (!entries) {
    return (
      <p>
        <Message of="previewUnknown" />
      </p>
    );
  }
  if (entries.length === 0) {
    return (
      <p>
        <Message of="previewPublished" />
      </p>
    );
  }
  return (
    <details>
      <summary>
        <Message of="previewUnpublished" values={{ count: entries.length }} />
      </summary>
      <ul className="preview-panel">
        {entries.map(({ id, title, state }) => (
          <li key={id} data-state={state}>
            <a href={editor + id} target="_blank" rel="noreferrer">
              {title}
            </a>{' '}
            (<Message of={state === 'draft' ? 'previewDraft' : 'previewChanged'} />)
          </li>
        ))}
      </ul>
    </details>
  );
}
