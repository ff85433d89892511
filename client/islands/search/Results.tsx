import { createElement } from 'react';
import type { IslandTexts } from '../../../content/messages/islandMessages.ts';
import { ownValue } from '../../../content/ownValue.ts';
import type { SearchAnswer } from '../../../content/search/searchAnswer.ts';
import type { TextPart } from '../../../content/search/searchHighlight.ts';
import { hook } from '../../hooks/hook.ts';
import { Arrow } from '../../parts/Arrow.tsx';
import { ButtonLink } from '../../parts/Button.tsx';

interface ResultsProps {
  readonly answer: SearchAnswer;
  /** Where all results are, for a list that shows the first of each section only. */
  readonly allHref: string;
  readonly text: IslandTexts;
}

/** Results by section, each a plain list of links (docs/rules.md#search-order). */
export function Results({ answer, allHref, text }: ResultsProps) {
  const isCut = answer.sections.some(({ items, total }) => items.length < total);
  return (
    <div className="search-results">
      {answer.sections.map(({ contentType, title, total, items }) => (
        <section key={contentType} className="search-section">
          <h2 className="display" data-size="3">
            {/* One text: of a space by itself a browser tells no screen reader. */}
            {`${title} `}
            <span className="search-count">{total}</span>
          </h2>
          <ul className="link-rows">
            {items.map(({ id, href, isOutbound, name, lang, note, facts, langs = {}, picture }) => (
              <li key={id}>
                <a
                  className="link-row search-result"
                  href={href}
                  {...hook('result')}
                  {...(isOutbound && { rel: 'noopener', target: '_blank', 'data-outbound': '' })}
                >
                  {picture ? <img src={picture} alt="" width={96} height={72} loading="lazy" /> : undefined}
                  <span>
                    <span className="display" data-size="4" lang={lang}>
                      <Parts of={name} />
                    </span>
                    <span className="meta card-meta">
                      {facts.filter(isNotIn(note)).map((fact) => (
                        <span key={fact} lang={ownValue(langs, fact)}>
                          {fact}
                        </span>
                      ))}
                      {note.length > 0 ? (
                        <span lang={ownValue(langs, wordsOf(note))}>
                          <Parts of={note} />
                        </span>
                      ) : undefined}
                    </span>
                  </span>
                  {isOutbound ? <span className="visually-hidden">{` (${text('opensInNewWindow')})`}</span> : undefined}
                  <Arrow />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isCut ? (
        <ButtonLink
          // Another count is another element, as with the parts of a name below.
          key={answer.total}
          kind="secondary"
          text={text('searchShowAll', { count: answer.total })}
          href={allHref}
          {...hook('result')}
        />
      ) : undefined}
    </div>
  );
}

/** Returns a filter for facts that leaves out what a text with matches says. */
function isNotIn(parts: readonly TextPart[]): (fact: string) => boolean {
  return (fact) => fact !== wordsOf(parts);
}

function wordsOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}

/** A text with its matches in bold; text only, never markup (docs/rules.md#search-highlight). */
function Parts({ of }: { readonly of: readonly TextPart[] }) {
  // Other parts are another element: a browser that translates has put elements in the place of the texts, and React
  // would look for those. As separate children: they never change order, so they need no keys.
  return createElement(
    'bdi',
    { key: JSON.stringify(of) },
    ...of.map(({ text, isMatch }) => (isMatch ? createElement('b', null, text) : text)),
  );
}
