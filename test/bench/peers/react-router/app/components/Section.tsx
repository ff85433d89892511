import type { Card as CardFacts, Heading, Section as SectionFacts } from '../../../page.ts';
import { Carousel } from './Carousel.tsx';
import { Buttons, Icon, Link, Picture, type Texts } from './parts.tsx';

interface SectionProps<Kind extends SectionFacts['kind'] = SectionFacts['kind']> {
  readonly section: Extract<SectionFacts, { readonly kind: Kind }>;
  readonly isFirst: boolean;
  readonly texts: Texts;
}

export function Section({ section, isFirst, texts }: SectionProps) {
  switch (section.kind) {
    case 'carousel':
      return <Carousel section={section} isFirst={isFirst} texts={texts} />;
    case 'text':
      return (
        <section className="section">
          <div className="page text-section" data-align={section.align} data-size={section.size}>
            <div className="text-section-head">
              <p className="eyebrow">{section.heading.eyebrow}</p>
              <h2 className="display" data-size="2">
                {section.heading.title}
              </h2>
            </div>
            <div className="text-section-body flow">
              <div className="prose flow" dangerouslySetInnerHTML={{ __html: section.html }} />
              <Buttons buttons={section.buttons} texts={texts} />
            </div>
          </div>
        </section>
      );
    case 'visit':
      return <Visit section={section} isFirst={isFirst} texts={texts} />;
    case 'cards':
      return (
        <section className="section" data-tone={section.tone ?? undefined}>
          <div className="page">
            <SectionHead heading={section.heading} />
            <ul className={section.list} data-arrangement={section.arrangement ?? undefined}>
              {section.cards.map((card) => (
                <li key={card.id} data-span={card.span || undefined}>
                  <Card card={card} texts={texts} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      );
    case 'banner':
      return <Banner section={section} isFirst={isFirst} texts={texts} />;
    case 'signature':
      return (
        <section className="section signature" data-tone="ink">
          <div className="page">
            <SectionHead heading={section.heading} />
            <div dangerouslySetInnerHTML={{ __html: section.drawing }} />
            <ol className="signature-lines" data-form="sun">
              {section.lines.map(({ mark, link }) => (
                <li key={link.id} className="signature-line">
                  <span className="signature-words">
                    <span className="signature-mark display" data-size="3">
                      {mark}
                    </span>
                    <a className="signature-link" href={link.href ?? undefined}>
                      {link.text}
                    </a>
                  </span>
                </li>
              ))}
            </ol>
          </div>
        </section>
      );
    case 'tiers':
      return (
        <section className="section" data-tone="ink">
          <div className="page">
            <SectionHead heading={section.heading} />
            <ol className="tiers">
              {section.tiers.map((tier) => (
                <li key={tier.id} className="tier">
                  <h3>{tier.title}</h3>
                  {tier.threshold && <p className="meta">{tier.threshold}</p>}
                  <ul className="tier-benefits">
                    {tier.benefits.map((benefit) => (
                      <li key={benefit}>{benefit}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </div>
        </section>
      );
  }
}

function SectionHead({ heading: { eyebrow, title, description, link } }: { readonly heading: Heading }) {
  return (
    <div className="section-head">
      <div>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        {title && (
          <h2 className="display" data-size="2">
            {title}
          </h2>
        )}
        {description && <p className="section-description">{description}</p>}
      </div>
      {link?.href && (
        <a className="button" href={link.href} data-kind="link">
          {link.text}
          <span className="visually-hidden">: {title}</span>
          <Icon of="end" />
        </a>
      )}
    </div>
  );
}

function Visit({ section, texts }: SectionProps<'visit'>) {
  const { heading, picture, hours, address, buttons } = section;
  return (
    <section className="visit" data-tone="bone">
      {picture && (
        <div className="visit-picture">
          <Picture picture={picture} ratio="fill" sizes="(width >= 48em) 50vw, 100vw" />
        </div>
      )}
      <div className="visit-text flow">
        <p className="eyebrow">{heading.eyebrow}</p>
        <h2 className="display" data-size="2">
          {heading.title}
        </h2>
        <p className="lead">{heading.description}</p>
        <dl className="visit-facts">
          <div>
            <dt className="eyebrow">{texts.openingHours}</dt>
            {hours.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
          <div>
            <dt className="eyebrow">{texts.address}</dt>
            <dd>{address}</dd>
          </div>
        </dl>
        <Buttons buttons={buttons} texts={texts} />
      </div>
    </section>
  );
}

function Banner({ section, texts }: SectionProps<'banner'>) {
  const { heading, href, picture, buttons } = section;
  return (
    <section className="section">
      <div className="page">
        <article
          className="banner"
          data-ratio={section.ratio}
          data-align={section.align}
          data-promotion="fixedRatioBanner"
          data-promotion-name={heading.title}
        >
          {picture && (
            <div className="banner-picture">
              <Picture picture={picture} ratio="fill" sizes="(width >= 90em) 1280px, 100vw" />
            </div>
          )}
          <div className="banner-text">
            <p className="eyebrow">{heading.eyebrow}</p>
            <h2 className="display" data-size={section.titleSize}>
              {href === null ? (
                <span className="card-link">{heading.title}</span>
              ) : (
                <a className="card-link" href={href}>
                  {heading.title}
                </a>
              )}
            </h2>
            <p>{heading.description}</p>
            <div className="card-action">
              <Buttons buttons={buttons} texts={texts} />
            </div>
          </div>
        </article>
      </div>
    </section>
  );
}

function Card({ card, texts }: { readonly card: CardFacts; readonly texts: Texts }) {
  const { variant, eyebrow, title, description, picture, href, meta, labels, state, action } = card;
  return (
    <article
      className="card"
      data-variant={variant}
      data-empty={picture ? undefined : ''}
      data-promotion={card.contentType || undefined}
      data-promotion-name={card.contentType ? title : undefined}
    >
      {picture && (
        <div className="card-picture">
          <Picture picture={picture} ratio={variant === 'overlay' ? 'fill' : card.ratio} sizes={card.sizes} />
          {state && (
            <span className="badge" data-state={state.name}>
              {state.text}
            </span>
          )}
        </div>
      )}
      <div className="card-text" data-tone={variant === 'overlay' && picture ? 'picture' : undefined}>
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        {title && (
          <h3 className="card-title">
            {href === null ? (
              <span className="card-link">{title}</span>
            ) : (
              <a className="card-link" href={href}>
                {title}
              </a>
            )}
          </h3>
        )}
        {description && <p className="card-description">{description}</p>}
        {meta.length > 0 && (
          <p className="meta card-meta">
            {meta.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
        {labels.length > 0 && (
          <ul className="card-labels meta">
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        )}
        {action && (
          <div className="card-action">
            <Link link={action} name="button" kind={action.kind} texts={texts} />
          </div>
        )}
      </div>
    </article>
  );
}
