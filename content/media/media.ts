import * as v from 'valibot';
import { type Language, languageOfHreflang } from '../languages.ts';
import { readAs } from '../readAs.ts';
import { isRecord } from '../record.ts';

/** A picture or a video on an asset host (docs/rules.md#media-fields); in texts also another file, such as a document. */
export interface Media {
  /** Absolute address without transforms. */
  readonly url: string;
  readonly kind: 'image' | 'video' | 'file';
  readonly tags: readonly string[];
  /** Pixels; 0 where the asset host gave none. */
  readonly width: number;
  readonly height: number;
  /** What it shows, in the language of the page; empty for decoration. */
  readonly alt: string;
  /** The language of `alt` where the asset host knows it: it may fall back like any other text. */
  readonly altLanguage?: Language | undefined;
  /** Dominant colour as #rrggbb, shown while the picture loads. */
  readonly color: string;
  /** The point that cropping keeps visible, each 0 to 1. */
  readonly focus: { readonly x: number; readonly y: number };
  /** The side that is empty enough for words, with its relative luminance (WCAG 2.2), where the editor said so. */
  readonly empty?: { readonly side: EmptySide; readonly luminance: number } | undefined;
}

/** Sides of a picture that words can stand on. */
const emptySides = ['left', 'right', 'bottom'] as const;
type EmptySide = (typeof emptySides)[number];

/** The colour for pictures whose own is unknown: the design's bone tone. */
const DEFAULT_COLOR = '#EDE6DA';

const dimension = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

/** A media object of the asset host. By hand: a page names dozens, and a schema takes several times as long. */
function hostMedia(raw: unknown): Media | undefined {
  if (!isRecord(raw) || typeof raw['secure_url'] !== 'string') return undefined;
  const url = raw['secure_url'].trim();
  if (!address.test(url)) return undefined;
  const { resource_type: kind, tags, context } = raw;
  const custom = isRecord(context) ? context['custom'] : undefined;
  const { alt, lang, color, focusX, focusY, empty, emptyLuminance } = isRecord(custom) ? custom : none;
  const side = emptySides.find((candidate) => candidate === empty);
  return {
    url,
    kind: kind === 'video' ? 'video' : 'image',
    tags: Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : [],
    width: pixels(raw['width']),
    height: pixels(raw['height']),
    alt: typeof alt === 'string' ? alt.trim() : '',
    altLanguage: languageOfHreflang(typeof lang === 'string' ? lang : ''),
    color: typeof color === 'string' && hexColor.test(color) ? color : DEFAULT_COLOR,
    focus: { x: share(focusX), y: share(focusY) },
    ...(side && { empty: { side, luminance: share(emptyLuminance) } }),
  };
}

const address = /^https?:\/\/[^\s"'<>]+$/;
const hexColor = /^#[0-9a-fA-F]{6}$/;
const none: Readonly<Record<string, unknown>> = {};

function pixels(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;
}

/** A share of 0 to 1, as a number or as text; the middle for anything else. */
function share(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && number >= 0 && number <= 1 ? number : 0.5;
}

const asset = v.object({
  sys: v.object({ id: v.string() }),
  fields: v.object({
    title: v.fallback(v.string(), ''),
    description: v.fallback(v.string(), ''),
    file: v.object({
      url: v.pipe(v.string(), v.regex(/^(?:https?:)?\/\/[^\s"'<>]+$/)),
      contentType: v.fallback(v.string(), ''),
      fileName: v.fallback(v.string(), ''),
      details: v.fallback(
        v.object({ image: v.fallback(v.object({ width: dimension, height: dimension }), { width: 0, height: 0 }) }),
        { image: { width: 0, height: 0 } },
      ),
    }),
  }),
});

const inAllLanguages = v.looseObject({
  fields: v.pipe(
    v.record(v.string(), v.record(v.string(), v.unknown())),
    v.transform((fields) =>
      Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, Object.values(values)[0]])),
    ),
  ),
});

/**
 * Reads an asset of the content service; undefined when it has no file. One that came in all languages counts
 * in the first.
 */
export function assetMedia(raw: unknown): Media | undefined {
  const parsedAsset = readAs(asset, raw) ?? readAs(asset, readAs(inAllLanguages, raw));
  if (!parsedAsset) return undefined;
  const { file, description, title } = parsedAsset.fields;
  const kind = assetKind(file.contentType);
  return {
    url: file.url.startsWith('//') ? `https:${file.url}` : file.url,
    kind,
    tags: [],
    ...file.details.image,
    // A document is shown as a link, which needs words.
    alt: description || title || (kind === 'file' ? file.fileName : ''),
    color: DEFAULT_COLOR,
    focus: { x: 0.5, y: 0.5 },
  };
}

/** An asset without a type counts as a picture, which most are. */
function assetKind(contentType: string): Media['kind'] {
  const [kind = ''] = contentType.split('/');
  if (kind === 'video') return 'video';
  return kind === 'image' || kind === '' ? 'image' : 'file';
}

/**
 * Reads a media field: a list of the asset host's objects or of assets of the content service, or a single one. Items that
 * name no picture or video are left out; undefined when the field holds something else altogether.
 */
export function mediaList(raw: unknown): Media[] | undefined {
  const list = Array.isArray(raw) ? raw : [raw];
  const media = list.flatMap((candidate) => {
    const hostedMedia = hostMedia(candidate) ?? assetMedia(candidate);
    return hostedMedia && hostedMedia.kind !== 'file' ? [hostedMedia] : [];
  });
  return media.length < list.length && media.length === 0 ? undefined : media;
}

/** The first image of media fields, of an earlier one if it has any; undefined where there is none. */
export function firstImage(...fields: readonly (readonly Media[])[]): Media | undefined {
  return fields.flat().find(({ kind }) => kind === 'image');
}
