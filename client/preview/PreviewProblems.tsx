import { DEFAULT_LANGUAGE, languages } from '../../content/languages.ts';
import { Message } from '../visitContext.tsx';

/** A redirect of the city that the site does not follow. */
export interface RefusedRedirect {
  readonly id: string;
  readonly title: string;
  /** Why, in English as the check of the content says it. */
  readonly problem: string;
}

/** What is wrong beside the page's own content. */
export interface PreviewProblemsProps {
  /** Address of an entry in the editor, without its id. */
  readonly editor: string;
  readonly redirects: readonly RefusedRedirect[];
  /** The moment in the address that is none, as it stands there. */
  readonly badMoment: string | undefined;
  /** The release in the address that the space has none of, as it stands there. */
  readonly badRelease: string | undefined;
}

/** Refused redirects, and a moment or a release that there is none of (docs/rules.md#preview-problems). */
export function PreviewProblems({ editor, redirects, badMoment, badRelease }: PreviewProblemsProps) {
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
      {redirects.length > 0 ? (
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
      ) : undefined}
    </>
  );
}
