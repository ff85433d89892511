import type { ReactNode } from 'react';
import { linkTarget } from '../../content/address/linkTarget.ts';
import { type CardText, cardPicture } from '../../content/cards/cards.ts';
import { entryName } from '../../content/model/brands.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import { BidiText } from '../parts/BidiText.tsx';
import { HoursState } from '../parts/OpeningTimes.tsx';
import { Picture } from '../parts/Picture.tsx';
import type { Frame } from '../parts/pictureSizes.ts';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Spoken, useTextLang, useVisit } from '../visitContext.tsx';

type Place = EntryOf<'storeGuideAddress'>;
type Shown = EntryOf<'brandPavilion' | 'dining'>;

/** A brand in the window of its place, or a table, with the mark of the place on the plan; empty where it has none. */
interface FloorWindow {
  readonly place: Place;
  readonly entry: Shown;
  readonly mark: string;
}

/** So many windows are no row of their own, and so many places leave room beside the plan. */
const FEW = 2;
/** More stand in two lines or more. */
const ONE_LINE = 5;
/** A window beside the plan, and one that is as narrow as its height lets its picture be, in hundredths of the screen. */
const [BESIDE, NARROW] = [33, 22];
/** Pixels of the picture in a row of the key. */
const SMALL_WIDTH = 240;

/**
 * Where a floor's windows stand: more than two across the page; one or two beside the plan where its key is short,
 * otherwise each in the row of its place (docs/rules.md#floor-plan).
 */
export function windowsPlace(windows: number, places: number): 'across' | 'beside' | 'key' {
  if (windows > FEW) return 'across';
  return places > FEW ? 'key' : 'beside';
}

/** The places that a list names, each once, marked as the plan marks them, otherwise numbered (docs/rules.md#floor-plan). */
export function markedPlaces(places: readonly Place[]): readonly { readonly place: Place; readonly mark: string }[] {
  const namedPlaces = new Map(places.filter(isNamed).map((place) => [place.id, place]));
  return [...namedPlaces.values()].map((place, index) => ({ place, mark: place.mark || String(index + 1) }));
}

/** Returns true if a place has words to stand in a list. */
export function isNamed({ title, address }: Place): boolean {
  return title !== '' || address !== '';
}

/** The brands and tables of places, in their order: those that a place names, then the one that it leads to. */
export function floorWindows(places: readonly Place[]): readonly FloorWindow[] {
  const marks = new Map(markedPlaces(places).map(({ place, mark }) => [place, mark]));
  return places.flatMap((place) => {
    const { brands, internalLink, mark } = place;
    const isWindow = internalLink?.contentType === 'brandPavilion' || internalLink?.contentType === 'dining';
    const isNew = isWindow && brands.every(({ id }) => id !== internalLink.id);
    return (isNew ? [...brands, internalLink] : brands).map((entry) => ({
      place,
      entry,
      mark: marks.get(place) ?? mark,
    }));
  });
}

/** What a place is called: by its title, otherwise by its address. */
function wordsOf({ id, title, address }: Place): CardText {
  return title ? { text: title, of: id } : { text: address, of: id, field: 'address' };
}

/** What stands in the windows of a floor, in lines of about the same length (docs/rules.md#floor-plan). */
export function Windows({ windows }: { readonly windows: readonly FloorWindow[] }) {
  const lines = Math.ceil(windows.length / ONE_LINE);
  const length = Math.ceil(windows.length / lines);
  const width = windows.length > FEW ? Math.max(NARROW, 90 / length) : BESIDE;
  return Array.from({ length: lines }, (_, line) => windows.slice(line * length, (line + 1) * length)).map((line) => (
    <ul key={line[0]?.entry.id} className="windows">
      {line.map((window) => (
        <li key={`${window.place.id} ${window.entry.id}`}>
          <WindowLink window={window} frame={{ widths: [64, 45, width] }}>
            <span className="meta">
              {window.mark ? <span className="place-mark">{window.mark}</span> : undefined}{' '}
              {window.entry.contentType === 'dining' && window.entry.hours ? (
                <HoursState hours={window.entry.hours} isBrief />
              ) : (
                <Spoken {...wordsOf(window.place)} />
              )}
            </span>
          </WindowLink>
        </li>
      ))}
    </ul>
  ));
}

interface WindowLinkProps {
  readonly window: FloorWindow;
  /** The room of its picture; without one it is small. */
  readonly frame?: Frame;
  readonly children?: ReactNode;
}

/** The picture and the name of a brand or a table, which lead to its page. */
export function WindowLink({ window: { entry }, frame, children }: WindowLinkProps) {
  const visit = useVisit();
  const media = cardPicture(entry);
  const picture = frame
    ? ({ ratio: 'landscape', frame } as const)
    : ({ ratio: 'portrait', width: SMALL_WIDTH } as const);
  return (
    <TargetLink className="window" target={linkTarget({ internalLink: entry }, visit)}>
      {media ? <Picture media={media} {...picture} isOrnament /> : undefined}
      <span className="window-name" lang={useTextLang()(entry.id)}>
        <BidiText text={entryName(entry, visit.language)} />
      </span>
      {children}
    </TargetLink>
  );
}
