import { csvText } from '../csvText.ts';
import type { DeskItem } from './desk.ts';
import { itemEditor, itemPath } from './deskChoice.ts';

const columns = ['kind', 'entry', 'type', 'title', 'language', 'cities', 'state', 'field', 'page', 'editor'] as const;

/** The desk as a table, one text a row. */
export function deskCsv(items: readonly DeskItem[], origin: string, editor: string): string {
  const rows = items.flatMap((item) =>
    item.texts.map(({ field, state }) => {
      const path = itemPath(item);
      return [
        item.kind,
        item.id,
        item.contentType,
        item.title,
        item.language,
        item.cities.join(' '),
        state,
        field,
        path === undefined ? '' : origin + path,
        itemEditor({ ...item, texts: [{ field, state }] }, editor),
      ];
    }),
  );
  return csvText([columns, ...rows]);
}
