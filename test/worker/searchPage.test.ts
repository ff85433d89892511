import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { searchSuggestions } from '../../content/search/searchAnswer.ts';
import { askSearch } from '../support/worker/askSearch.ts';
import { askContentService, headOf, testSite } from '../support/worker/testWorld.ts';

describe('the search page', () => {
  test.each([
    ['/en/sydney/searching/per%3Cb%3Efume%21', '/en/sydney/searching/perfume'],
    ['/en/sydney/searching?keyword=%20gin%20', '/en/sydney/searching/gin'],
    ['/en/sydney/searching?keyword=', '/en/sydney/searching'],
    ['/en/sydney/searching/()', '/en/sydney/searching'],
    ['/fr/paris/searching/%EF%BC%88%EF%BC%89', '/fr/paris/searching'],
    ['/cn/hong-kong/searching?keyword=%2C%2C', '/cn/hong-kong/searching'],
    ['/en/sydney/searching/%EF%BC%88gin%EF%BC%8C', '/en/sydney/searching/(gin%2C'],
    ['/en/sydney/searching/a%2Fb', '/en/sydney/searching/ab'],
    ['/en/sydney/searching/gin/tonic', '/en/sydney/searching/gintonic'],
    ['/en/sydney/searching/gin/and/tonic', '/en/sydney/searching/ginandtonic'],
    ['/en/sydney/searching/100%', '/en/sydney/searching/100'],
    ['/en/sydney/searching/gin%C', '/en/sydney/searching/gin'],
    ['/en/sydney/searching/%00%E0%A4gin', '/en/sydney/searching/gin'],
    ['/en/sydney/searching/gin%80tonic', '/en/sydney/searching/gin%20tonic'],
    [`/en/sydney/searching/${'long '.repeat(90)}`, '/en/sydney/searching/long%20long%20long%20long%20l'],
    [`/cn/hong-kong/searching/ab${'%E7%A9%BA'.repeat(150)}`, `/cn/hong-kong/searching/ab${'%E7%A9%BA'.repeat(19)}`],
    ['/en/sydney/searching/gin!?without-overlay=true&other=1', '/en/sydney/searching/gin?without-overlay=true'],
  ])('%s leads to %s', async (requestedPath, cleanPath) => {
    expect(headOf(await testSite().visit(requestedPath), 'location')).toEqual([302, cleanPath]);
  });

  test('a letter with very many accents is redirected once, not in a circle', async () => {
    const site = testSite();
    const answer = await site.visit(`/en/sydney/searching/gin%20a${'%CC%81'.repeat(160)}`);
    expect(answer.headers.get('location')).toBe('/en/sydney/searching/gin');
    expect((await site.visit('/en/sydney/searching/gin')).status).toBe(200);
  });

  test('says a fact once that matches', async () => {
    const text = await testSite().read('/en/sydney/searching/watch');
    const rows = text.match(/<a class="link-row search-result".*?<\/a>/gs) ?? [];
    const words = rows.map((row) => row.replaceAll(/<[^>]*>/g, ''));
    expect(words.filter((row) => row.includes('Watches &amp; jewellery')).length).toBeGreaterThan(0);
    expect(words.filter((row) => row.split('Watches &amp; jewellery').length > 2)).toEqual([]);
  });

  test('shows results with matches in bold, without script', async () => {
    const text = await testSite().read('/en/sydney/searching/hesperia');
    expect(text).toContain('2 results for hesperia');
    expect(text).toContain('<b>Hesperia</b>');
    expect(text).toContain('href="/en/sydney/brand/hesperia"');
    expect(text).toMatch(/<form[^>]*action="\/en\/sydney\/searching"[^>]*method="get"/);
    expect(text).toContain('content="noindex"');
  });

  test.each([
    ['en/sydney', 'opening hours', 'Monday', '/en/sydney/'],
    ['jp/okinawa', '駐車場', '無料駐車2時間', '/jp/okinawa/'],
    ['fr/paris', 'téléphone', '+33', '/fr/paris/contact-us'],
  ])('answers a question first, by the store’s facts and with a link: %s, %s', async (place, keyword, fact, href) => {
    const { answer } = await askSearch(testSite(), keyword, place);
    const [firstSection] = answer.sections;
    const [item] = firstSection?.items ?? [];
    const words = [...(item?.name ?? []), ...(item?.note ?? [])].map(({ text }) => text).join('');
    expect(firstSection?.contentType).toBe('storeQuestion');
    expect([item?.id.includes('question-'), item?.href.startsWith(href)]).toEqual([true, true]);
    expect([words, ...(item?.facts ?? [])].join(' ')).toContain(fact);
  });

  test('a section’s name and its number are two words for a screen reader, which takes no space by itself for one', async () => {
    const html = await (await testSite().visit('/en/sydney/searching/hesperia')).text();
    expect(html).toMatch(/<h2[^>]*>Brands <(?:!-- --><)?span class="search-count">/);
  });

  test('the word that is searched for is larger than the question', async () => {
    const headingOf = async (path: string) => /<h1[^>]*>/.exec(await testSite().read(path))?.[0] ?? '';
    expect(await headingOf('/en/sydney/searching')).toContain('data-size="hero"');
    expect(await headingOf('/en/sydney/searching/hesperia')).toBe('<h1 class="eyebrow">');
  });

  test('says what to do when there is no result, with what is featured', async () => {
    const text = await testSite().read('/en/sydney/searching/zzzzzz');
    expect(text).toContain('0 results for zzzzzz');
    expect(text).toContain('No matched results. Please refine your search or try another search term.');
    expect(text).toContain('The beauty hour');
    expect(text).toContain('class="link-row" href="/en/sydney/brand/listing#brands"');
  });

  test.each([
    ['en/sydney', 'a', 'A search begins with 2 letters or digits.'],
    ['en/sydney', '(a', 'A search begins with 2 letters or digits.'],
    ['cn/sydney', '茶', '请至少输入 2 个文字或数字。'],
  ])('below two characters it says how many it needs: %s, %s', async (site, keyword, words) => {
    const text = await testSite().read(`/${site}/searching/${encodeURIComponent(keyword)}`);
    expect(text).toContain(`<div class="search-status" role="status"><p>${words}</p></div>`);
    expect(text).not.toContain('search-results');
  });

  test('an experience of an unknown type is logged and leads nowhere', async () => {
    const site = testSite({
      fetch: async (request) => {
        const answer = await askContentService(request);
        if (!request.url.includes('predict-search')) return answer;
        return new Response(
          (await answer.text()).replaceAll(/"contentType":\s*\{[^{}]*\{[^{}]*"id":\s*"service"/g, (type) =>
            type.replace('"service"', '"brandCategory"'),
          ),
        );
      },
    });
    const response = await site.visit('/_search/en/sydney/suggestions');
    const parsedSuggestions = safeParse(searchSuggestions, await response.json());
    expect(parsedSuggestions.success && parsedSuggestions.output.experiences.map(({ title }) => title)).not.toContain(
      'The beauty hour',
    );
    expect(site.lines.join('\n')).toContain('unknown featured experience');
  });

  test('what is searched for stands in no log line, whatever happens', async () => {
    const site = testSite({ fetch: async () => new Response('no', { status: 500 }), variables: { LOG_LEVEL: '1' } });
    for (const path of ['searching/chemotherapy', 'mobile/searching/chemotherapy', 'searching?keyword=chemotherapy'])
      await site.visit(`/en/sydney/${path}`);
    await site.visit('/_search/en/sydney?keyword=chemotherapy');
    const body = {
      effectiveDirective: 'img-src',
      documentURL: 'https://www.meridian.example/en/sydney/searching/chemotherapy',
    };
    const reports = JSON.stringify([
      { type: 'csp-violation', body: { ...body, blockedURL: '', sourceFile: '', disposition: '' } },
    ]);
    await site.visit('/_csp', { 'content-type': 'application/json' }, { method: 'POST', body: reports });
    await site.settled();
    expect(site.lines.filter((line) => line.includes('/en/sydney/searching/…'))).toHaveLength(2);
    expect(site.lines.join('\n')).not.toContain('chemotherapy');
  });
});

test('an editor who looks ahead finds what is shown then', async () => {
  const site = testSite();
  const resultCount = async (more: string) => (await askSearch(site, 'the', 'en/sydney', more)).answer.total;
  const currentCount = await resultCount('&is-preview-mode=true');
  expect(await resultCount('&is-preview-mode=true&preview-at=2031-01-26')).toBeLessThan(currentCount);
  expect(await resultCount('&preview-at=2031-01-26')).toBe(currentCount);
});
