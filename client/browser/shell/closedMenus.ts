import { CLOSED_MENUS_POLICY } from '../../../content/shell/closedMenus.ts';
import { select } from '../../hooks/hook.ts';

/** The text of a closed menu: the only markup that the policy lets through. */
let text = '';
const policy = window.trustedTypes?.createPolicy(CLOSED_MENUS_POLICY, { createHTML: () => text });

/** Makes the closed menus of a place elements (docs/rules.md#closed-menus). */
export function fillClosedMenus(place: Element): void {
  for (const closed of place.querySelectorAll(`noscript${select('closed-menu')}`)) {
    text = closed.textContent;
    const template = document.createElement('template');
    template.innerHTML = policy?.createHTML('') ?? text;
    closed.replaceWith(template.content);
  }
}

/** Fills a menu at the first sign that somebody opens it, before it shows: a finger that comes down on its button is one. */
export function watchClosedMenus(): void {
  const fill = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const opener = target.closest<HTMLButtonElement>('button[popovertarget]');
    const place = target.closest(`${select('navigation')}, ${select('menu')}`) ?? opener?.popoverTargetElement;
    if (place) fillClosedMenus(place);
  };
  for (const type of ['pointerover', 'focusin', 'beforetoggle']) addEventListener(type, fill, true);
}
