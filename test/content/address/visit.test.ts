import { describe, expect, test } from 'vitest';
import { addressTarget, targetHref } from '../../../content/address/linkTarget.ts';
import { twinHref } from '../../../content/address/visit.ts';
import { visit } from '../../support/content/read.ts';

const onPhone = { ...visit, language: 'cn', tree: 'mobile' } as const;
const inKorean = { ...visit, language: 'kr' } as const;
const inMainland = {
  ...visit,
  isMainland: true,
  assets: { ...visit.assets, content: ['files.meridian.example'], service: ['downloads.ctfassets.net'] },
};
const without = { ...visit, carriedQuery: '?without-overlay=true' };

describe('where a typed address leads a visitor', () => {
  test.each([
    ['/sydney/stores/map', onPhone, '/cn/sydney/mobile/stores/map'],
    ['/en/sydney/stores/map', onPhone, '/en/sydney/mobile/stores/map'],
    ['/paris', onPhone, '/cn/paris/mobile'],
    ['/sydney/mobile/dining/listing?state=past#end', visit, '/en/sydney/dining/listing?state=past#end'],
    ['/sydney/dining/listing?state=past#end', without, '/en/sydney/dining/listing?state=past&without-overlay=true#end'],
    ['/venice', inKorean, '/en/venice'],
    ['/fr/venice/stores', onPhone, '/en/venice/mobile/stores'],
    ['/robots.txt', onPhone, '/robots.txt'],
    ['#hours', onPhone, '#hours'],
    ['https://shop.meridian.example/x', without, 'https://shop.meridian.example/x'],
    ['https://other.example/x', without, 'https://other.example/x'],
    ['https://files.meridian.example/menu.pdf', inMainland, 'https://assets.meridian-china.example/menu.pdf'],
    ['https://assets.meridian.example/menu.pdf', inMainland, 'https://assets.meridian-china.example/menu.pdf'],
    ['https://downloads.ctfassets.net/s/1/2/a.pdf', inMainland, '/_assets/downloads.ctfassets.net/s/1/2/a.pdf'],
    ['#', visit, undefined],
  ])('%s', (address, visitor, href) => {
    expect(targetHref(addressTarget(address, visitor.domains), visitor)).toBe(href);
  });

  test('a page keeps language, tree and the carried query', () => {
    expect(targetHref({ kind: 'page', path: ['brand', 'listing'] }, { ...onPhone, carriedQuery: '?a=1' })).toBe(
      '/cn/sydney/mobile/brand/listing?a=1',
    );
    expect(twinHref({ ...without, path: ['brand', 'listing'] }, { language: 'cn', tree: 'mobile' })).toBe(
      '/cn/sydney/mobile/brand/listing?without-overlay=true',
    );
  });
});
