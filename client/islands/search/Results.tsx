import { createElement, Fragment } from 'react';
import type { SearchAnswer } from '../../../content/search/searchAnswer.ts';
import type { TextPart } from '../../../content/search/searchHighlight.ts';
import { Arrow } from '../../parts/Arrow.tsx';
import { filled, type SearchTexts } from './searchPanelProps.ts';

interface ResultsProps {
  readonly answer: SearchAnswer;
  /** Where all results are, for a list that shows the first of each section only. */
  readonly allHref: string;
  readonly texts: SearchTexts;
}

/** Results by section, each a plain list of links (content-pages §4). */
export function Results({ answer, allHref, texts }: ResultsProps) {
  const isCut = answer.sections.some(({ items, total }) => items.length < total);
  return (
    <div className="search-results">
      {answer.sections.map(({ contentType, title, total, items }) => (
        <section key={contentType} className="search-section">
          <h2 className="eyebrow">
            {title} <span className="search-count">{total}</span>
          </h2>
          <ul className="link-rows">
            {items.map(({ id, href, isOutbound, name, note }) => (
              <li key={id}>
                <a
                  className="link-row"
                  href={href}
                  data-result=""
                  {...(isOutbound && { rel: 'noopener', target: '_blank', 'data-outbound': '' })}
                >
                  <span className="search-name">
                    <Parts of={name} />
                  </span>
                  {note.length > 0 ? (
                    <span className="meta">
                      <Parts of={note} />
                    </span>
                  ) : undefined}
                  {isOutbound ? <span className="visually-hidden">{` (${texts.opensInNewWindow})`}</span> : undefined}
                  <Arrow />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isCut ? (
        <a className="button" data-kind="secondary" href={allHref} data-result="">
          {filled(texts.showAll, { count: answer.total })}
        </a>
      ) : undefined}
    </div>
  );
}

/** A text with its matches in bold; texts only, never markup (content-pages §5). */
function Parts({ of }: { readonly of: readonly TextPart[] }) {
  // As children one by one: the parts of a text never change places, so they need no keys.
  return createElement(
    Fragment,
    null,
    ...of.map(({ text, isMatch }) => (isMatch ? createElement('b', null, text) : text)),
  );
}
