import { select } from '../../client/hooks/hook.ts';
import { serviceId } from '../../content/model/serviceId.ts';

/** The CSS selector of the elements that show a field in a preview; none for an id that no entry can have. */
export function fieldSelector(entry: string, field: string): readonly string[] {
  return serviceId.test(entry) && serviceId.test(field)
    ? [`${select('contentful-entry-id', entry)}${select('contentful-field-id', field)}`]
    : [];
}
