import * as v from 'valibot';
import { type Field, find, type Picture, readPictures, sentence } from './api.ts';
import type { Edited } from './controls.ts';
import { button, make, part } from './dom.ts';

const links = v.fallback(v.array(v.object({ sys: v.object({ id: v.string() }) })), []);
const media = v.fallback(v.array(v.looseObject({ secure_url: v.fallback(v.string(), '') })), []);
const asList = (value: unknown): unknown => (Array.isArray(value) || value === undefined ? value : [value]);

/** The buttons that change the order of a list, or leave something out. */
function order<Item>(items: readonly Item[], at: number, name: string, set: (items: Item[]) => void) {
  const moved = (by: number): Item[] => items.toSpliced(at, 1).toSpliced(at + by, 0, ...items.slice(at, at + 1));
  return [
    ...(at > 0 ? [button('↑', () => set(moved(-1)), `Move up: ${name}`)] : []),
    ...(at < items.length - 1 ? [button('↓', () => set(moved(1)), `Move down: ${name}`)] : []),
    button('×', () => set(items.toSpliced(at, 1)), `Leave out: ${name}`),
  ];
}

/** What a button looks for; a failure is said where the other buttons say theirs. */
function saying(look: () => Promise<void>): () => void {
  return () =>
    void look().catch((thrown: unknown) => {
      part('#said', HTMLElement).textContent = sentence(thrown);
    });
}

const titles = new Map<string, string>();

interface Entries {
  readonly titleOf: (id: string) => Promise<string>;
  readonly open: (id: string) => void;
}

/** The entries that a field links to: each opens, and others are found by their words. */
export function linkList(field: Field, { value, set }: Edited, { titleOf, open }: Entries): HTMLElement {
  const isMany = field.type === 'Array';
  const rules = [...field.validations, ...(field.items?.validations ?? [])];
  const type = rules.flatMap(({ linkContentType = [] }) => linkContentType).join(',');
  const ids = v.parse(links, asList(value)).map(({ sys }) => sys.id);
  const take = (next: readonly string[]): void => {
    const nextLinks = next.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }));
    set(isMany ? nextLinks : nextLinks[0]);
  };
  const rows = ids.map((id, at) => {
    const row = make('li');
    const draw = (title: string): void => {
      titles.set(id, title);
      const opener = button(title, () => open(id));
      row.replaceChildren(opener, ...order(ids, at, title, take));
    };
    if (!titles.has(id)) void titleOf(id).then(draw);
    draw(titles.get(id) ?? id);
    return row;
  });
  const choices = make('select', { ariaLabel: 'Entries that were found', hidden: true });
  const words = make('input', { type: 'search', placeholder: 'Words of an entry', ariaLabel: 'Words of an entry' });
  const look = async (): Promise<void> => {
    const entries = await find({ words: words.value, type });
    const names = await Promise.all(entries.map(({ sys }) => titleOf(sys.id)));
    const options = entries.map(({ sys }, index) => make('option', { value: sys.id }, names[index] ?? sys.id));
    choices.replaceChildren(
      make('option', { disabled: true, selected: true }, `Choose one of ${options.length}`),
      ...options,
    );
    choices.hidden = false;
  };
  choices.addEventListener('change', () => take(isMany ? [...ids, choices.value] : [choices.value]));
  const adder = make('li', {}, words, button('Find', saying(look), 'Find an entry to add'));
  return make('div', {}, make('ol', {}, ...rows, adder), choices);
}

/** The picture of an address, or its name where it is none. */
function pictureOf(url: string, kind: string): HTMLElement {
  const name = url.replace(/.*\//, '');
  if (kind !== 'image' || !URL.canParse(url)) return make('span', {}, name);
  const src = new URL(url).pathname.replace('/upload/', '/upload/f_auto,w_320/');
  return make('img', { src, alt: name, loading: 'lazy' });
}

/** The pictures of a field; the first is the main one. `choose` puts a picture of the space in a place. */
export function pictureList(field: Field, { value, set }: Edited, choose: (at: number, picture: Picture) => void) {
  const pictures = v.parse(media, asList(value));
  const kind = /Videos/.test(field.id) ? 'video' : 'image';
  const chooser = (text: string, at: number) =>
    button(
      text,
      saying(() => openPictures(kind, (picture) => choose(at, picture))),
    );
  const rows = pictures.map(({ secure_url: url }, at) =>
    make('li', {}, pictureOf(url, kind), chooser('Choose another', at), ...order(pictures, at, url, set)),
  );
  return make('div', {}, make('ol', {}, ...rows), chooser('Add', pictures.length));
}

/** Opens all pictures, or all videos, of the space. */
async function openPictures(kind: string, take: (picture: Picture) => void): Promise<void> {
  const pictures = (await readPictures()).filter(({ url }) => url.includes(`/${kind}/upload/`));
  const dialog = make('dialog', { ariaLabel: 'All pictures' });
  const choices = pictures.map((picture) => {
    const choice = button('', () => {
      take(picture);
      dialog.close();
    });
    choice.append(pictureOf(picture.url, kind));
    return make('li', {}, choice);
  });
  dialog.append(
    button('Close', () => dialog.close()),
    make('ul', {}, ...choices),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
