import type { ContentType } from '../../../content/model/registry.ts';
import { changedSite } from './changedSite.ts';
import { entriesOf } from './space.ts';

/** A site whose editors have not translated some fields of the first entry of a type; `isEach`: of all of them. */
export async function halfTranslated(type: ContentType, names: readonly string[], isEach = false) {
  const [entry, ...others] = await entriesOf('sydney', 'en', type);
  if (!entry) throw new Error(`Sydney has no ${type}`);
  const untranslated = isEach ? [entry, ...others] : [entry];
  const halfSite = changedSite(({ sys, fields }, _, isOfAllLocales) => {
    const english = untranslated.find(({ id }) => id === sys.id)?.raw.fields;
    if (!english) return fields;
    const texts = names.map((name) => [name, isOfAllLocales ? { 'en-US': english[name] } : english[name]]);
    return { ...fields, ...Object.fromEntries(texts) };
  });
  return { halfSite, title: entry.text('title'), slug: entry.text('slug') };
}
