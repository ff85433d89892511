import type { ReactNode } from 'react';
import type { Link as LinkFacts, Picture as PictureFacts } from '../../../page.ts';

export type Texts = Readonly<Record<string, string>>;

interface PictureProps {
  readonly picture: PictureFacts;
  readonly ratio: string;
  readonly sizes: string;
  readonly isFirst?: boolean;
  readonly isOrnament?: boolean;
}

export function Picture({ picture, ratio, sizes, isFirst = false, isOrnament = false }: PictureProps) {
  const { url, width, height, alt, color } = picture;
  const at = (candidate: number) =>
    onHost(url).replace('/image/upload/', `/image/upload/f_auto,c_limit,w_${candidate}/`);
  const widths = [320, 640, 960, 1280].filter((candidate) => candidate <= width);
  return (
    <span className="picture" data-ratio={ratio} data-plate={color}>
      <img
        className="picture-image"
        src={at(960)}
        srcSet={
          url.endsWith('.svg') ? undefined : widths.map((candidate) => `${at(candidate)} ${candidate}w`).join(', ')
        }
        sizes={sizes}
        width={width}
        height={height}
        alt={isOrnament ? '' : alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </span>
  );
}

interface DrawingProps {
  readonly picture: PictureFacts;
  readonly name?: string;
  readonly alt?: string;
  readonly isFirst?: boolean;
}

export function Drawing({ picture, name, alt = picture.alt, isFirst = false }: DrawingProps) {
  return (
    <img
      className={name}
      src={onHost(picture.url)}
      width={picture.width || undefined}
      height={picture.height || undefined}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  );
}

function onHost(url: string): string {
  return url.replace('https://assets.meridian.example', 'http://localhost:8788');
}

interface LinkProps {
  readonly link: LinkFacts;
  readonly name: string;
  readonly kind?: string;
  readonly texts: Texts;
  readonly children?: ReactNode;
}

/** Plain anchors, as for pages of other systems; the framework's own link would only cost more. */
export function Link({ link, name, kind, texts, children = link.text }: LinkProps) {
  if (link.href === null) return <span className={name}>{children}</span>;
  const outbound = link.isOutbound ? { rel: 'noopener', target: '_blank' } : {};
  return (
    <a className={name} href={link.href} aria-label={link.spoken || undefined} data-kind={kind} {...outbound}>
      {children}
      {link.isOutbound && <span className="visually-hidden"> ({texts.opensInNewWindow})</span>}
    </a>
  );
}

const drawings = {
  account: 'M10 10.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM3 17.5c.6-3 3.3-4.75 7-4.75s6.4 1.75 7 4.75',
  close: 'M4 4l12 12M16 4L4 16',
  down: 'M5.5 8l4.5 4.5L14.5 8',
  menu: 'M2.5 6.5h15M2.5 13.5h15',
  place:
    'M10 17.75s5.75-5.1 5.75-9.5a5.75 5.75 0 0 0-11.5 0c0 4.4 5.75 9.5 5.75 9.5zM10 10.25a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  search: 'M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5zM13 13l4.25 4.25',
  up: 'M10 17V3M5 8l5-5 5 5',
  end: 'M2 10h15M12 5l5 5-5 5',
  start: 'M18 10H3M8 5l-5 5 5 5',
};

export function Icon({ of }: { readonly of: keyof typeof drawings }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
      <path d={drawings[of]} />
    </svg>
  );
}

export function Buttons({ buttons, texts }: { readonly buttons: readonly LinkFacts[]; readonly texts: Texts }) {
  if (buttons.length === 0) return null;
  return (
    <div className="cluster">
      {buttons.map((button) => (
        <Link key={button.id} link={button} name="button" kind={button.kind} texts={texts}>
          {button.text}
          {button.kind === 'link' && <Icon of="end" />}
        </Link>
      ))}
    </div>
  );
}

/** A name for screen readers alone. */
export function Hidden({ children }: { readonly children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
