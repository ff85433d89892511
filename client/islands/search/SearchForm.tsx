import type { FormEvent, RefObject } from 'react';
import { KEYWORD_MAX, KEYWORD_MIN } from '../../../content/search/keyword.ts';
import { isComposingSounds } from '../../browserState/composing.ts';
import { hook } from '../../hooks/hook.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { CarriedFields } from '../../parts/CarriedFields.tsx';
import type { SearchPanelProps } from './searchPanelProps.ts';

type SearchFormProps = Pick<SearchPanelProps, 'place' | 'language' | 'action' | 'carried' | 'keyword' | 'text'> & {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isEmpty: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  /** The field's text changed, and no input method is composing. */
  readonly onType: () => void;
};

/**
 * The field and its button. Without script it submits to the search page, which cleans the keyword. No `maxlength`: that
 * counts code units and could split a composed character; script and server count whole characters.
 */
export function SearchForm({
  place,
  language,
  action,
  carried,
  keyword,
  text,
  field,
  isEmpty,
  onSubmit,
  onType,
}: SearchFormProps) {
  const id = `${place}-keyword`;
  return (
    <form className="search-form" action={action} method="get" onSubmit={onSubmit}>
      <label className="visually-hidden" htmlFor={id}>
        {text('searchPrompt')}
      </label>
      <input
        ref={field}
        className="search-input display"
        id={id}
        name="keyword"
        type="search"
        dir="auto"
        defaultValue={keyword}
        placeholder={place === 'dialog' ? text('searchPrompt') : undefined}
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-describedby={`${id}-hint`}
        {...hook('search-input')}
        onInput={(event) => {
          if (!isComposingSounds(event.nativeEvent, language)) onType();
        }}
        onCompositionEnd={onType}
      />
      <CarriedFields carried={carried} />
      <Button kind="primary" text={text('search')} type="submit" />
      {place === 'dialog' ? (
        <Button kind="quiet" text={text('cancel')} type="button" {...hook('search-close')} />
      ) : isEmpty ? undefined : (
        <ButtonLink kind="quiet" text={text('cancel')} href={action + carried} />
      )}
      <p className="visually-hidden" id={`${id}-hint`}>
        {text('searchHint', { min: KEYWORD_MIN, max: KEYWORD_MAX })}
      </p>
    </form>
  );
}
