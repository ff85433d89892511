import type { Visit } from '../../content/address/visit.ts';
import { languages } from '../../content/languages.ts';
import { message } from '../../content/messages/messages.ts';
import { manifestPath, THEME_COLOR } from '../../content/offline/webManifest.ts';
import type { HeadModel } from '../../content/pageModel.ts';
import { hook } from '../hooks/hook.ts';

/** Addresses of the built client files, as the document names them. */
export interface Files {
  readonly script: string;
  /** Files that the script imports, beside `early`. */
  readonly scriptImports: readonly string[];
  /** Runs before the first paint. */
  readonly early: string;
  readonly styles: readonly string[];
  /** For paper alone: no screen waits for it. */
  readonly printStyles: string;
  /** Fonts to preload, as `vite.config.ts` names them; two at most. */
  readonly fonts: readonly string[];
  /** True under hot reload, where styles come in by script. */
  readonly isDevelopment: boolean;
}

interface HeadProps {
  readonly visit: Visit;
  readonly head: HeadModel;
  readonly files: Files;
  readonly nonce: string;
}

/** Widest screen that the mobile tree is meant for (docs/rules.md#mobile-breakpoint). */
const MOBILE_MEDIA = 'only screen and (max-width: 1023px)';

/** The document's head: title, description, canonical and translated addresses, previews, structured data, files. */
export function Head({ visit, head, files, nonce }: HeadProps) {
  const { image } = head;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {files.isDevelopment && <meta property="csp-nonce" nonce={nonce} />}
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.keywords.length > 0 && <meta name="keywords" content={head.keywords.join(', ')} />}
      {!head.isIndexed && <meta name="robots" content="noindex" />}
      {files.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {files.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} nonce={nonce} {...hook('styles-of', style)} />
      ))}
      <link rel="stylesheet" media="print" href={files.printStyles} nonce={nonce} />
      {/* All the script of a first load (client/browser/early.ts); it loads the rest on interaction. */}
      <script
        type="module"
        src={files.early}
        {...hook('main', [files.script, ...files.scriptImports].join(' '))}
        nonce={nonce}
        async
        blocking="render"
      />
      <link rel="canonical" href={head.canonical} />
      {head.isIndexed && <link rel="alternate" type="text/markdown" href={head.address} />}
      {visit.tree === 'desktop' && head.twin !== head.address && (
        <link rel="alternate" media={MOBILE_MEDIA} href={head.twin} />
      )}
      {head.isIndexed &&
        head.alternates.map(({ language, url }) => (
          <link key={language} rel="alternate" hrefLang={languages[language].hreflang} href={url} />
        ))}
      {head.isIndexed && head.standard && <link rel="alternate" hrefLang="x-default" href={head.standard} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={manifestPath(visit.city, visit.language)} />
      <meta name="theme-color" content={THEME_COLOR} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={message('siteName', visit.language)} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      <meta property="og:url" content={head.address} />
      <meta property="og:locale" content={languages[visit.language].ogLocale} />
      {head.isIndexed &&
        head.alternates
          .filter(({ language }) => language !== visit.language)
          .map(({ language }) => (
            <meta key={language} property="og:locale:alternate" content={languages[language].ogLocale} />
          ))}
      <meta property="og:image" content={image.url} />
      {image.width > 0 && <meta property="og:image:width" content={String(image.width)} />}
      {image.height > 0 && <meta property="og:image:height" content={String(image.height)} />}
      {image.alt && <meta property="og:image:alt" content={image.alt} />}
      {/* Title, words and picture are read from the properties above. */}
      <meta name="twitter:card" content="summary_large_image" />
      {head.structuredData.map((data) => (
        <script
          key={jsonText(data)}
          type="application/ld+json"
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: jsonText(data) }}
        />
      ))}
    </head>
  );
}

/** JSON that can't close its script element. */
function jsonText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
