import { cityClock, type Visit } from '../../../content/address/visit.ts';
import { cityNames } from '../../../content/cities.ts';
import { noFlags } from '../../../content/flags.ts';
import { languages } from '../../../content/languages.ts';
import type { SectionEntry } from '../../../content/model/registry.ts';
import { matchPage } from '../../../content/pages.ts';
import { createContentSource } from '../../../worker/contentful/source.ts';
import { blankForm } from '../../../worker/forms/formState.ts';
import { loadHome } from '../../../worker/pages/loaders/composed.ts';
import { headOf } from '../../../worker/pages/render/head.ts';
import { loadShell } from '../../../worker/pages/render/shell.ts';
import { structuredDataOf } from '../../../worker/pages/render/structuredData.ts';
import { visit as homeVisit } from '../../support/content/read.ts';
import type * as peer from '../peers/page.ts';
import { frame, islands, notices } from './frame.ts';
import { sectionOf } from './sections.ts';
import { textKeys, textsOf } from './texts.ts';
import { readingWorld } from './world.ts';

const SITE = 'http://localhost';

/** The home page of Sydney as our own loaders find it, put together as plain data for the peers. */
export async function peerHomePage(variables: Readonly<Record<string, string>>): Promise<peer.HomePage> {
  const world = readingWorld(variables);
  const { companyDomains: domains, assets } = world.settings;
  const visit: Visit = { ...homeVisit, clock: cityClock('sydney', world.now()), origin: SITE, domains, assets };
  const match = matchPage([]);
  const content = createContentSource(world).open(visit, () => undefined);
  if (!match) throw new Error('the home page has no row in the page table');
  const [loaded, shell] = await Promise.all([
    loadHome({
      visit: Promise.resolve(visit),
      match,
      content,
      form: await blankForm(world),
      flags: noFlags,
      hasPrivacyControl: false,
      query: () => undefined,
      search: '',
      memberOrigin: '',
      log: world.log,
      soon: (work) => work,
    }),
    loadShell(content, world.log),
  ]);
  if (!loaded || !('body' in loaded) || loaded.body.view !== 'composed') throw new Error('the home page was not found');
  const { entry } = loaded.body;
  const latest = await loaded.body.latest;
  const head = headOf(loaded, visit, shell, structuredDataOf(loaded, match, visit, shell));
  const texts = textsOf(textKeys, visit);
  return {
    language: visit.language,
    city: cityNames[visit.city].en,
    title: head.title,
    description: head.description,
    canonical: head.canonical,
    alternates: head.alternates.map(({ language, url }) => ({ language: languages[language].hreflang, url })),
    structuredData: head.structuredData.map((data) => JSON.stringify(data)),
    image: head.image.url,
    texts: { ...texts, help: shell.settings?.floatIconText ?? texts['help'] ?? '' },
    ...notices(shell, visit),
    ...frame(shell, visit),
    sections: [...entry.content].filter(isSection).map((section) => sectionOf(section, latest, visit)),
    islands: islands(visit),
  };
}

function isSection(entry: SectionEntry | { readonly contentType: 'predictSearch' }): entry is SectionEntry {
  return entry.contentType !== 'predictSearch';
}
