/** The site's icons: thin lines drawn on 20 units. */
const drawings = {
  account: 'M10 10.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM3 17.5c.6-3 3.3-4.75 7-4.75s6.4 1.75 7 4.75',
  cart: 'M4 6.5h12l.75 11H3.25zM7 8.5V5.5a3 3 0 0 1 6 0v3',
  close: 'M4 4l12 12M16 4L4 16',
  down: 'M5.5 8l4.5 4.5L14.5 8',
  end: 'M2 10h15M12 5l5 5-5 5',
  menu: 'M2.5 6.5h15M2.5 13.5h15',
  place:
    'M10 17.75s5.75-5.1 5.75-9.5a5.75 5.75 0 0 0-11.5 0c0 4.4 5.75 9.5 5.75 9.5zM10 10.25a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  search: 'M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5zM13 13l4.25 4.25',
  start: 'M18 10H3M8 5l-5 5 5 5',
  up: 'M10 17V3M5 8l5-5 5 5',
} as const;

const paths = Object.entries(drawings)
  .map(([name, lines]) => `<path id="icon-${name}" d="${lines}" fill="none" stroke="currentColor"/>`)
  .join('');

/** The drawings, once a page; icons refer to them, which keeps the HTML small. The same on all pages, so HTML at once. */
export function IconDrawings() {
  return (
    <div hidden>
      <svg dangerouslySetInnerHTML={{ __html: paths }} />
    </div>
  );
}

/** An icon beside or instead of words that name it. */
export function Icon({ of }: { readonly of: keyof typeof drawings }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <use href={`#icon-${of}`} />
    </svg>
  );
}
