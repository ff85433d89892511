import { useTextLang, useVisit } from '../visitContext.tsx';

/** What a link can be about: an entry or its card. */
export interface Titled {
  readonly id: string;
  readonly title: string;
}

/** What a link is about, for whoever hears its words alone: "Leave out: The Lantern Table". */
export function About({ of }: { readonly of: Titled | undefined }) {
  const { message } = useVisit();
  const langOf = useTextLang();
  return of?.title ? (
    <span className="visually-hidden" lang={langOf(of.id)}>
      {message('labelled', { label: '', value: of.title })}
    </span>
  ) : undefined;
}
