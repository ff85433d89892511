import { wordsOf } from '../commandLine.ts';
import { textOf } from '../textFile.ts';

const embedded = new URL('../../sample/space/space.json', import.meta.url);

/** The content of an exported space, unchecked, by default the embedded one; throws an error for the operator. */
export function readSpaceFile(file: string | URL = embedded): unknown {
  try {
    return JSON.parse(textOf(file));
  } catch (thrown) {
    const name = file === embedded ? 'the embedded space (npm run space writes it)' : file;
    throw new Error(`${name} can’t be read: ${wordsOf(thrown)}`);
  }
}
