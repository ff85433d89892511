/** A thin arrow in the direction of reading or against it; decoration beside text that says the same (Icon.tsx). */
export function Arrow({ towards = 'end' }: { readonly towards?: 'end' | 'start' }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <use href={`#icon-${towards}`} />
    </svg>
  );
}
