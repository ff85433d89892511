import { ownValue } from '../../../content/ownValue.ts';
import { isRecord, property } from '../../../content/record.ts';
import { assetFields, type Field, type Model } from '../model/model.ts';

const PARAMETER = 'includeContentSourceMaps';

/** The editors of the content service that a field of text opens with, unless somebody chose another. */
const widgets: Readonly<Record<string, string>> = {
  Symbol: 'singleLine',
  Text: 'multipleLine',
  RichText: 'richTextEditor',
  Array: 'tagEditor',
};

/** Takes the question for source maps from the parameters of a call; true where it was asked. */
export function takeSourceMaps(params: URLSearchParams): boolean {
  const isAsked = params.get(PARAMETER) === 'true';
  params.delete(PARAMETER);
  return isAsked;
}

/**
 * A body of the Preview API with its source maps: of each text the type of its field and the editor that opens it, by their
 * places in two lists.
 */
export function withSourceMaps(body: unknown, model: Model): unknown {
  if (!isRecord(body) || !isRecord(body.sys)) return body;
  const kinds = Object.keys(widgets);
  const lookup = {
    sys: { type: 'ContentSourceMapsLookup' },
    fieldTypes: kinds,
    editorInterfaces: Object.values(widgets).map((widgetId) => ({ widgetNamespace: 'builtin', widgetId })),
  };
  const mapped = (list: unknown): unknown =>
    Array.isArray(list) ? list.map((item) => withMappings(item, model, kinds)) : list;
  const whole = Array.isArray(body.items)
    ? {
        ...body,
        items: mapped(body.items),
        ...(isRecord(body.includes) && {
          includes: Object.fromEntries(Object.entries(body.includes).map(([kind, list]) => [kind, mapped(list)])),
        }),
      }
    : withMappings(body, model, kinds);
  return isRecord(whole) && isRecord(whole.sys)
    ? { ...whole, sys: { ...whole.sys, contentSourceMapsLookup: lookup } }
    : whole;
}

function withMappings(item: unknown, model: Model, kinds: readonly string[]): unknown {
  if (!isRecord(item) || !isRecord(item.sys) || !isRecord(item.fields)) return item;
  const { sys, fields } = item;
  const mappings = fieldsOf(sys, model)
    .filter(
      ({ id, type, items }) => ownValue(fields, id) !== undefined && (type !== 'Array' || items?.type === 'Symbol'),
    )
    .flatMap(({ id, type }) => {
      const place = kinds.indexOf(type);
      return place < 0 ? [] : [[`/fields/${id}`, { source: { fieldType: place, editorInterface: place } }] as const];
    });
  const maps = { sys: { type: 'ContentSourceMaps' }, mappings: Object.fromEntries(mappings) };
  return { ...item, sys: { ...sys, contentSourceMaps: maps } };
}

function fieldsOf(sys: Readonly<Record<string, unknown>>, model: Model): readonly Field[] {
  if (sys.type === 'Asset') return assetFields;
  const type = property(property(sys.contentType, 'sys'), 'id');
  return typeof type === 'string' ? (model.contentTypes.get(type)?.definitions ?? []) : [];
}
