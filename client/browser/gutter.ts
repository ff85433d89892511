/** A scrollbar that takes room leaves it behind when a dialog stills the page, so that nothing moves. */
export function keepGutter(): void {
  const root = document.documentElement;
  document.addEventListener(
    'beforetoggle',
    ({ target }) => {
      if (target instanceof HTMLDialogElement && !target.open)
        root.toggleAttribute('data-gutter', innerWidth > root.clientWidth);
    },
    true,
  );
}
