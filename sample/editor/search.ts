import * as api from './api.ts';
import { button, make, part } from './dom.ts';

interface Opener {
  readonly titleOf: (entry: api.Entry) => string;
  readonly types: readonly api.Type[];
  readonly open: (id: string) => void;
  readonly create: (entry: api.Entry) => void;
}

/** The list of entries: by their words or id, type and city; those changed last without any. */
export async function startSearch({ titleOf, types, open, create }: Opener): Promise<void> {
  const [type, city] = [part('[name="type"]', HTMLSelectElement), part('[name="city"]', HTMLSelectElement)];
  const count = part('#count', HTMLElement);
  for (const [select, options] of [[type, types] as const, [city, await api.readCities()] as const]) {
    const byName = options.toSorted((a, b) => a.name.localeCompare(b.name));
    select.append(...byName.map(({ sys, name }) => make('option', { value: sys.id }, name)));
  }
  const rowOf = (entry: api.Entry): HTMLElement => {
    const kind = types.find(({ sys }) => sys.id === entry.sys.contentType.sys.id)?.name;
    const facts = [kind, ...entry.metadata.tags.map(({ sys }) => sys.id)].join(' · ');
    const opener = button('', () => open(entry.sys.id));
    opener.append(titleOf(entry), make('small', {}, facts));
    return make('li', {}, opener);
  };
  // The form is a plain one: pressed before this script is ready, it leads here with its words in the address.
  const sought = part('[name="words"]', HTMLInputElement);
  sought.value ||= new URLSearchParams(location.search).get('words') ?? '';
  const look = async (): Promise<void> => {
    const words = sought.value.trim();
    try {
      const byId = /^[\w.-]+$/.test(words) ? await api.readEntry(words).catch(() => undefined) : undefined;
      const entries = await api.find({ words, type: type.value, city: city.value });
      count.textContent = entries.length === api.FIND_LIMIT ? `The ${entries.length} changed last` : '';
      part('#entries', HTMLElement).replaceChildren(...[...(byId ? [byId] : []), ...entries].map(rowOf));
    } catch (thrown) {
      count.textContent = api.sentence(thrown);
    }
  };
  let looks = look(); // One after the other, so that the last one stays.
  part('#find', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    looks = looks.then(look);
  });
  part('#create', HTMLButtonElement).addEventListener('click', () => {
    if (type.value === '') {
      count.textContent = 'Choose the type of the new entry first, and its city.';
      return type.focus();
    }
    const sys = { id: crypto.randomUUID(), contentType: { sys: { id: type.value } } };
    create({ sys, metadata: { tags: city.value ? [{ sys: { id: city.value } }] : [] }, fields: {} });
  });
}
