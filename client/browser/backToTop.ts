import { onScroll } from './scroll.ts';

/** The link appears above this offset (site-shell §9). */
const THRESHOLD = 1000;

/** Shows the link back to the top once there is far to go. */
export function startBackToTop(root: ParentNode = document): void {
  const link = root.querySelector<HTMLElement>('[data-back-to-top]');
  if (!link) return;
  const show = (offset: number): void => {
    link.hidden = offset <= THRESHOLD;
  };
  onScroll(show);
  // A page that was left further down comes back there.
  show(scrollY);
}
