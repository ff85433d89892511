import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentTypes } from '../../content/model/registry.ts';
import { serviceOver } from '../../sample/service/serviceOver.ts';
import { houseSpace, spaceWords } from '../support/tools/houseSpace.ts';
import { run } from '../support/tools/run.ts';
import { runHere } from '../support/tools/runHere.ts';
import { serve } from '../support/tools/serve.ts';

const { house, host, writes, ask, begin, beginAfter, close } = houseSpace('editors/contentPush');
beforeEach(() => begin());
afterEach(close);
const push = (...words: string[]) => ask(words);
const entriesOfVenice = ['--entries', '--city', 'venice', '--day', '2027-01-26'];
const drift = () => runHere('editors/contentTypes', spaceWords(host()).slice(0, 6));
const typesPublished = () =>
  [...house().store.content_types.values()].filter(({ sys }) => sys.publishedVersion !== undefined).length;

describe('npm run content:push', () => {
  test('shows a plan and changes nothing until it is told to', async () => {
    const { status, stdout } = await push();
    expect(status).toBe(0);
    expect(stdout).toContain('create    content type homePage\n');
    expect(stdout).toContain('create    locale zh-CN\n');
    expect(stdout).toContain('Nothing has been changed. --yes does it.');
    expect(writes()).toEqual([]);
  });

  test('brings everything in, and a second run has nothing to do', async () => {
    const first = await push('--yes');
    expect([first.status, first.stderr]).toEqual([0, '']);
    expect([typesPublished(), house().store.locales.size, house().store.tags.size]).toEqual([
      contentTypes.length,
      7,
      22,
    ]);
    const second = await push('--yes');
    expect([second.status, second.stdout]).toEqual([0, expect.stringContaining('Nothing to do.')]);
    const told = await drift();
    expect([told.status, told.stdout]).toEqual([0, expect.stringContaining('the model is the registry’s')]);
  });

  test('tells of a change field by field, and undoes it', async () => {
    await push('--yes');
    house().edit('content_types', 'brand', (body) => ({ ...body, name: 'House', fields: [] }));
    house().publishType('brand');
    const told = await drift();
    expect([told.status, told.stdout]).toEqual([1, expect.stringContaining('brand.displayName: missing in the space')]);
    const { stdout } = await push('--yes');
    expect(stdout).toContain(
      'update    content type brand\n            brand: name is "House", in the model "Brand"\n            brand.title: missing in the space',
    );
    expect((await push()).stdout).toContain('Nothing to do.');
  });

  test('a space of its own gets the pictures as assets: uploaded, processed, published, and linked to', async () => {
    await beginAfter('--yes', ...entriesOfVenice);
    const assets = [...house().store.assets.values()];
    expect(assets.length).toBeGreaterThan(50);
    expect(assets.filter(({ sys }) => sys.publishedVersion === undefined)).toEqual([]);
    expect(JSON.stringify(assets)).toMatch(/"url":"\/\/images\.ctfassets\.net\/[^"]+\.webp"/);
    const entries = JSON.stringify([...house().store.entries.values()]);
    expect([entries.includes('secure_url'), entries.includes('"linkType":"Asset"')]).toEqual([false, true]);
    expect(JSON.stringify(house().store.content_types.get('event'))).toContain('"linkType":"Asset"');
  });

  test('a space with a media service keeps its fields, and its pictures stay there', async () => {
    await push('--yes', '--pictures', 'service');
    const { status, stderr } = await push('--yes', ...entriesOfVenice);
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.stringify([...house().store.entries.values()])).toContain('secure_url');
    // Texts embed assets in any space.
    expect([...house().store.assets.keys()].length).toBeLessThan(20);
    expect((await push(...entriesOfVenice)).stdout).toContain('Nothing to do.');
  });

  test('the sample of a city: all saved, then published; a second run has nothing to do, an editor’s change is told', async () => {
    const first = await push('--yes', ...entriesOfVenice);
    expect([first.status, first.stderr]).toEqual([0, '']);
    const entries = [...house().store.entries.values()];
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter(({ sys }) => sys.publishedVersion === undefined)).toEqual([]);
    expect(JSON.stringify(entries)).toMatch(/"startDate":\{"en-US":"2027-/);
    expect((await push(...entriesOfVenice)).stdout).toContain('Nothing to do.');
    house().edit('entries', 'brand-aurelle', (body) => ({
      ...body,
      fields: { title: { 'en-US': 'Aurelle & Daughters' } },
    }));
    const third = await push(...entriesOfVenice);
    expect(third.stdout).toMatch(/update {4}entry brand-aurelle\n {12}title, displayName, chineseName, comallBrandId/);
  });
});

describe('locales that a space has', () => {
  const locale = (code: string, fallbackCode: string | null, others: object = {}) => ({
    ...{ code, fallbackCode, name: `${code} of our own`, default: false, optional: true },
    ...{ contentDeliveryApi: true, contentManagementApi: true, ...others },
  });
  const locales = () => structuredClone([...house().store.locales.values()].map(({ body }) => body));

  test('stay as they are: 30 of them, with names and fallbacks of their own', async () => {
    house().put('locales', 'hans', locale('zh-CN', 'en-US'));
    house().put('locales', 'hant', locale('zh-Hant', 'zh-CN'));
    for (const code of ['zh-TW', 'ja', 'ko', 'fr', 'it']) house().put('locales', code, locale(code, 'zh-Hant'));
    for (let at = house().store.locales.size; at < 30; at += 1)
      house().put('locales', `locale-${at}`, locale(`de-${at}`, 'ja', { optional: at % 2 === 0 }));
    const before = locales();
    const { status, stdout } = await push('--yes', '--entries', '--city', 'venice');
    expect([status, stdout]).toEqual([0, expect.stringContaining('locale: 0 to do, 7 unchanged')]);
    expect(locales()).toEqual(before);
    expect(writes().filter((call) => call.includes('locales'))).toEqual([]);
  });

  test('in another code of the language take its texts, and only missing ones are added', async () => {
    house().edit('locales', 'first', (body) => ({ ...body, code: 'en-AU' }));
    house().put('locales', 'french', locale('fr-CA', 'en-AU'));
    const { status, stdout } = await push('--yes', '--entries', '--city', 'venice');
    expect([status, stdout.match(/^create +locale .*$/gm)?.length]).toEqual([0, 5]);
    const codes = locales().map(({ code, fallbackCode }) => [code, fallbackCode]);
    expect(codes).toContainEqual(['ja', 'en-AU']);
    expect(codes).not.toContainEqual(['fr', 'en-AU']);
    const entries = JSON.stringify([...house().store.entries.values()]);
    expect([entries.includes('"en-AU"'), entries.includes('"en-US"')]).toEqual([true, false]);
  });

  test('that no page would get, or that leave pages empty, are reported', async () => {
    house().put('locales', 'japanese', locale('ja', 'en-US', { contentDeliveryApi: false }));
    const { stdout } = await push();
    expect(stdout).toMatch(/unchanged locale ja\n +is not delivered, and pages lack this language/);
    house().put('locales', 'japanese', locale('ja', null));
    expect((await push()).stdout).toMatch(/unchanged locale ja\n +falls back to no other locale/);
  });
});

describe('the embedded service', () => {
  const now = '2026-06-15T02:00:00.000Z';
  const push = (host: string, ...words: string[]) =>
    runHere('editors/contentPush', [...spaceWords(host, 'meridian'), ...words]);
  const embedded = (file: unknown) => serve(serviceOver(file, now));
  const exported = () => JSON.parse(readFileSync('sample/space/space.json', 'utf8'));

  test('has the registry’s model and the sample, in its dates of today', async () => {
    const { host, close } = await embedded(exported());
    const { status, stdout, stderr } = await push(host, '--entries', '--day', '2026-06-15');
    close();
    expect([status, stderr, stdout]).toEqual([0, '', expect.stringContaining('Nothing to do.')]);
  });

  test('tells what an older space lacks, and that it is not changed by a push', async () => {
    const { contentTypes: types, ...others } = exported();
    const { host, close } = await embedded({ ...others, contentTypes: types.slice(1), entries: [] });
    const plan = await push(host);
    const { status, stderr } = await push(host, '--yes');
    close();
    expect(plan.stdout).toContain('create    content type homePage');
    expect([status, stderr]).toEqual([1, expect.stringContaining('The embedded space is made from sample/space')]);
  });
});

describe('a push that is refused', () => {
  const limit = { status: 429, id: 'RateLimitExceeded' };
  test.each<[string, () => void, string[], string]>([
    ['a wrong token', () => {}, ['--token', 'stolen'], '401 AccessTokenInvalid'],
    ['another space', () => {}, ['--space', 'elsewhere'], '404 NotFound'],
    ['a rate limit that does not end', () => house().breakWith(() => limit), [], '429 RateLimitExceeded'],
    ['nobody there', close, [], 'can’t be reached'],
  ])('%s is told, and nothing is written', async (_, prepare, words, told) => {
    prepare();
    const { status, stderr } = await push('--yes', ...words);
    expect([status, stderr]).toEqual([1, expect.stringContaining(told)]);
    expect(writes()).toEqual([]);
  });

  test.each<[string, number, string, string]>([
    ['somebody changes a type meanwhile', 409, 'VersionMismatch', 'Somebody changed it while this ran'],
    ['the service fails half way', 500, 'ServerError', 'run it again for the others'],
  ])('%s: it stops there, and the next run completes', async (_, status, id, told) => {
    house().breakWith((method, path) =>
      method === 'PUT' && path === 'content_types/news' ? { status, id } : undefined,
    );
    const first = await push('--yes');
    expect([first.status, first.stderr]).toEqual([
      1,
      expect.stringMatching(`content type news: the service (?:refused|failed) \\(${status} ${id}\\)`),
    ]);
    expect(first.stderr).toContain(told);
    const publishedTypes = typesPublished();
    expect(publishedTypes).toBeGreaterThan(0);
    expect(house().store.content_types.has('service')).toBe(false);
    house().breakWith(() => undefined);
    const second = await push('--yes');
    expect([second.status, typesPublished()]).toEqual([0, contentTypes.length]);
    expect(second.stdout).toContain(
      `content type: ${contentTypes.length - publishedTypes} to do, ${publishedTypes} unchanged`,
    );
    expect((await push()).stdout).toContain('Nothing to do.');
  });

  describe('half way through the entries', () => {
    const entries = ['--yes', ...entriesOfVenice];
    beforeEach(async () => {
      await beginAfter(...entries);
      // Twelve that nothing else links to are missing.
      const { store } = house();
      const linked = JSON.stringify([...store.entries.values()]);
      const alone = [...store.entries.keys()].filter((id) => !linked.includes(`"linkType":"Entry","id":"${id}"`));
      for (const id of alone.slice(0, 12)) store.entries.delete(id);
    });
    const saved = (path: string): boolean => path.startsWith('entries/') && !path.endsWith('/published');
    const published = (path: string): boolean => path.startsWith('entries/') && path.endsWith('/published');

    const invalid = { status: 422, id: 'ValidationFailed' };
    test.each<[string, (path: string) => boolean, 'cut' | { status: number; id: string }, RegExp]>([
      [
        'one that the service finds invalid',
        saved,
        invalid,
        /^entry \S+: the service refused \(422 ValidationFailed\)/,
      ],
      ['a connection that is cut', saved, 'cut', /^entry \S+: the service can’t be reached \(socket hang up\)/],
      ['a rate limit', published, limit, /^entry \S+: .+\(429 RateLimitExceeded\)/],
    ])('%s stops it; what is written is said, and the next run completes', async (_, isMeant, broken, told) => {
      let count = 0;
      house().breakWith((method, path) => {
        if (method !== 'PUT' || !isMeant(path)) return undefined;
        count += 1;
        return count === 7 ? broken : undefined;
      });
      const first = await push(...entries);
      const calls = isMeant === saved ? 6 : 18;
      const lines = first.stdout.match(/^(?:created|published) entry .+$/gm);
      expect([first.status, first.stderr, lines?.length]).toEqual([1, expect.stringMatching(told), calls]);
      expect(first.stderr).toContain(`${calls} of 24 calls are done and stay done; run it again for the others.`);
      house().breakWith(() => undefined);
      const second = await push(...entries);
      expect([second.status, second.stdout]).toEqual([0, expect.stringContaining(`Done: ${24 - calls} calls.`)]);
      const drafts = [...house().store.entries.values()].filter(({ sys }) => sys.publishedVersion === undefined);
      expect(drafts).toEqual([]);
    });
  });

  test('a service that fails while it processes a picture stops it; what is written is said', async () => {
    await beginAfter('--yes', ...entriesOfVenice);
    const [picture = ''] = house().store.assets.keys();
    house().store.assets.delete(picture);
    const failure = { status: 503, id: 'ServerError' };
    house().breakWith((method, path) => (method === 'GET' && path === `assets/${picture}` ? failure : undefined));
    // A process of its own: a failure that nobody hears would end this one.
    const first = await run('editors/contentPush', [...spaceWords(host()), '--yes', ...entriesOfVenice]);
    expect([first.status, first.stderr]).toEqual([
      1,
      `asset ${picture}: the service failed (503 ServerError)\n    The test says so.\n0 of 2 calls are done and stay done; run it again for the others.\n`,
    ]);
    house().breakWith(() => undefined);
    expect((await push('--yes', ...entriesOfVenice)).stdout).toMatch(/^Done: \d calls?\.$/m);
  });

  test('a rate limit that ends is waited for', async () => {
    let limited = 0;
    house().breakWith((method, path) => {
      if (method !== 'PUT' || path !== 'tags/venice' || limited > 0) return undefined;
      limited += 1;
      return limit;
    });
    const { status, stderr } = await push('--yes', '--retries', '2');
    expect([status, stderr, house().store.tags.has('venice')]).toEqual([
      0,
      expect.stringContaining('Rate limit'),
      true,
    ]);
  });

  test('what was saved but not published is published by the next run', async () => {
    house().breakWith((method, path) =>
      method === 'PUT' && path === 'content_types/news/published' ? { status: 500, id: 'ServerError' } : undefined,
    );
    await push('--yes');
    house().breakWith(() => undefined);
    expect((await push('--yes')).stdout).toContain('publish   content type news\n');
  });
});
