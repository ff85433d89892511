import * as v from 'valibot';
import { preparedWidths } from '../media/widths.ts';

const schema = v.array(v.object({ file: v.string(), width: v.number() }));

const LARGEST = 1920;

/**
 * Reads the catalogue of pictures: the widths that each is prepared in, by name. For a picture that the
 * catalogue does not know all widths are tried.
 */
export function readWidths(catalog: unknown): (name: string) => readonly number[] {
  const pictures = v.parse(schema, catalog);
  const widths = new Map(
    pictures.map(({ file, width }) => [file.slice(0, file.lastIndexOf('.')), preparedWidths(width)] as const),
  );
  return (name) => widths.get(name) ?? preparedWidths(LARGEST);
}
