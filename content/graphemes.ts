import { once } from './once.ts';

/** Made when it is first needed: on a slow phone that takes a tenth of a second. */
const segmenter = once(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));

/** Texts of letters, kana, ideographs, syllables and punctuation that combine with nothing: each unit is a grapheme. */
const isSimple = /^[ -~\u00a1-\u02ff\u3001-\u3020\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e]*$/;

/** The graphemes of a text: what a reader takes for one character. Joined they are the text. */
export function graphemes(text: string): readonly string[] {
  return isSimple.test(text) ? text.split('') : Array.from(segmenter().segment(text), ({ segment }) => segment);
}
