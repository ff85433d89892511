import { safeParse } from 'valibot';
import { type Expectation, listOf, noExampleOf, UNKNOWN } from './expectation.ts';
import {
  assetFile,
  bareList,
  contentTypes,
  expectThat,
  list,
  locales,
  mappedList,
  readAs,
  refusedWith,
  resource,
  syncPage,
} from './shapes.ts';

/** The largest answer that the service gives, in bytes. */
const LARGEST = 7_340_032;

/** What the site, its coordinator and its commands rely on beside lists (docs/rules.md#content-contract). */
export const spaceExpectations = {
  'locales: one is the standard, the others name what they fall back to': async ({ ask }) => {
    const { items } = readAs(locales, await ask('locales'));
    expectThat(items.filter((locale) => locale.default).length === 1, 'not one standard locale');
    const codes = items.map(({ code }) => code);
    for (const { code, fallbackCode } of items)
      expectThat(fallbackCode === null || codes.includes(fallbackCode), `${code} falls back to ${fallbackCode}`);
  },

  'locale: another one falls back, all at once stand side by side, an unknown one is refused': async (space, facts) => {
    const message = refusedWith(await space.ask('entries', { locale: 'xx-XX' }), 400, 'BadRequest', 'InvalidQuery');
    expectThat(/unknown locale/i.test(message), `the site reads this message: ${message}`);
    const every = await listOf(space, { locale: '*', limit: '20', include: '0' });
    const codes = every.items.flatMap(({ fields }) =>
      Object.values(fields).flatMap((value) => Object.keys(value ?? {})),
    );
    expectThat(codes.includes(facts.standardLocale), 'fields are not by locale');
    if (facts.otherLocale === undefined) return noExampleOf('second locale');
    const translatedEntries = await listOf(space, { locale: facts.otherLocale, limit: '20', include: '0' });
    expectThat(
      translatedEntries.items.every(({ sys }) => sys.locale === facts.otherLocale),
      'entries of another locale',
    );
  },

  'changes: what was updated since a moment, with tags and revision alone': async ({ ask }) => {
    const newest = readAs(
      bareList,
      await ask('entries', { order: '-sys.updatedAt', select: 'sys,metadata', limit: '1' }),
    );
    const [entry] = newest.items;
    if (!entry) return noExampleOf('entry');
    const since = async (moment: number) => {
      const query = { 'sys.updatedAt[gte]': new Date(moment).toISOString(), order: 'sys.updatedAt', include: '0' };
      return readAs(bareList, await ask('entries', { ...query, select: 'sys,metadata', limit: '1000' }));
    };
    const at = Date.parse(entry.sys.updatedAt);
    expectThat(
      (await since(at)).items.some(({ sys }) => sys.id === entry.sys.id),
      'the newest is not among them',
    );
    expectThat(
      (await since(at + 1000)).items.every(({ sys }) => sys.id !== entry.sys.id),
      'older ones are among them',
    );
  },

  'synchronization: of deletions, from now on, and a token that is none is refused': async ({ ask }) => {
    let page = readAs(syncPage, await ask('sync', { initial: 'true', type: 'Deletion' }));
    for (let pages = 0; page.nextPageUrl !== undefined && pages < 10; pages += 1)
      page = readAs(syncPage, await ask('sync', { sync_token: tokenIn(page.nextPageUrl) }));
    const next = readAs(syncPage, await ask('sync', { sync_token: tokenIn(page.nextSyncUrl) }));
    expectThat(next.nextSyncUrl !== undefined, 'it does not go on');
    expectThat(
      next.items.every(({ sys }) => sys.type.startsWith('Deleted')),
      'not deletions alone',
    );
    const refused = await ask('sync', { sync_token: UNKNOWN });
    expectThat(refused.status === 400, `a wrong token gets ${refused.status}; the coordinator begins again at 400`);
  },

  'one entry: alone, or not found': async ({ ask }, { newest: [entry] }) => {
    refusedWith(await ask(`entries/${UNKNOWN}`), 404, 'NotFound');
    if (!entry) return noExampleOf('entry');
    expectThat(readAs(resource, await ask(`entries/${entry.sys.id}`)).sys.id === entry.sys.id, 'another entry');
  },

  'assets: a file without a scheme in its address, with its type and size': async ({ ask }) => {
    const { items } = readAs(list, await ask('assets', { limit: '20' }));
    if (items.length === 0) return noExampleOf('asset');
    for (const { sys, fields } of items) {
      const parsedFile = safeParse(assetFile, fields['file']);
      expectThat(parsedFile.success, `the file of ${sys.id}: ${parsedFile.issues?.[0]?.message}`);
    }
  },

  'content types: with their fields': async ({ ask }) => {
    const { total, items } = readAs(contentTypes, await ask('content_types', { limit: '1000' }));
    expectThat(total === items.length, `${items.length} of ${total}`);
  },

  'a wrong token and an unknown environment': async ({ ask }) => {
    refusedWith(await ask('entries', {}, { token: UNKNOWN }), 401, 'AccessTokenInvalid');
    refusedWith(await ask('entries', {}, { environment: UNKNOWN }), 404, 'NotFound');
  },

  'preview: a token of its own, and everything that is published': async (space) => {
    if (space.tokens.preview === undefined) return { notTried: 'no --preview-token' };
    const refusal = await space.ask('entries', { limit: '1' }, { token: space.tokens.preview });
    refusedWith(refusal, 401, 'AccessTokenInvalid');
    const [published, drafts] = [await listOf(space, { limit: '1' }), await listOf(space, { limit: '1' }, 'preview')];
    expectThat(drafts.total >= published.total, `${drafts.total} in preview, ${published.total} published`);
  },

  // Of premium plans: the site goes without.
  'content source maps: of each text in preview its type and editor, by their places in two lists': async (space) => {
    if (space.tokens.preview === undefined) return { notTried: 'no --preview-token' };
    const query = { limit: '5', include: '0', includeContentSourceMaps: 'true' };
    const answer = await space.ask('entries', query, { api: 'preview' });
    if (answer.status !== 200) return { notTried: 'the plan of the space has none; the site asks for none' };
    const { sys, items } = readAs(mappedList, answer);
    const { fieldTypes, editorInterfaces } = sys.contentSourceMapsLookup;
    const sources = items.flatMap((item) => Object.values(item.sys.contentSourceMaps.mappings));
    expectThat(
      sources.every(({ source }) => source.fieldType in fieldTypes && source.editorInterface in editorInterfaces),
      'a text names a type or an editor that is not listed',
    );
    return undefined;
  },

  'an answer that is too big: refused in these words, and given in smaller parts': async (space) => {
    const answer = await space.ask('entries', { limit: '1000', include: '10', locale: '*' });
    if (answer.status === 200) {
      expectThat(answer.size <= LARGEST, `${answer.size} bytes`);
      return noExampleOf('answer of more than 7 MB');
    }
    const message = refusedWith(answer, 400, 'BadRequest');
    expectThat(/response size too big/i.test(message), `the site reads this message: ${message}`);
    await listOf(space, { limit: '5', include: '1', locale: '*' });
  },

  'too many calls: refused with the seconds to wait': async ({ ask, burst }) => {
    if (burst === undefined) return { notTried: 'only with --burst, since it takes the limit from everybody' };
    const answers = await Promise.all(
      Array.from({ length: burst }, (_, at) => ask('entries', { limit: '1', include: '0', skip: String(at) })),
    );
    const [refused] = answers.filter(({ status }) => status !== 200);
    if (!refused) return { notTried: `${burst} calls at once did not pass the limit` };
    refusedWith(refused, 429, 'RateLimitExceeded');
    const reset = refused.headers.get('x-contentful-ratelimit-reset') ?? '';
    expectThat(/^\d{1,5}$/.test(reset), `X-Contentful-RateLimit-Reset is ${JSON.stringify(reset)}`);
  },
} as const satisfies Readonly<Record<string, Expectation>>;

function tokenIn(address: string | undefined): string {
  const token = address === undefined ? null : new URL(address).searchParams.get('sync_token');
  expectThat(token !== null, 'no next synchronization is named');
  return token;
}
