import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Language, languageCodes } from '../../content/languages.ts';
import { message, messageKeys } from '../../content/messages/messages.ts';
import { type ContentType, contentTypes } from '../../content/model/registry.ts';
import { composeSpace } from '../../sample/space/compose.ts';
import { seedGroups, spaceCities } from '../../sample/space/groups.ts';

const exported = v.object({
  contentTypes: v.array(v.object({ sys: v.object({ id: v.string() }) })),
  locales: v.array(v.object({ code: v.string(), fallbackCode: v.nullable(v.string()), default: v.boolean() })),
  entries: v.array(
    v.object({ sys: v.object({ id: v.string() }), fields: v.record(v.string(), v.record(v.string(), v.unknown())) }),
  ),
});

const ofType = (city: string, type: ContentType): number =>
  seedGroups
    .filter(({ tag }) => tag === city)
    .reduce((sum, { seeds }) => sum + seeds.filter((seed) => seed.type === type).length, 0);

describe('the embedded space', () => {
  test('on a holiday a restaurant opens within its own hours, not for all of the store’s', () => {
    const [hours] = seedGroups
      .filter(({ tag }) => tag === 'sydney')
      .flatMap(({ seeds }) => seeds)
      .filter(({ fields }) => fields['title'] === 'sydney, table: Tu-Su 12:00-15:00,18:00-22:00');
    expect(hours?.fields['exceptions']).toEqual(['04-25 13:00-15:00,18:00-20:00', '12-25 closed', '12-26 12:00-15:00']);
  });

  // All 4500 entries: half a second, or some on a busy machine.
  test('composes: every link, picture and field in it exists', async () => {
    const space = v.parse(exported, await composeSpace(seedGroups));
    expect(space.contentTypes.map(({ sys }) => sys.id)).toEqual(contentTypes);
    expect(space.locales.filter((locale) => locale.default)).toEqual([
      { code: 'en-US', fallbackCode: null, default: true },
    ]);
    const withoutEnglish = space.entries.flatMap(({ sys, fields }) =>
      Object.entries(fields).flatMap(([name, value]) => ('en-US' in value ? [] : [`${sys.id}.${name}`])),
    );
    expect(withoutEnglish).toEqual([]);
  });

  test.each<[ContentType, number]>([
    ['homePage', 1],
    ['brandPavilion', 12],
    ['dining', 8],
    ['event', 12],
    ['news', 12],
    ['service', 8],
    ['specialOffer', 10],
    ['indexDetailPage', 3],
    ['artCulture', 6],
    ['mediaCenterDetailPage', 5],
    ['storeLocator', 2],
    ['announcement', 1],
    ['notification', 1],
    ['aboutTheStore', 5],
    ['basicPage', 8],
    ['pptcPage', 2],
    ['predictSearch', 1],
    ['pageNewsletterSubscription', 1],
    ['loyaltyBenefitSummary', 1],
    ['eventDetailPage', 1],
  ])('Sydney has %s, at least %i', (type, least) => {
    expect(ofType('sydney', type)).toBeGreaterThanOrEqual(least);
  });

  test.each(spaceCities.map((city) => [city]))('%s has a home page and global settings', (city) => {
    const needed: readonly ContentType[] = ['homePage', 'globalSettings'];
    expect(needed.filter((type) => ofType(city, type) === 0)).toEqual([]);
  });
});

const textsByLanguage = v.record(v.string(), v.union([v.string(), v.array(v.string())]));

/** Where a language writes no such space before a colon, a semicolon or a mark: Italian none, French none that breaks. */
const wrongSpaces = { fr: /\S [:;!?](?!\S)/, it: /[ \u00a0\u202f][:;!?](?!\S)/ } as const;

test.each(Object.entries(wrongSpaces))('in %s the space before double punctuation is its own', (language, wrong) => {
  const texts = seedGroups.flatMap(({ seeds }) =>
    seeds.flatMap(({ id, fields }) =>
      Object.values(fields).flatMap((field) =>
        v.is(textsByLanguage, field) ? [field[language] ?? []].flat().map((text) => `${id}: ${text}`) : [],
      ),
    ),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => wrong.test(text))).toEqual([]);
});

describe('tables', () => {
  const facts = v.object({
    title: v.record(v.string(), v.string()),
    features: v.record(v.string(), v.array(v.string())),
  });
  const tables = seedGroups.flatMap(({ seeds }) => seeds.filter(({ type }) => type === 'dining'));

  test.each(tables.map(({ id, fields }) => [id, fields]))('%s says in few words whether one books', (_id, fields) => {
    const { title, features } = v.parse(facts, fields);
    const counts = Object.keys(title).map((language) => new Set(features[language]).size);
    expect(new Set(counts)).toEqual(new Set([features['en']?.length]));
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    // A field `booking` is a button that says so.
    expect([...Object.keys(fields), ...(features['en'] ?? [])].join()).toMatch(/book|first come/i);
  });
});

/** The verb of each act; what else some would say for it. */
const verbs: Readonly<Record<Language, { readonly book: RegExp; readonly look: RegExp; readonly others: RegExp }>> = {
  en: { book: /^Book /, look: /^View /, others: /^(?:Reserve|See|Look at) / },
  cn: { book: /预[订约]/, look: /查看/, others: /预留|预定/ },
  tc: { book: /預[訂約]/, look: /查看/, others: /預留|預定/ },
  fr: { book: /^Réserver/, look: /^Voir /, others: /^(?:Retenir|Consulter) / },
  it: { book: /^Prenota/, look: /^Vedi /, others: /^(?:Riserva|Osserva) / },
  jp: { book: /予約する$/, look: /見る$/, others: /お取り置き/ },
  kr: { book: /예약(?:하기)?$/, look: /보기$/, others: /예매/ },
};

const labels = v.record(v.string(), v.string());
const call = v.object({
  title: v.optional(labels, {}),
  kind: v.optional(v.string()),
  internalLink: v.optional(v.string()),
  externalLink: v.optional(v.string()),
});
const calls = seedGroups.flatMap(({ tag, seeds }) =>
  seeds
    .filter(({ type }) => ['cta', 'booxi', 'zenchef'].includes(type))
    .map(({ type, id, fields }) => ({ city: tag, type, id, ...v.parse(call, fields) })),
);

describe('calls to action', () => {
  test.each(Object.entries(verbs))('say one verb for one act: %s', (language, { book, others }) => {
    const said = calls.flatMap(({ id, type, kind, title }) => {
      const words = title[language];
      return words === undefined ? [] : [{ id, words, isBooking: type !== 'cta' || kind === 'bookNow' }];
    });
    expect(said.filter(({ words, isBooking }) => isBooking && !book.test(words))).toEqual([]);
    expect(said.filter(({ words }) => others.test(words))).toEqual([]);
  });

  test('the site’s own words say the same verbs', () => {
    for (const language of languageCodes) {
      const { book, look, others } = verbs[language];
      expect(message('bookNow', language)).toMatch(book);
      for (const key of ['viewMenu', 'viewOnPlan', 'viewEvent', 'viewOffer'] as const)
        expect(message(key, language)).toMatch(look);
      expect(messageKeys.filter((key) => others.test(message(key, language)))).toEqual([]);
    }
  });

  test('what is to plan one’s visit is called as in the header', () => {
    const words = v.object({ title: v.optional(labels, {}), eyebrow: v.optional(labels, {}) });
    const called = seedGroups.flatMap(({ seeds }) =>
      seeds.flatMap(({ fields }) => {
        const { title, eyebrow } = v.is(words, fields) ? v.parse(words, fields) : { title: {}, eyebrow: {} };
        return [title, eyebrow].filter((label) => label['en'] === message('planYourVisit', 'en'));
      }),
    );
    expect(called.length).toBeGreaterThan(20);
    for (const label of called)
      for (const language of languageCodes)
        expect(label[language] ?? message('planYourVisit', language)).toBe(message('planYourVisit', language));
  });

  test('those of a city that lead to the same place say the same', () => {
    const said = new Map<string, Set<string>>();
    for (const { city, kind, title, internalLink, externalLink } of calls)
      for (const [language, words] of Object.entries(title)) {
        const place = internalLink ?? externalLink;
        if (!place) continue;
        const key = [city, kind, place, language].join();
        said.set(key, (said.get(key) ?? new Set()).add(words));
      }
    expect([...said].filter(([, words]) => words.size > 1)).toEqual([]);
    expect(said.size).toBeGreaterThan(50);
  });
});
