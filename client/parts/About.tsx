import { useVisit } from '../visitContext.tsx';

/** What a link is about, for whoever hears its words alone: "Leave out: The Lantern Table". */
export function About({ text }: { readonly text: string }) {
  const { message } = useVisit();
  return text ? <span className="visually-hidden">{message('labelled', { label: '', value: text })}</span> : undefined;
}
