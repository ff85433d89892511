import { describe, expect, test } from 'vitest';
import { noItems } from '../../../content/cards/listSections.ts';
import type { Language } from '../../../content/languages.ts';
import { pagePicture, pageWords, previewPicture } from '../../../content/seo/linkPreview.ts';
import { entryOf, linkTo, visit, written } from '../../support/content/read.ts';
import { node, richText, textNode } from '../../support/content/richText.ts';

const place = { ...visit, assets: { ...visit.assets, content: ['assets.meridian.example'] } };
const uploaded = (name: string, focusX = 0.5) => ({
  secure_url: `https://assets.meridian.example/image/upload/v1/meridian/${name}.webp`,
  resource_type: 'image',
  width: 1920,
  height: 1080,
  context: { custom: { alt: `The ${name}`, focusX } },
});
const film = { ...uploaded('film'), resource_type: 'video' };

describe('the picture of a link preview', () => {
  test('is cut to 1200 by 630 around its focal point, and says what it shows', () => {
    const [picture] = entryOf('news', { media: [uploaded('hall', 0.655)] }).media;
    expect(picture && previewPicture(picture, place)).toEqual({
      url: 'https://assets.meridian.example/image/upload/f_jpg,c_fill,g_xy_center,x_0.66,y_0.50,w_1200,h_630/v1/meridian/hall.webp',
      width: 1200,
      height: 630,
      alt: 'The hall',
    });
  });

  test('says what it shows in the language of the page, or not at all', () => {
    const custom = { alt: 'The hall', lang: 'en' };
    const [picture] = entryOf('news', { media: [{ ...uploaded('hall'), context: { custom } }] }).media;
    const alt = (language: Language) => picture && previewPicture(picture, { ...place, language }).alt;
    expect([alt('en'), alt('it'), alt('kr')]).toEqual(['The hall', '', '']);
  });

  test('on a host that cuts nothing keeps its own size', () => {
    const foreign = { ...uploaded('hall'), secure_url: 'https://elsewhere.example/hall.jpg' };
    const [picture] = entryOf('news', { media: [foreign] }).media;
    expect(picture && previewPicture(picture, place)).toMatchObject({ url: foreign.secure_url, height: 1080 });
  });

  test('is the page’s own, otherwise that of its first section, never a film or a drawing', () => {
    const body = (fields: Readonly<Record<string, unknown>>) => {
      const slide = written('heroBanner', 'slide', { media: [uploaded('slide')] });
      const carousel = written('luxCarousel', 'carousel', { items: [linkTo('slide')] });
      const entry = entryOf('basicPage', { title: 'x', ...fields }, [carousel, slide]);
      return pagePicture({ view: 'composed', entry, latest: noItems })?.alt;
    };
    const content = [linkTo('carousel')];
    expect(body({ media: [film, uploaded('hall')], content })).toBe('The hall');
    expect(body({ media: [film], content })).toBe('The slide');
    expect(body({})).toBeUndefined();
    const plan = { ...uploaded('plan'), secure_url: 'https://assets.meridian.example/image/upload/v1/plan.svg' };
    expect([body({ media: [plan], content }), body({ media: [plan] })]).toEqual(['The slide', undefined]);
  });
});

describe('the words of a link preview', () => {
  test('are the first of the page’s text, or of its markup', () => {
    const words = (fields: Readonly<Record<string, unknown>>) =>
      pageWords({ view: 'composed', entry: entryOf('basicPage', fields), latest: noItems });
    expect(words({ body: richText('Open until nine.', 'Free of charge.') })).toMatch(
      /^Open until nine\.\s+Free of charge\.$/,
    );
    const line = (...content: readonly unknown[]) => ({ body: node('document', node('paragraph', ...content)) });
    expect(words(line(textNode('By '), textNode('hand'), textNode(', at once')))).toBe('By hand, at once');
    const link = { ...node('hyperlink', textNode('the guide')), data: { uri: 'https://example.com' } };
    expect(words(line(textNode('Read '), link, textNode(', at once')))).toBe('Read the guide, at once');
    expect(words({ html: '<p>By <b>hand</b></p>' })).toBe('By hand');
    expect(words({})).toBe('');
  });
});
