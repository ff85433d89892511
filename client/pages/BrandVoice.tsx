import { brandPictures } from '../../content/model/brands.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { Heading } from '../parts/Heading.tsx';
import { Phrases } from '../parts/Phrases.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Quotation } from '../parts/Quotation.tsx';
import { Spoken, useTextLang } from '../visitContext.tsx';

/** What the founder says, set large, with who says it (docs/rules.md#brand-voice). */
export function BrandSentence({ brand: { id, sentence, sentenceBy } }: { readonly brand: EntryOf<'brand'> }) {
  return (
    <figure>
      <Quotation words={sentence}>
        <p>
          <Spoken of={id} field="sentence">
            <Phrases text={sentence} isSentence />
          </Spoken>
        </p>
      </Quotation>
      {sentenceBy ? (
        <figcaption className="meta">
          <Spoken of={id} field="sentenceBy" text={sentenceBy} />
        </figcaption>
      ) : undefined}
    </figure>
  );
}

/** What the brand's things are made of: its name, and a sentence beside a picture close to it, or alone. */
export function BrandMaterial({ pavilion }: { readonly pavilion: EntryOf<'brandPavilion'> }) {
  const langOf = useTextLang();
  const { brand } = pavilion;
  if (!brand?.material) return undefined;
  const { material } = brandPictures(pavilion);
  const sentence = brand.materialText ? (
    <p className="lead" lang={langOf(brand.id, 'materialText')}>
      {brand.materialText}
    </p>
  ) : undefined;
  return (
    <section className="page grid section">
      <div className="detail-side">
        <Heading level={2} of={brand.id} field="material" text={brand.material} />
        {material ? sentence : undefined}
      </div>
      <div className="detail-main">
        {material ? <Picture media={material} ratio="landscape" frame={{ widths: [90, 60] }} /> : sentence}
      </div>
    </section>
  );
}
