import { Message } from '../visitContext.tsx';

/** An entry or asset that the page has read, with changes that visitors do not see. */
export interface UnpublishedEntry {
  readonly id: string;
  /** Its address in the editor. */
  readonly href: string;
  readonly title: string;
  /** Never published, or changed since. */
  readonly state: 'draft' | 'changed';
  /** What differs from the published version; none for a draft. */
  readonly fields: readonly {
    readonly field: string;
    /** The locale of both values; undefined for the page's own. */
    readonly locale: string | undefined;
    readonly published: string;
    readonly drafted: string;
  }[];
}

/** What is not published of all that the page has read, with both values of each field; undefined when that is unknown. */
export function UnpublishedEntries({ entries }: { readonly entries: readonly UnpublishedEntry[] | undefined }) {
  if (!entries || entries.length === 0) {
    return (
      <p>
        <Message of={entries ? 'previewPublished' : 'previewUnknown'} />
      </p>
    );
  }
  return (
    <details>
      <summary>
        <Message of="previewUnpublished" values={{ count: entries.length }} />
      </summary>
      <ul className="preview-panel">
        {entries.map(({ id, href, title, state, fields }) => (
          <li key={id} data-state={state}>
            <a href={href} target="_blank" rel="noreferrer">
              {title}
            </a>{' '}
            (<Message of={state === 'draft' ? 'previewDraft' : 'previewChanged'} />)
            {fields.length > 0 ? (
              <dl>
                {fields.map(({ field, locale, published, drafted }) => (
                  <div key={field}>
                    <dt>
                      {field} {locale}
                    </dt>
                    <dd>
                      <del>{published || '–'}</del> <ins>{drafted || '–'}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            ) : undefined}
          </li>
        ))}
      </ul>
    </details>
  );
}
