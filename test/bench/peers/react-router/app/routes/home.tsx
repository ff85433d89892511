import { env } from 'cloudflare:workers';
import { DestinationPicker } from '../../../islands/DestinationPicker.tsx';
import { SearchPanel } from '../../../islands/SearchPanel.tsx';
import type { HomePage } from '../../../page.ts';
import { Footer } from '../components/Footer.tsx';
import { Header } from '../components/Header.tsx';
import { Overlays } from '../components/Overlays.tsx';
import { Section } from '../components/Section.tsx';
import type { Route } from './+types/home';

export async function loader() {
  const page = await env.CONTENT.get<HomePage>('peer:home', 'json');
  if (!page) throw new Response('no content', { status: 503 });
  return page;
}

export function meta({ loaderData: page }: Route.MetaArgs) {
  if (!page) return [];
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: page.canonical },
    ...page.alternates.map(({ language, url }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: language,
      href: url,
    })),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: page.texts.siteName },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: page.canonical },
    { property: 'og:image', content: page.image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...page.structuredData.map((data) => ({ 'script:ld+json': JSON.parse(data) })),
  ];
}

export default function Home({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <a className="skip-link" href="#content">
        {page.texts.skipToContent}
      </a>
      <Overlays page={page} />
      <DestinationPicker {...page.islands.picker} />
      <Header page={page} />
      <main id="content" tabIndex={-1}>
        {page.sections.map((section, index) => (
          <Section key={section.id} section={section} isFirst={index === 0} texts={page.texts} />
        ))}
      </main>
      <Footer page={page} />
      <dialog className="dialog search-dialog" aria-label={page.texts.search}>
        <div className="page">
          <SearchPanel {...page.islands.search} />
        </div>
      </dialog>
    </>
  );
}
