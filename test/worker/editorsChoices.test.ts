import { expect, test } from 'vitest';
import { linkTo } from '../support/content/read.ts';
import { leading, node, textNode } from '../support/content/richText.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { siteWhere } from '../support/worker/changedSite.ts';
import { elements, mainOf } from '../support/worker/pageText.ts';

const asset = (kind: 'image' | 'video', name: string) => ({
  secure_url: `https://assets.meridian.example/${kind}/upload/v1/${name}`,
  resource_type: kind,
  width: 1600,
  height: 1200,
});

/** The page of an entry with one section. */
async function pageWith(...[section, ...others]: readonly ReturnType<typeof added>[]): Promise<string> {
  const page = added('basicPage', 'host', { content: [linkTo(section?.sys.id ?? '')] });
  return mainOf(await siteWith([page, ...(section ? [section] : []), ...others]).read('/en/sydney/host'));
}

test.each([
  ['Left', 'large', undefined],
  ['Middle', 'normal', 'middle'],
  ['Right', 'small', 'end'],
])('a text and a card stand on the side and in the size that their editor chose: %s, %s', async (side, size, align) => {
  const words = { alignment: side, textSize: size };
  const body = node('document', node('paragraph', textNode('Silk.')));
  const html = await pageWith(
    added('card3Multiply1', 'row', { cards: [linkTo('card'), linkTo('plain')] }),
    added('columnContentGenericCard', 'card', words),
    added('columnContentGenericCard', 'plain', {}),
  );
  const [card, plain] = elements(html, 'div').filter((div) => div['class'] === 'card-text');
  expect([card?.['data-align'], card?.['data-size']]).toEqual([align, size]);
  expect(plain).not.toHaveProperty('data-align');
  const [text] = elements(await pageWith(added('richText', 'text', { body, ...words })), 'div').filter((div) =>
    div['class']?.includes('text-section'),
  );
  expect([text?.['data-align'], text?.['data-size']]).toEqual([align, size]);
});

test.each([
  ['twoOptionsForCircularDesign', '1st', 'round'],
  ['asset1lMultiply2r', '1st', 'portrait'],
] as const)('a film is played in a section of linked pictures, too: %s', async (type, place, ratio) => {
  const film = [asset('video', 'film.mp4'), asset('image', 'still.webp')];
  const html = await pageWith(
    added(type, 'pictures', { [`media${place}`]: film, [`externalLink${place}`]: '/sydney/a' }),
  );
  expect(elements(html, 'video').map(({ src }) => src)).toEqual([film[0]?.secure_url]);
  expect(elements(html, 'img').map(({ src = '' }) => src.includes('/still.webp'))).toEqual([true]);
  expect(elements(html, 'div').filter((div) => div['class'] === 'picture')).toMatchObject([{ 'data-ratio': ratio }]);
  expect(elements(html, 'a').filter((link) => link['class'] === 'card-link')).toHaveLength(1);
});

test('a text inside a text is shown with its title, its sentence, its markup and its button', async () => {
  const cta = added('cta', 'way', { title: 'View the silks', externalLink: '/sydney/service/listing' });
  const words = (text: string) => node('document', node('heading-2', textNode(text)));
  const html = await pageWith(
    added('richText', 'outer', { body: node('document', leading('embedded-entry-block', linkTo('inner'))) }),
    added('richText', 'inner', {
      eyebrow: 'A chapter',
      title: 'Of silk',
      description: 'A sentence.',
      body: words('Its care'),
      html: '<p>Its markup.</p>',
      cta: [linkTo('way')],
    }),
    cta,
  );
  for (const text of ['A chapter', 'A sentence.', 'Its markup.', 'View the silks']) expect(html).toContain(text);
  const levels = [...html.matchAll(/<h(\d)[^>]*>([^<]*)/g)].map(([, level, text]) => [text, Number(level)]);
  expect(Object.fromEntries(levels)).toMatchObject({ outer: 2, 'Of silk': 3, 'Its care': 4 });
});

test('a brand is called by its display name wherever a link or a text has no other word for it', async () => {
  const brand = added('brandPavilion', 'pavilion', { title: 'Pavilion 7', brand: linkTo('brand') });
  const house = added('brand', 'brand', { title: 'Aurelle', displayName: 'AURELLE' });
  const body = node(
    'document',
    leading('embedded-entry-block', linkTo('pavilion')),
    node('paragraph', leading('embedded-entry-inline', linkTo('pavilion'))),
  );
  const html = await pageWith(
    added('richText', 'text', { body, cta: [linkTo('way')] }),
    added('cta', 'way', { title: '', internalLink: linkTo('pavilion') }),
    brand,
    house,
  );
  const links = [...html.matchAll(/href="\/en\/sydney\/brand\/pavilion"[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(links).toEqual(['AURELLE', 'AURELLE', 'AURELLE']);
});

test('the page of a brand shows its logo', async () => {
  const site = siteWith([added('brandPavilion', 'aurelle-7', { logo: [asset('image', 'mark.svg')] })]);
  const logos = elements(mainOf(await site.read('/en/sydney/brand/aurelle-7')), 'img').filter(
    (image) => image['class'] === 'logo',
  );
  expect(logos).toMatchObject([{ src: expect.stringContaining('/mark.svg') }]);
});

test.each([
  ['announcement', 'mediaThumbnail'],
  ['my-visit', 'videoCoverImage'],
])('%s shows a store’s picture, in whichever field it is', async (path, field) => {
  const site = siteWhere('storeLocator', {
    media: undefined,
    mediaThumbnail: undefined,
    [field]: [asset('image', 'door.webp')],
  });
  const [picture] = elements(mainOf(await site.read(`/en/sydney/${path}`)), 'img');
  expect(picture?.['src']).toContain('/door.webp');
});

test('an announcement shows the picture of the page that it leads to, in whichever field it is', async () => {
  const site = siteWith([
    added('announcement', 'news', { reference: linkTo('spa') }),
    added('service', 'spa', { mediaThumbnail: [asset('image', 'spa.webp')] }),
  ]);
  const [picture] = elements(mainOf(await site.read('/en/sydney/announcement/news')), 'img');
  expect(picture?.['src']).toContain('/spa.webp');
});
