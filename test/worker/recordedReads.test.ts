import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contentPath } from '../../content/address/contentPaths.ts';
import { type City, cityRow } from '../../content/cities.ts';
import { languages } from '../../content/languages.ts';
import { isLocalized } from '../../content/model/fields.ts';
import { contentTypeRow, contentTypes } from '../../content/model/registry.ts';
import { addressable } from '../../content/model/targets.ts';
import { changedValue } from '../support/worker/changedValue.ts';
import { edit, HOOK_SECRET, tell } from '../support/worker/editing.ts';
import { entriesOf } from '../support/worker/space.ts';
import { askContentService, testSite } from '../support/worker/testWorld.ts';

/** A content service of this file's own. */
const NOW = '2026-06-15T02:00:00.037Z';
/** So many pairs of a changed field and a page are looked at in a round; 5,000 in all before a release, with `PAIRS=5000`. */
const PAIRS = env.IS_DAILY ? 60 : 300;
const rounds = Array.from({ length: Math.ceil(Number(env.PAIRS || PAIRS) / PAIRS) }, (_, round) => round + 1);
/** Pages that are looked at after each change. */
const PAGES = 6;
const places: readonly City[] = ['sydney', 'okinawa'];
/** No limit ends before its work does, however busy the machine is. */
const world = { after: () => () => undefined };
const variables = { CONTENTFUL_HOOK_SECRET: HOOK_SECRET, LOG_LEVEL: '4' };

/** Pages without an entry of their own that change with content. */
const listings = [
  '',
  'contact-us',
  'select-destination',
  'my-visit?on=2026-06-17&at=19:30',
  'stores/map',
  'stores/listing',
  'dining/listing',
  'what-is-happening/event/listing',
  'what-is-happening/news/listing',
  'art-and-culture/listing',
  'brand/listing?by=floor',
  'media-center/listing',
  'service/listing',
  'special-offers/listing',
  'special-promotion-offers/listing',
  'announcement',
  'social-medias',
  'searching',
  'no-such-page',
];

const rawEntry = v.object({
  sys: v.object({ id: v.string(), contentType: v.object({ sys: v.object({ id: v.string() }) }) }),
  fields: v.record(v.string(), v.record(v.string(), v.unknown())),
});
type RawEntry = v.InferOutput<typeof rawEntry>;

/** Numbers from 0 to below a limit that are the same in every run (mulberry32). */
function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** All entries that a city may show, with their values by locale. */
async function spaceOf(city: City): Promise<readonly RawEntry[]> {
  const query = new URLSearchParams({ 'metadata.tags.sys.id[in]': `global,${city}`, locale: '*', limit: '1000' });
  const answer = await askContentService(
    new Request(`http://localhost:8788/spaces/meridian/environments/master/entries?${query}&include=0`, {
      headers: { authorization: 'Bearer meridian-delivery' },
    }),
    NOW,
  );
  const { items } = v.parse(v.object({ items: v.array(v.unknown()) }), await answer.json());
  return items.flatMap((item) => (v.is(rawEntry, item) ? [item] : []));
}

/** The addresses of a city's pages: each listing, and three details of each type, in three languages. */
async function pagesOf(city: City): Promise<readonly string[]> {
  const details = await Promise.all(
    addressable.map(async (type) => {
      const entries = await entriesOf(city, 'en', type);
      return entries.slice(0, 3).flatMap((entry) => {
        const path = contentPath({ contentType: type, slug: entry.text('slug') });
        return path && path.length > 0 ? [path.join('/')] : [];
      });
    }),
  );
  const spoken = cityRow(city).languages.slice(0, 3);
  return spoken.flatMap((language) => [...listings, ...details.flat()].map((path) => `/${language}/${city}/${path}`));
}

const seen = async (answer: Response): Promise<string> =>
  `${answer.status} ${(await answer.text())
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/'nonce-[^']*'/g, '')
    .replaceAll(/value="[\w.-]{40,}"/g, '')}`;

test.each(rounds)(
  'no field can change a page silently: every page is what a fresh render makes, round %i',
  async (round) => {
    const draw = seeded(20261123 * round);
    const of = <Item>(list: readonly Item[]): Item => {
      const item = list[draw(list.length)];
      if (item === undefined) throw new Error('nothing to draw from');
      return item;
    };
    const spaces = new Map(await Promise.all(places.map(async (city) => [city, await spaceOf(city)] as const)));
    const pages = new Map(await Promise.all(places.map(async (city) => [city, await pagesOf(city)] as const)));
    const site = testSite({ now: NOW, variables, world });
    const [missed, kinds]: [string[], Set<string>] = [[], new Set()];
    let changed = 0;
    for (let pair = 0; pair < PAIRS; pair += PAGES) {
      const city = of(places);
      const entries = spaces.get(city) ?? [];
      const type = of(contentTypes.filter((one) => entries.some(({ sys }) => sys.contentType.sys.id === one)));
      const entry = of(entries.filter(({ sys }) => sys.contentType.sys.id === type));
      const { fields } = contentTypeRow(type);
      const name = of(Object.keys(fields));
      const field = fields[name];
      if (!field) continue;
      const alike = (targets: readonly string[]): readonly string[] =>
        entries.filter(({ sys }) => targets.includes(sys.contentType.sys.id)).map(({ sys }) => sys.id);
      const locales = isLocalized(field)
        ? cityRow(city)
            .languages.slice(0, 3)
            .map((one) => languages[one].locale)
        : ['en-US'];
      const values = Object.fromEntries(
        ['en-US', ...locales].map((locale) => [
          locale,
          changedValue(field, entry.fields[name]?.[locale] ?? entry.fields[name]?.['en-US'], `${pair}`, {
            alike,
            draw,
          }),
        ]),
      );
      const looked = Array.from({ length: PAGES }, () => of(pages.get(city) ?? []));
      const before = new Map<string, string>();
      for (const page of looked) before.set(page, await seen(await site.visit(page)));
      await site.settled();
      const hook = await edit({ at: NOW, id: entry.sys.id, fields: { [name]: values } }).catch(() => undefined);
      // What the content service refuses is never published.
      if (!hook) continue;
      kinds.add(`${type}.${name}`);
      await tell(site, hook);
      await site.settled();
      const truth = testSite({ now: NOW, variables: { ...variables, CACHE: '0' }, world });
      for (const page of new Set(looked)) {
        const [shown, fresh] = [await seen(await site.visit(page)), await seen(await truth.visit(page))];
        if (fresh !== before.get(page)) changed += 1;
        if (shown !== fresh) missed.push(`${entry.sys.id}.${name}: ${page}`);
      }
    }
    expect(missed).toEqual([]);
    // The draw meets pages that change, by fields of many kinds.
    expect([changed > PAIRS / 60, kinds.size > PAIRS / PAGES / 2]).toEqual([true, true]);
  },
);
