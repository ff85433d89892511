import { describe, expect, test } from 'vitest';
import { readEntries } from '../../sample/space/entryFile.ts';
import { mistakeIn } from '../../sample/space/textFile.ts';

const readEntryText = (content: string) => readEntries('guam/1-home.txt', content, { city: 'guam', named: new Map() });

const service = `service guam-service-wrapping (created 40, updated 12): Wrapping | jp: ギフト包装
  category: cat-personal, cat-travel; isFeatured: true; media: trace-parcel
`;

describe('a city’s file', () => {
  test('has entries with fields by language', () => {
    const text = `# Services.
@hours: Daily, 10am to 10pm
    jp: 毎日 10:00〜22:00
${service}  time: @hours
  features: Free / Five minutes | jp: 無料 / 5分
  description: A small star.\\nOf leaf. | jp: 小さな星。
  body: Complimentary.
      - Five minutes
      - On Sundays
      And more.
    jp: 無料。
`;
    expect(readEntryText(text)).toEqual([
      {
        at: 'guam/1-home.txt:4',
        type: 'service',
        id: 'guam-service-wrapping',
        options: { created: 40, updated: 12 },
        fields: {
          title: { en: 'Wrapping', jp: 'ギフト包装' },
          slug: 'wrapping',
          category: ['cat-personal', 'cat-travel'],
          isFeatured: true,
          media: ['trace-parcel'],
          time: { en: 'Daily, 10am to 10pm', jp: '毎日 10:00〜22:00' },
          features: { en: ['Free', 'Five minutes'], jp: ['無料', '5分'] },
          description: { en: 'A small star.\nOf leaf.', jp: '小さな星。' },
          body: { en: 'Complimentary.\n\n- Five minutes\n- On Sundays\n\nAnd more.', jp: '無料。' },
        },
      },
    ]);
  });

  test('has days from today, places and alternative texts', () => {
    const text = `event guam-event-tea: Tea
  startDate: +3 10:00; endDate: -1 22:00; media: food-tea | en: A pot | jp: 急須
brandPavilion guam-brand-aurelle: Aurelle
storeGuideAddress guam-place-door: Door
  mark: 1; room: c
storeLocator guam-store: it: Il negozio | en: The store
  slug: store; location: 13.5 144.8; storeGuides: none
`;
    const [event, brand, place, store] = readEntryText(text).map(({ fields }) => fields);
    expect(event).toMatchObject({
      startDate: { days: 3, time: '10:00' },
      endDate: { days: -1, time: '22:00' },
      media: [{ picture: 'food-tea', alt: { en: 'A pot', jp: '急須' } }],
    });
    expect(brand).toMatchObject({ slug: 'aurelle', brand: 'brand-aurelle' });
    expect(place).toMatchObject({ mark: '1', planX: 800, planY: 312 });
    expect(store).toMatchObject({ location: { lat: 13.5, lon: 144.8 }, storeGuides: [] });
    expect(Object.keys(Object(store?.['title']))).toEqual(['it', 'en']);
  });

  const swallowed = ':1: after a text in several languages kind stands on a line of its own';
  test.each([
    ['a type that the model does not have', 'servise a: A\n  slug: a\n', ':1: there is no content type servise'],
    ['a field that the type does not have', `${service}  locatoin: here\n`, ':3: locatoin: service has no such field'],
    ['a misspelt field beside others', 'cta a: A; knid: viewDetails\n', ':1: knid: cta has no such field'],
    ['a field that is missing', 'redirect guam-redirect-a: A\n', ':1: redirect needs source'],
    ['a field that is there twice', `${service}  category: cat-food\n`, ':3: category is there twice'],
    ['a value that the field does not take', 'service a: A\n  slug: a b\n', ':2: slug: it can\'t be "a b"'],
    ['a choice that does not exist', 'cta a: A\n  kind: viewAll\n', ':2: kind: it can\'t be "viewAll"'],
    ['neither yes nor no', `service a: A\n  slug: a; isFeatured: yes\n`, ':2: isFeatured: it can\'t be "yes"'],
    ['a day without a time', 'event a: A\n  startDate: +3\n', ':2: startDate: "+3" is no day as in "+3 10:00"'],
    ['no language of the site', 'cta a: A | de: B\n', ':1: title: no language of the site stands before "de: B"'],
    ['a language twice', 'cta a: A\n    jp: B\n    jp: C\n', ':1: title: jp is there twice'],
    ['a text without English', 'cta a: jp: B\n', ':1: title: there is no English text'],
    ['languages of one value', 'brandPavilion a: A\n  brand: a | jp: b\n', ':2: brand: it is the same in all'],
    ['a room on no plan', 'storeGuideAddress a: A\n  room: Z\n', ':2: room: no room of guam is Z'],
    ['a name that the city does not have', `${service}  time: @hours\n`, ':3: time: the city has no text @hours'],
    ['a line at an odd depth', `${service} time: now\n`, ':3: an entry stands at the left'],
    ['a field that a language would swallow', 'cta a: A\n    jp: B; kind: viewAll\n', swallowed],
    ['languages of no title', 'cta a\n    jp: B\n', ':1: no title stands before its languages'],
    ['a field before any entry', '  slug: a\n', ':1: no entry stands before it'],
  ])('is refused with its line for %s', (_, content, problem) => {
    expect(() => readEntryText(content)).toThrow(`guam/1-home.txt${problem}`);
  });
});

test('a mistake in the texts is told by its sentence alone, a fault of the code with its stack', () => {
  const mistake = 'sydney/1-home.txt:3: there is no content type bogus';
  expect([mistakeIn(new Error(mistake)), mistakeIn(new TypeError('x is no function'))]).toEqual([mistake, undefined]);
});
