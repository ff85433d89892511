import { DEFAULT_LANGUAGE, languages } from '../../content/languages.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { useVisit } from '../visitContext.tsx';
import { EntryList } from './EntryList.tsx';

/** An entry that visitors do not get, or a redirect that the site does not follow, and why. */
export interface RefusedEntry {
  readonly id: string;
  readonly title: string;
  /** In the page's language; for a redirect in English, as the check of the content says it. */
  readonly text: string;
}

/** An entry on the page with fields that could not be used, since what is saved there has a wrong type or contradicts. */
interface BrokenEntry {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly {
    readonly field: string;
    /** What is wrong, where more is to say than that it can't be used. */
    readonly problem: MessageKey | undefined;
  }[];
}

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

export interface ListedEntriesProps {
  /** Address of an entry in the editor, without its id. */
  readonly editor: string;
  readonly hidden: readonly RefusedEntry[];
  /** Undefined when the call failed. */
  readonly unpublished: readonly UnpublishedEntry[] | undefined;
  readonly broken: readonly BrokenEntry[];
  readonly redirects: readonly RefusedEntry[];
}

/** What visitors do not get of a page as it stands: hidden, not published, unusable, or not followed; each with its reason. */
export function ListedEntries({ editor, hidden, unpublished, broken, redirects }: ListedEntriesProps) {
  const { message } = useVisit();
  const hrefOf = ({ id }: { readonly id: string }): string => editor + id;
  const words = ({ field, problem }: BrokenEntry['fields'][number]): string =>
    problem ? `${field}: ${message(problem)}` : field;
  return (
    <>
      <EntryList
        name="hidden"
        of="previewHidden"
        entries={hidden.map((entry) => ({ ...entry, href: hrefOf(entry), text: `: ${entry.text}` }))}
      />
      {unpublished && unpublished.length > 0 ? undefined : (
        <p>{message(unpublished ? 'previewPublished' : 'previewUnknown')}</p>
      )}
      <EntryList
        name="unpublished"
        of="previewUnpublished"
        entries={(unpublished ?? []).map((entry) => ({ ...entry, text: <Difference {...entry} /> }))}
      />
      <EntryList
        name="broken"
        of="previewBroken"
        entries={broken.map((entry) => ({
          ...entry,
          href: hrefOf(entry),
          text: ` (${entry.fields.map(words).join(', ')})`,
        }))}
      />
      <EntryList
        name="redirects"
        of="previewRefusedRedirects"
        entries={redirects.map((entry) => ({
          ...entry,
          href: hrefOf(entry),
          text: (
            <>
              {' '}
              <span lang={languages[DEFAULT_LANGUAGE].hreflang}>{entry.text}</span>
            </>
          ),
        }))}
      />
    </>
  );
}

/** What is published of an entry, and what is drafted. */
function Difference({ state, fields }: Pick<UnpublishedEntry, 'state' | 'fields'>) {
  const { message } = useVisit();
  return (
    <>
      {' '}
      ({message(state === 'draft' ? 'previewDraft' : 'previewChanged')})
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
    </>
  );
}
