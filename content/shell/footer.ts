import type { CompanyDomains } from '../address/companyDomains.ts';
import { type LinkTarget, linkTarget } from '../address/links.ts';
import type { City } from '../cities.ts';
import type { Language } from '../languages.ts';
import type { Media } from '../model/media.ts';
import type { EntryOf } from '../model/registry.ts';
import { type MenuLink, menuLink } from './navigation.ts';
import { showsNetwork } from './socialNetworks.ts';

type Settings = EntryOf<'globalSettings'>;

/** A link section of the footer. */
export interface FooterSection {
  readonly id: string;
  readonly topic: string;
  readonly links: readonly MenuLink[];
}

/** The footer's link sections; one without a topic is dropped (site-shell §3), and so is one without links. */
export function footerSections(settings: Settings | undefined, domains: CompanyDomains): readonly FooterSection[] {
  const sections =
    settings?.footerLinks.map(({ id, topic, links }) => ({
      id,
      topic,
      links: links.map((link) => menuLink(link, domains)),
    })) ?? [];
  return sections.filter(({ topic, links }) => topic !== '' && links.length > 0);
}

/** A network to follow: a link, or a picture to scan that a button opens. */
export interface SocialLink {
  readonly id: string;
  readonly name: string;
  readonly network: string;
  readonly target: LinkTarget;
  readonly icon: Media | undefined;
  readonly popup: Media | undefined;
}

/** The networks that visitors of a city in a language are shown (site-shell §2). */
export function socialLinks(
  settings: Settings | undefined,
  language: Language,
  city: City,
  domains: CompanyDomains,
): readonly SocialLink[] {
  const items = settings?.footerSocialSharing ?? [];
  return items.flatMap((item) => {
    const { id, name, internalName, socialIconImage, socialIconImagePopup } = item;
    const target = linkTarget(item, domains);
    const popup = socialIconImagePopup[0];
    if (!showsNetwork(internalName, language, city) || (target.kind === 'none' && !popup)) return [];
    return [{ id, name, network: internalName, target, icon: socialIconImage[0], popup }];
  });
}
