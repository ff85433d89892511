import type { EntryOf } from '../../content/model/registry.ts';
import { type SignatureForm, signatureFormNames, signatureForms } from '../../content/signature/forms.ts';
import { specimenEntry } from './specimenEntry.ts';
import type { Say } from './specimenHeroes.ts';

/** The section that a city has for itself, in each of its forms. */
export function specimenSignatures(say: Say, event: EntryOf<'event'> | undefined): readonly EntryOf<'citySignature'>[] {
  return signatureFormNames.map((form) => {
    const { by }: SignatureForm = signatureForms[form];
    return specimenEntry('citySignature', {
      form,
      title: say('From first light to last', '自晨光至暮色'),
      description: say('What the building looks like when nobody hurries.', '无人匆忙时，建筑的模样。'),
      lines: [0, 8, 12, 19].map((hour, index) =>
        specimenEntry('signatureLine', {
          title: say('The north window is the quietest place', '北窗最为安静'),
          at: by === 'level' ? index - 1 : hour,
          floor: by === 'level' ? say(`Level ${index - 1}`, `第${index - 1}层`) : '',
          internalLink: index > 1 ? event : undefined,
        }),
      ),
    });
  });
}
