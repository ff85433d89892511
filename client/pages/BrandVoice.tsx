import { brandPictures } from '../../content/model/brands.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { Heading } from '../parts/Heading.tsx';
import { Phrases } from '../parts/Phrases.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Quotation } from '../parts/Quotation.tsx';
import { Spoken } from '../visitContext.tsx';

/** What the founder says, set large, with who says it (docs/rules.md#brand-voice). */
export function BrandSentence({ brand }: { readonly brand: EntryOf<'brand'> }) {
  return (
    <Spoken of={brand.id} as="div">
      <figure>
        <Quotation words={brand.sentence}>
          <p>
            <Phrases text={brand.sentence} isSentence />
          </p>
        </Quotation>
        {brand.sentenceBy ? <figcaption className="meta">{brand.sentenceBy}</figcaption> : undefined}
      </figure>
    </Spoken>
  );
}

/** What the brand's things are made of: its name, and a sentence beside a picture close to it, or alone. */
export function BrandMaterial({ pavilion }: { readonly pavilion: EntryOf<'brandPavilion'> }) {
  const { brand } = pavilion;
  if (!brand?.material) return undefined;
  const { material } = brandPictures(pavilion);
  const sentence = brand.materialText ? <p className="lead">{brand.materialText}</p> : undefined;
  return (
    <section className="page grid section">
      <div className="detail-side">
        <Spoken of={brand.id} as="div">
          <Heading level={2}>{brand.material}</Heading>
          {material ? sentence : undefined}
        </Spoken>
      </div>
      <div className="detail-main">
        {material ? (
          <Picture media={material} ratio="landscape" frame={{ widths: [90, 60] }} />
        ) : (
          <Spoken of={brand.id} as="div">
            {sentence}
          </Spoken>
        )}
      </div>
    </section>
  );
}
