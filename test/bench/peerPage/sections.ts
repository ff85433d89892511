import { type LinkTarget, linkTarget, targetHref } from '../../../content/address/linkTarget.ts';
import type { Visit } from '../../../content/address/visit.ts';
import { cardsOf, type LatestItems, listCards } from '../../../content/cards/listSections.ts';
import { cityRow } from '../../../content/cities.ts';
import { pictureTone } from '../../../content/media/pictureTone.ts';
import { message } from '../../../content/messages/messages.ts';
import type { EntryOf, RichText, SectionEntry } from '../../../content/model/registry.ts';
import { pagePath } from '../../../content/pages.ts';
import { signatureForms } from '../../../content/signature/forms.ts';
import { clockText } from '../../../content/time/clockText.ts';
import type * as peer from '../peers/page.ts';
import { cardSection, option, round, upright, wide } from './cards.ts';
import { bookingOf, buttonsOf, linkOf, pictureOf, stillOf } from './links.ts';

type SectionHeading = { readonly eyebrow: string; readonly title: string; readonly description: string };

const sides = { Left: 'start', Middle: 'middle', Right: 'end' } as const;

/** A section of the home page as plain data. Throws for a type that no home page holds yet, so that none is left out. */
export function sectionOf(entry: SectionEntry, latest: LatestItems, visit: Visit): peer.Section {
  const { id } = entry;
  switch (entry.contentType) {
    case 'luxCarousel':
      return {
        id,
        kind: 'carousel',
        title: entry.title,
        heroes: entry.items.flatMap((item) => (item.contentType === 'heroBanner' ? [heroOf(item, visit)] : [])),
      };
    case 'richText':
      return {
        id,
        kind: 'text',
        heading: heading(entry),
        align: sides[entry.alignment ?? 'Left'],
        size: entry.textSize ?? 'normal',
        html: entry.html || htmlOf(entry.body),
        buttons: buttonsOf(entry.cta, visit),
      };
    case 'planYourVisit':
      return {
        id,
        kind: 'visit',
        heading: heading(entry),
        picture: pictureOf(stillOf(entry.media)),
        hours: entry.time,
        address: entry.address,
        buttons: buttonsOf(entry.cta, visit),
      };
    case 'fixedRatioBanner': {
      return {
        id,
        kind: 'banner',
        ratio: entry.ratio ?? '16:9',
        align: sides[entry.alignment ?? 'Left'],
        titleSize: entry.textSize === 'large' ? '1' : entry.textSize === 'small' ? '3' : '2',
        heading: heading(entry),
        href: targetHref(linkTarget(entry, visit), visit) ?? null,
        picture: pictureOf(stillOf(entry.media)),
        buttons: [...bookingOf(entry, visit), ...buttonsOf(entry.cta, visit)],
      };
    }
    case 'citySignature':
      return {
        id,
        kind: 'signature',
        heading: heading(entry),
        drawing: sunMarkup(entry, visit),
        lines: entry.lines.map((line) => ({
          mark: line.at === undefined ? '' : clockText({ hour: line.at, minute: 0 }, visit.language),
          link: linkOf(line.id, line.title, linkTarget(line, visit), visit),
        })),
      };
    case 'loyaltyBenefitSummary':
      return {
        id,
        kind: 'tiers',
        heading: heading(entry, buttonsOf(entry.cta, visit)[0]),
        tiers: entry.tiers.map(({ id: tier, title, threshold, benefits }) => ({
          id: tier,
          title,
          threshold,
          benefits: [...benefits],
        })),
      };
    case 'eventListComponent':
    case 'newsListComponent':
    case 'serviceListComponent': {
      const kind = {
        eventListComponent: 'eventListing',
        newsListComponent: 'newsListing',
        serviceListComponent: 'serviceListing',
      } as const;
      const target: LinkTarget = { kind: 'page', path: pagePath(kind[entry.contentType]) };
      const more = linkOf('', message('viewAll', visit.language), target, visit, 'link');
      const cards = listCards(entry, latest, visit);
      return cardSection(id, heading(entry, more), 'grid card-grid', 'feature', cards, visit);
    }
    case 'card4Multiply1':
      return cardSection(id, heading(entry), 'grid card-grid', 'four', cardsOf(entry.cards, visit), visit);
    case 'card3Multiply1':
      return cardSection(id, heading(entry), 'grid card-grid', 'three', cardsOf(entry.cards, visit), visit);
    case 'twoOptionsForCircularDesign':
      return {
        id,
        kind: 'cards',
        heading: heading(entry),
        tone: 'bone',
        list: 'round-options',
        arrangement: null,
        cards: [
          option(`${id}-1`, { ...firstOf(entry), description: entry.description1st }, visit, round),
          option(`${id}-2`, { ...secondOf(entry), description: entry.description2nd }, visit, round),
        ],
      };
    case 'asset1lMultiply2r': {
      const { media3rd: media, title3rd: title, internalLink3rd: internalLink, externalLink3rd: externalLink } = entry;
      return {
        id,
        kind: 'cards',
        heading: heading(entry),
        tone: null,
        list: 'grid triptych',
        arrangement: null,
        cards: [
          option(`${id}-1`, firstOf(entry), visit, upright),
          option(`${id}-2`, secondOf(entry), visit, wide),
          option(`${id}-3`, { media, title, internalLink, externalLink }, visit, wide),
        ],
      };
    }
    default:
      throw new Error(`the peers have no ${entry.contentType}: add it to test/bench/peerSections.ts and to both peers`);
  }
}

type Options = EntryOf<'twoOptionsForCircularDesign'> | EntryOf<'asset1lMultiply2r'>;

function firstOf({ media1st, title1st, internalLink1st, externalLink1st }: Options) {
  return { media: media1st, title: title1st, internalLink: internalLink1st, externalLink: externalLink1st };
}

function secondOf({ media2nd, title2nd, internalLink2nd, externalLink2nd }: Options) {
  return { media: media2nd, title: title2nd, internalLink: internalLink2nd, externalLink: externalLink2nd };
}

function heading(
  { eyebrow, title, description }: SectionHeading,
  link: peer.Link | undefined = undefined,
): peer.Heading {
  return { eyebrow, title, description, link: link ?? null };
}

function heroOf(entry: EntryOf<'heroBanner'>, visit: Visit): peer.Hero {
  const video = entry.media.find(({ kind }) => kind === 'video');
  const picture = (video ? stillOf(entry.videoCoverImage) : undefined) ?? stillOf(entry.media);
  const layout = entry.layout ?? 'A';
  const isOver = ['A', 'D', 'F'].includes(layout);
  const shade = entry.tone ?? (isOver && picture ? pictureTone(picture.color) : 'light');
  return {
    id: entry.id,
    layout,
    align: sides[entry.alignment ?? 'Left'],
    shade,
    tone: isOver ? (shade === 'dark' ? 'picture' : 'ivory') : shade === 'dark' ? 'ink' : 'bone',
    titleSize: { large: 'hero', normal: '1', small: '2' }[entry.textSize ?? 'normal'],
    eyebrow: entry.eyebrow,
    title: entry.title,
    description: entry.description,
    picture: pictureOf(picture),
    video: video?.url ?? null,
    videoName: video?.alt ?? '',
    buttons: buttonsOf(entry.cta, visit),
  };
}

function sunMarkup({ lines }: EntryOf<'citySignature'>, { city }: Visit): string {
  const [drawing] = signatureForms.sun.draw(
    lines.flatMap(({ at }) => at ?? []),
    cityRow(city).location.lat,
  );
  if (!drawing) return '';
  const { width, height, from = [0, 0], outlines } = drawing;
  const paths = outlines
    .filter(([, outline]) => outline !== '')
    .map(([paint, outline]) => `<path class="${paint}" d="${outline}"></path>`);
  return `<svg viewBox="${from.join(' ')} ${width} ${height}" aria-hidden="true">${paths.join('')}</svg>`;
}

/** The paragraphs of a rich text; nothing else stands on a home page. */
function htmlOf(text: RichText | undefined): string {
  const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const paragraphs = text?.document.content ?? [];
  return paragraphs
    .map(({ content }) => {
      const words = content.map((node) => {
        if (node.nodeType !== 'text') return '';
        return node.marks.some(({ type }) => type === 'bold') ? `<b>${escaped(node.value)}</b>` : escaped(node.value);
      });
      return `<p>${words.join('')}</p>`;
    })
    .join('');
}
