import { select } from '../../client/hooks/hook.ts';

/** Ids as the content service allows them: nothing in them has a meaning in a selector or in markup. */
const safe = /^[\w.-]{1,64}$/;

/** The CSS selector of the elements that show a field in a preview; none for an id that no entry can have. */
export function fieldSelector(entry: string, field: string): readonly string[] {
  return safe.test(entry) && safe.test(field)
    ? [`${select('contentful-entry-id', entry)}${select('contentful-field-id', field)}`]
    : [];
}
