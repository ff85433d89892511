import type { Hero as HeroFacts, Section } from '../../../page.ts';
import { Buttons, Hidden, Icon, Picture, type Texts } from './parts.tsx';

interface CarouselProps {
  readonly section: Extract<Section, { readonly kind: 'carousel' }>;
  readonly isFirst: boolean;
  readonly texts: Texts;
}

export function Carousel({ section: { heroes, title }, isFirst, texts }: CarouselProps) {
  return (
    <section className="carousel" data-kind="heroes" aria-roledescription={texts.carousel} aria-label={title}>
      <div className="visually-hidden">
        <h1>{title}</h1>
      </div>
      <div className="carousel-stage">
        <div className="carousel-controls" data-tone="ink" hidden>
          <button className="icon-button" type="button">
            <Icon of="start" />
            <Hidden>{texts.previousSlide}</Hidden>
          </button>
          <p className="meta" aria-hidden="true">
            1 / {heroes.length}
          </p>
          <button className="icon-button" type="button">
            <Icon of="end" />
            <Hidden>{texts.nextSlide}</Hidden>
          </button>
          <p className="visually-hidden" aria-live="polite" />
        </div>
        <div className="carousel-track" tabIndex={0}>
          {heroes.map((hero, index) => (
            <div
              key={hero.id}
              className="carousel-slide"
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.slideOf
                .replace('{number}', String(index + 1))
                .replace('{total}', String(heroes.length))}
            >
              <Hero hero={hero} isFirst={isFirst && index === 0} texts={texts} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Hero({
  hero,
  isFirst,
  texts,
}: {
  readonly hero: HeroFacts;
  readonly isFirst: boolean;
  readonly texts: Texts;
}) {
  return (
    <div
      className="hero"
      data-layout={hero.layout}
      data-size="1"
      data-align={hero.align}
      data-shade={hero.shade}
      data-promotion="heroBanner"
      data-promotion-name={hero.title}
    >
      <div className="hero-picture">
        {hero.picture && (
          <Picture
            picture={hero.picture}
            ratio="fill"
            sizes="(orientation: portrait) 110svh, 100vw"
            isFirst={isFirst}
            isOrnament={hero.video !== null}
          />
        )}
        {hero.video && (
          <>
            <video
              className="video-media"
              src={hero.video}
              aria-label={hero.videoName}
              loop
              preload="none"
              controls
              muted
              playsInline
            />
            <button
              className="icon-button video-toggle"
              type="button"
              data-play={texts.playVideo}
              data-pause={texts.pauseVideo}
              hidden
            >
              <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true" focusable="false">
                <path className="video-play" d="M6 3.5v13l11-6.5z" />
                <path className="video-pause" d="M5 4h3v12H5zm7 0h3v12h-3z" />
              </svg>
              <Hidden>{texts.playVideo}</Hidden>
            </button>
          </>
        )}
      </div>
      <div className="hero-body" data-tone={hero.tone}>
        <div className="hero-text">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h2 className="display" data-size={hero.titleSize}>
            {hero.title}
          </h2>
          <p className="lead hero-description">{hero.description}</p>
          <Buttons buttons={hero.buttons} texts={texts} />
        </div>
      </div>
    </div>
  );
}
