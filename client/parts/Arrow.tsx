/** A thin arrow in the direction of reading or against it; ornament beside words that say the same. */
export function Arrow({ towards = 'end' }: { readonly towards?: 'end' | 'start' }) {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
      <path d={towards === 'end' ? 'M2 10h15M12 5l5 5-5 5' : 'M18 10H3M8 5l-5 5 5 5'} />
    </svg>
  );
}
