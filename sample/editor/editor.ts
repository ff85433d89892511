import { fieldLabel } from '../../content/model/fieldLabel.ts';
import * as api from './api.ts';
import { control, hintOf } from './controls.ts';
import { make, part } from './dom.ts';
import { type Draft, differing, isUnsaved, newDraft, onTopOf, replaceFields } from './draft.ts';
import { previewFrame } from './frame.ts';
import { linkList, pictureList } from './lists.ts';
import { startSearch } from './search.ts';

const [types, locales] = await Promise.all([api.readTypes(), api.readLocales()]);
const typeOf = ({ sys }: api.Entry) => types.find((type) => type.sys.id === sys.contentType.sys.id);
const standard = locales.find((locale) => locale.default)?.code ?? 'en-US';
const drafts = new Map<string, Draft>();
const address = new URL(location.href);
let locale = address.searchParams.get('focusedLocale') ?? standard;
let openId = '';

function titleOf(entry: api.Entry, { fields }: Pick<Draft, 'fields'> = entry): string {
  const values = fields[typeOf(entry)?.displayField ?? 'title'];
  return String(values?.[locale] ?? values?.[standard] ?? entry.sys.id);
}

const frame = previewFrame(part('#preview', HTMLIFrameElement), {
  typed: (code) =>
    [...drafts].map(([id, { entry, fields, touched }]) => {
      const changed = typeOf(entry)?.fields.filter((field) => touched.has(field.id)) ?? [];
      const values = changed.map((field) => [field.id, fields[field.id]?.[field.localized ? code : standard] ?? null]);
      return { sys: { id, type: 'Entry' }, fields: Object.fromEntries(values) };
    }),
  onClicked: (id, field, code) => {
    if (locales.some((candidate) => candidate.code === code)) locale = code;
    void open(id, field);
  },
});

/**
 * Opens an entry at a field (docs/rules.md#local-editor); from the list with its own page, otherwise beside the page that is
 * there.
 */
async function open(id: string, field = '', isWithPage = false): Promise<void> {
  try {
    // Without a word typed it is read again: others may have saved it since.
    const typed = drafts.get(id);
    const draft = typed && isUnsaved(typed) ? typed : newDraft(await api.readEntry(id), await api.readPublished(id));
    drafts.set(id, draft);
    openId = id;
    history.replaceState(null, '', api.addressOf(id));
    draw(draft);
    if (isWithPage) showPage(draft);
    const box = part('main', HTMLElement).querySelector(`[data-field="${CSS.escape(field)}"]`);
    box?.scrollIntoView({ block: 'center' });
    (box?.querySelector<HTMLElement>('input, textarea, select, button') ?? part('main h2', HTMLElement)).focus();
  } catch (thrown) {
    part('#count', HTMLElement).textContent = `${id} could not be opened. ${api.sentence(thrown)}`;
  }
}

/** Shows the page of an entry; before it is saved for the first time it has none. */
function showPage({ entry: { sys } }: Draft): void {
  if (sys.version !== undefined && sys.id === openId) frame.show(api.pageOf(sys.id, locale));
}

function draw(draft: Draft): void {
  part('main', HTMLElement).replaceChildren(part('template', HTMLTemplateElement).content.cloneNode(true));
  const languages = part('#locale', HTMLSelectElement);
  languages.append(...locales.map(({ code, name }) => make('option', { value: code }, name)));
  languages.value = locale;
  languages.addEventListener('change', () => {
    locale = languages.value;
    draw(draft);
    showPage(draft);
  });
  for (const [name, act] of Object.entries(actions))
    part(`#${name}`, HTMLButtonElement).addEventListener('click', () => {
      runs = runs.then(() => run(draft, act));
    });
  const form = part('#fields', HTMLFormElement);
  form.append(...(typeOf(draft.entry)?.fields ?? []).map((field) => fieldBox(draft, field)));
  form.addEventListener('submit', (event) => event.preventDefault());
  sayState(draft);
}

function fieldBox(draft: Draft, field: api.Field): HTMLElement {
  const { id } = field;
  const code = field.localized ? locale : standard;
  const label = fieldLabel(id) + (field.required ? ' (required)' : '');
  const problem = make('small', { role: 'status' });
  const take = (values: Record<string, unknown>): void => {
    draft.fields = { ...draft.fields, [id]: values };
    draft.touched.add(id);
    draft.mistyped.delete(id);
    problem.textContent = '';
    frame.tell();
    sayState(draft);
  };
  const set = (value: unknown): void => {
    const { [code]: _, ...others } = draft.fields[id] ?? {};
    take(value === undefined ? others : { ...others, [code]: value });
  };
  const refuse = (text: string, reason: string): void => {
    draft.mistyped.set(id, text);
    problem.textContent = reason;
    sayState(draft);
  };
  const edited = { value: draft.fields[id]?.[code], mistyped: draft.mistyped.get(id), set, refuse };
  const redraw = (): void => {
    const { ariaLabel = '' } = document.activeElement ?? {};
    box.replaceWith(fieldBox(draft, field));
    const buttons = [...document.querySelectorAll<HTMLElement>(`[data-field="${id}"] button`)];
    (buttons.find((each) => each.ariaLabel === ariaLabel) ?? buttons[0])?.focus();
  };
  const setAnew = (value: unknown): void => {
    set(value);
    redraw();
  };
  /** A picture is chosen for every language, each with its own words. */
  const choose = (at: number, { values }: api.Picture): void => {
    const [first] = Object.values(values);
    const changed = locales.flatMap((each) => {
      const [before, item] = [draft.fields[id]?.[each.code], values[each.code] ?? (each.default ? first : undefined)];
      return item ? [[each.code, (Array.isArray(before) ? before : []).toSpliced(at, 1, item)] as const] : [];
    });
    take({ ...draft.fields[id], ...Object.fromEntries(changed) });
    redraw();
  };
  const titles = (entry: string): Promise<string> => api.readEntry(entry).then(titleOf, () => entry);
  const isLinks = (field.items ?? field).linkType === 'Entry';
  const list = isLinks
    ? linkList(field, { ...edited, set: setAnew }, { titleOf: titles, open })
    : field.type === 'Object' && pictureList(field, { ...edited, set: setAnew }, choose);
  const box: HTMLElement = list
    ? make('fieldset', {}, make('legend', {}, label), list, problem)
    : make('label', {}, label, control(field, edited), make('small', {}, hintOf(field)), problem);
  box.dataset['field'] = id;
  return box;
}

async function store(draft: Draft): Promise<void> {
  const [mistyped] = draft.mistyped.keys();
  if (mistyped !== undefined) throw new Error(`${fieldLabel(mistyped)} is mistyped.`);
  const isNew = draft.entry.sys.version === undefined;
  draft.entry = await api.save(draft.entry, draft.fields);
  if (isNew) showPage(draft);
}

async function setPublished(draft: Draft, isPublished: boolean): Promise<void> {
  if (isUnsaved(draft)) await store(draft);
  draft.entry = await api.setPublished(draft.entry, isPublished);
  draft.published = await readPublishedOf(draft);
}

const readPublishedOf = ({ entry }: Draft) => api.readPublished(entry.sys.id);

/** Gives the form other fields. */
function show(draft: Draft, fields: api.Fields): void {
  replaceFields(draft, fields);
  draw(draft);
  frame.tell();
}

/** What the buttons do, by their ids, and what is said afterwards. */
const actions: Readonly<Record<string, (draft: Draft) => Promise<string>>> = {
  save: async (draft) => {
    await store(draft);
    return 'Saved as a draft. Visitors see nothing of it yet.';
  },
  publish: async (draft) => {
    await setPublished(draft, true);
    return 'Published.';
  },
  unpublish: async (draft) => {
    if (!draft.published) return 'It is not published.';
    await setPublished(draft, false);
    return 'No longer published. The draft is still here.';
  },
  undo: async (draft) => {
    draft.published = await readPublishedOf(draft);
    if (!draft.published) return 'It is not published: there is nothing to go back to.';
    show(draft, draft.published.fields);
    return 'As it is published. Save the draft to keep it so.';
  },
  mine: async (draft) => {
    const theirs = await api.readEntry(draft.entry.sys.id);
    show(draft, onTopOf(theirs, draft));
    draft.entry = theirs;
    await store(draft);
    return 'Saved, with what others changed in other fields and languages.';
  },
  theirs: async (draft) => {
    draft.entry = await api.readEntry(draft.entry.sys.id);
    show(draft, draft.entry.fields);
    return 'This is what was saved last.';
  },
};

let runs = Promise.resolve();

/** Does what a button says, one after the other; whatever fails is said, and what was typed stays. */
async function run(draft: Draft, act: (draft: Draft) => Promise<string>): Promise<void> {
  part('#said', HTMLElement).textContent = '';
  let said: string;
  let isConflict = false;
  try {
    said = await act(draft);
    frame.saved(draft.entry.sys.id);
  } catch (thrown) {
    isConflict = thrown instanceof api.Refusal && thrown.status === 409;
    said = `Not done. ${api.sentence(thrown)} What you typed is still here.`;
  }
  if (drafts.get(openId) !== draft) return;
  part('#conflict', HTMLElement).hidden = !isConflict;
  part('#said', HTMLElement).textContent = said;
  sayState(draft);
}

function sayState(draft: Draft): void {
  const { entry, published } = draft;
  part('main h2', HTMLElement).textContent = titleOf(entry, draft);
  const isSame = published && differing(published.fields, entry.fields).length === 0;
  const state = !published ? 'not published' : isSame ? 'published' : 'published, with a later draft';
  const tags = entry.metadata.tags.map(({ sys }) => sys.id);
  const unsaved = isUnsaved(draft) ? ['not saved'] : [];
  part('#facts', HTMLElement).textContent = [typeOf(entry)?.name, ...tags, state, ...unsaved].join(' · ');
}

window.addEventListener('beforeunload', (event) => {
  if ([...drafts.values()].some(isUnsaved)) event.preventDefault();
});
const [, first] = /\/entries\/([\w.-]+)/.exec(address.pathname) ?? [];
if (first) void open(first, address.searchParams.get('focusedField') ?? '', true);
else frame.show(api.pageOf('sydney-home', locale));
await startSearch({
  titleOf,
  types,
  open: (id) => void open(id, '', true),
  create: (entry) => {
    drafts.set(entry.sys.id, newDraft(entry, undefined));
    void open(entry.sys.id);
  },
});
