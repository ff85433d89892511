import { Idiomorph } from 'idiomorph';
import { attribute, select } from '../hooks/hook.ts';

/**
 * Attributes that scripts and visitors set: morphing keeps them. Browsers hide the nonce's value from the document.
 */
const keptAttributes: ReadonlySet<string> = new Set([
  'nonce',
  'open',
  'style',
  'hidden',
  'inert',
  'tabindex',
  'aria-pressed',
  'aria-expanded',
  'aria-disabled',
  'aria-haspopup',
  'aria-busy',
  attribute('enhanced'),
  attribute('hydrated'),
  attribute('open'),
  attribute('place'),
  attribute('playing'),
  attribute('started'),
]);

/** What a script has taken over: its own state is its content. */
const ownContent = `${select('hydrated')}, ${select('playing')}, ${select('preview-receipt')}`;

/** Changes an element into another, as little as possible: focus, scroll positions and what is open stay. */
export function morph(old: Element, next: Element): void {
  void Idiomorph.morph(old, next, {
    ignoreActiveValue: true,
    callbacks: {
      beforeAttributeUpdated: (name) => !keptAttributes.has(name),
      beforeNodeMorphed: (node) => !(node instanceof Element && node.matches(ownContent)),
    },
  });
}
