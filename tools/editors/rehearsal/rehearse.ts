import { type ContentTypeProps, fetchAll } from 'contentful-management';
import { counted } from '../../../content/counted.ts';
import { contentTypeDefinition } from '../../../content/model/definitions.ts';
import { contentTypes, isContentType } from '../../../content/model/registry.ts';
import { ALL_PAGES, type Management } from '../contentManagement.ts';
import { type LiveType, readLiveTypes } from '../drift.ts';
import { isOtherPictureForm, type PictureFields } from '../pictureFields.ts';
import { type Breach, breaches, type ModelledEntry, modelledEntry, newBreaches } from './breaches.ts';

interface Rehearsal {
  readonly entries: number;
  /** Broken already: what is in the space does not pass the space's own model. */
  readonly already: readonly Breach[];
  /** What the new model would break; a push with any is refused. */
  readonly broken: readonly Breach[];
  /** New content that only the new model accepts: the model has to be pushed first, as a push does. */
  readonly needsModel: readonly Breach[];
}

interface Coming {
  /** Fields and types that the registry does not have are deleted. */
  readonly prune: boolean;
  readonly pictures: PictureFields;
  readonly entries: readonly ModelledEntry[];
}

/** Reads a space, and checks its content, as it is and as it will be, against its model and the registry's. */
export async function rehearse(
  management: Management,
  { prune, entries: coming, pictures }: Coming,
): Promise<Rehearsal> {
  const [live, locales, liveEntries] = await Promise.all([
    management.contentType.getMany({ query: { limit: 1000 } }),
    management.locale.getMany({ query: { limit: 1000 } }),
    fetchAll(management.entry.getMany, ALL_PAGES),
  ]);
  const standard = locales.items.find((locale) => locale.default)?.code ?? '';
  const [oldModel, newModel] = [readModel(live.items), modelAfter(live.items, prune, pictures)];
  const oldContent = liveEntries.filter(({ sys }) => sys.archivedVersion === undefined).map(modelledEntry);
  const arriving = new Set(coming.map(({ id }) => id));
  const newContent = [...oldContent.filter(({ id }) => !arriving.has(id)), ...coming];
  const already = breaches(oldContent, oldModel, standard);
  const after = [...breaches(oldContent, newModel, standard), ...breaches(newContent, newModel, standard)];
  const isArriving = ({ entry }: Breach): boolean => arriving.has(entry);
  return {
    entries: oldContent.length,
    already,
    broken: newBreaches(unique(after), already),
    needsModel: newBreaches(breaches(newContent, oldModel, standard).filter(isArriving), already),
  };
}

/** The model of the space after a push: the registry's, and whatever else is there unless it is pruned. */
function modelAfter(live: readonly ContentTypeProps[], prune: boolean, { usual }: PictureFields): readonly LiveType[] {
  const old = new Map(readModel(live).map((type) => [type.sys.id, type]));
  const ours = readLiveTypes({ contentTypes: contentTypes.map((type) => contentTypeDefinition(type, usual)) }).map(
    (type) => {
      const fieldIds = new Set(type.fields.map(({ id }) => id));
      const extra = prune ? [] : (old.get(type.sys.id)?.fields ?? []).filter(({ id }) => !fieldIds.has(id));
      const fields = type.fields.map((field) => {
        const before = old.get(type.sys.id)?.fields.find(({ id }) => id === field.id);
        return before && isOtherPictureForm(field, before) ? before : field;
      });
      return { ...type, fields: [...fields, ...extra] };
    },
  );
  const strangers = prune ? [] : [...old.values()].filter(({ sys }) => !isContentType(sys.id));
  return [...ours, ...strangers];
}

function readModel(live: readonly ContentTypeProps[]): readonly LiveType[] {
  return readLiveTypes({ contentTypes: live });
}

function unique(list: readonly Breach[]): readonly Breach[] {
  return [...new Map(list.map((breach) => [JSON.stringify(breach), breach])).values()];
}

/** What a rehearsal found, in words; each entry that a push would break has a line. */
export function rehearsalText({ entries, already, broken, needsModel }: Rehearsal): string {
  const lines = [
    `rehearsal  ${counted(entries, 'entry', 'entries')} of the space, against its own model and the registry’s`,
    ...(already.length > 0
      ? [`           ${counted(already.length, 'place does', 'places do')} not pass the space’s own model already`]
      : []),
    ...(needsModel.length > 0
      ? [`           ${counted(needsModel.length, 'place needs', 'places need')} the new model, which is pushed first`]
      : []),
    ...broken.map(
      ({ entry, contentType, field, problem }) =>
        `breaks     ${contentType} ${entry}${field ? `, ${field}` : ''}: ${problem}`,
    ),
    ...(broken.length === 0 ? ['           nothing breaks'] : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
