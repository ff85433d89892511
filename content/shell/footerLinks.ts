import { type LinkTarget, linkTarget, linkTitle } from '../address/linkTarget.ts';
import type { Visit } from '../address/visit.ts';
import type { Media } from '../media/media.ts';
import type { EntryOf } from '../model/registry.ts';
import { matchPage } from '../pages.ts';
import { networkName, reachesNetwork, showsNetwork } from '../socialNetworks.ts';
import { type MenuLink, type MenuPlace, menuLinks } from './menuItems.ts';

type Settings = EntryOf<'globalSettings'>;

/** A link section of the footer. */
export interface FooterSection {
  readonly id: string;
  readonly topic: string;
  readonly links: readonly MenuLink[];
}

/** A button of the footer. */
interface FooterButton {
  readonly id: string;
  readonly name: string;
  readonly target: LinkTarget;
}

/**
 * The footer's link sections; one without a topic is dropped (docs/rules.md#footer-sections), and so is one without
 * links. A link that stands elsewhere in the footer too, as a button or in the legal line, stands there only
 * (docs/rules.md#footer-once).
 */
export function footerSections(
  settings: Settings | undefined,
  place: MenuPlace,
  elsewhere: readonly Pick<MenuLink, 'target'>[] = [],
): readonly FooterSection[] {
  // Words without a link lead nowhere: none of them is another's second one.
  const placed = new Set(
    elsewhere.filter(({ target }) => target.kind !== 'none').map(({ target }) => JSON.stringify(target)),
  );
  const sections =
    settings?.footerLinks.map(({ id, topic, links }) => ({
      id,
      topic,
      links: menuLinks(links, place).filter(({ target }) => !placed.has(JSON.stringify(target))),
    })) ?? [];
  return sections.filter(({ topic, links }) => topic !== '' && links.length > 0);
}

/** The footer's buttons; one that leads to the newsletter is the first field of its form (docs/rules.md#footer-newsletter). */
export function footerButtons(
  settings: Settings | undefined,
  place: MenuPlace,
): { readonly newsletter: readonly string[] | undefined; readonly buttons: readonly FooterButton[] } {
  const all =
    settings?.footerButton.map((button) => ({
      id: button.id,
      name: button.name || linkTitle(button, place),
      target: linkTarget(button, place),
    })) ?? [];
  const isNewsletter = ({ target }: FooterButton): boolean =>
    target.kind === 'page' && matchPage(target.path)?.kind === 'newsletter';
  const first = all.find(isNewsletter)?.target;
  return {
    newsletter: first?.kind === 'page' ? first.path : undefined,
    buttons: all.filter((button) => button.name !== '' && !isNewsletter(button)),
  };
}

/** A social network: a link, or a button that opens a picture to scan. */
export interface SocialLink {
  readonly id: string;
  readonly name: string;
  readonly network: string;
  readonly target: LinkTarget;
  readonly icon: Media | undefined;
  readonly popup: Media | undefined;
}

/** The networks that visitors of a city in a language are shown (docs/rules.md#social-networks). */
export function socialLinks(
  settings: Settings | undefined,
  visit: Pick<Visit, 'language' | 'city' | 'isMainland' | 'domains'>,
): readonly SocialLink[] {
  const items = settings?.footerSocialSharing ?? [];
  return items.flatMap((item) => {
    const { id, name, internalName, socialIconImage, socialIconImagePopup } = item;
    const target = linkTarget(item, { domains: visit.domains });
    const popup = socialIconImagePopup[0];
    if (!showsNetwork(internalName, visit) || (target.kind === 'none' && !popup)) return [];
    return [{ id, name: name || internalName, network: internalName, target, icon: socialIconImage[0], popup }];
  });
}

/**
 * The code to scan of a network, whoever is shown its icon: its page can be opened by address in every language
 * (docs/rules.md#social-media-pages). Undefined where a visitor can't reach the network.
 */
export function networkCode(
  settings: Settings | undefined,
  slug: string,
  visit: Pick<Visit, 'isMainland'>,
): Media | undefined {
  if (!reachesNetwork(slug, visit)) return undefined;
  const network = networkName(slug);
  const item = settings?.footerSocialSharing.find(({ internalName }) => networkName(internalName) === network);
  return item?.socialIconImagePopup[0];
}

/** From more icons than this, they are spread by auto margins (docs/rules.md#social-networks). */
export const SOCIAL_ROW = 6;
