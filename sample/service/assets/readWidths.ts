import * as v from 'valibot';
import { preparedCrops, preparedWidths } from '../../media/widths.ts';
import type { PreparedWidths } from './assetAddress.ts';

const schema = v.array(v.object({ file: v.string(), width: v.number(), height: v.number() }));

const LARGEST = { width: 1920, height: 1080 };

/**
 * Reads the catalogue of pictures: the widths that each is prepared in, by name. For a picture that the
 * catalogue does not know all widths are tried.
 */
export function readWidths(catalog: unknown): (name: string) => PreparedWidths {
  const pictures = v.parse(schema, catalog);
  const widthsOf = (size: typeof LARGEST) => ({ whole: preparedWidths(size), tall: preparedCrops(size) });
  const widths = new Map(pictures.map(({ file, ...size }) => [file.slice(0, file.lastIndexOf('.')), widthsOf(size)]));
  return (name) => widths.get(name) ?? widthsOf(LARGEST);
}
