import { useState } from 'react';
import type { HomePage } from '../page.ts';

interface Found {
  readonly title: string;
  readonly href: string;
}

/** A field and its results while one types; the form works without script. */
export function SearchPanel({ action, endpoint, texts }: HomePage['islands']['search']) {
  const [found, setFound] = useState<readonly Found[]>([]);
  const [message, setMessage] = useState('');
  const read = async (keyword: string): Promise<void> => {
    if (keyword.length < 2) {
      setFound([]);
      setMessage('');
      return;
    }
    const response = await fetch(`${endpoint}&keyword=${encodeURIComponent(keyword)}`);
    const answer: { readonly items?: readonly Found[] } = await response.json();
    setFound(answer.items ?? []);
    setMessage(answer.items?.length ? (texts['many'] ?? '') : (texts['none'] ?? ''));
  };
  return (
    <search className="search">
      <form className="search-form" action={action} method="get">
        <label className="visually-hidden" htmlFor="dialog-keyword">
          {texts['prompt']}
        </label>
        <input
          className="search-input display"
          id="dialog-keyword"
          name="keyword"
          type="search"
          placeholder={texts['prompt']}
          required
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="dialog-keyword-hint"
          onInput={(event) => read(event.currentTarget.value)}
        />
        <button className="button" data-kind="primary" type="submit">
          {texts['search']}
        </button>
        <button className="button" data-kind="quiet" type="button">
          {texts['cancel']}
        </button>
        <p className="meta" id="dialog-keyword-hint">
          {texts['hint']}
        </p>
      </form>
      <p className="meta" role="status">
        {message}
      </p>
      <ul className="search-results">
        {found.map(({ title, href }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </search>
  );
}
