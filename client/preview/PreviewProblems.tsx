import { DEFAULT_LANGUAGE, languages } from '../../content/languages.ts';
import { Message } from '../visitContext.tsx';

/** A redirect of the city that the site does not follow. */
export interface RefusedRedirect {
  readonly id: string;
  readonly title: string;
  /** Why, in English as the check of the content says it. */
  readonly problem: string;
}

/** A moment or a release in the address that there is none of, as it stands there (docs/rules.md#preview-problems). */
export interface MistypedProps {
  readonly badMoment: string | undefined;
  readonly badRelease: string | undefined;
}

/** Says that the page is not shown as its address asks. */
export function Mistyped({ badMoment, badRelease }: MistypedProps) {
  return (
    <>
      {badMoment === undefined ? undefined : (
        <strong role="status">
          <Message of="previewBadMoment" values={{ text: badMoment }} />
        </strong>
      )}
      {badRelease === undefined ? undefined : (
        <strong role="status">
          <Message of="previewBadRelease" values={{ text: badRelease }} />
        </strong>
      )}
    </>
  );
}

/** What a city's redirects are refused for; `editor` is the address of an entry in the editor, without its id. */
export function RefusedRedirects({
  editor,
  redirects,
}: {
  readonly editor: string;
  readonly redirects: readonly RefusedRedirect[];
}) {
  return redirects.length > 0 ? (
    <details>
      <summary>
        <Message of="previewRefusedRedirects" values={{ count: redirects.length }} />
      </summary>
      <ul className="preview-panel">
        {redirects.map(({ id, title, problem }) => (
          <li key={id}>
            <a href={editor + id} target="_blank" rel="noreferrer">
              {title}
            </a>{' '}
            <span lang={languages[DEFAULT_LANGUAGE].hreflang}>{problem}</span>
          </li>
        ))}
      </ul>
    </details>
  ) : undefined;
}
