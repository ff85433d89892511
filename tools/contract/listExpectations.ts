import { isListAnswer } from '../../content/model/graph.ts';
import { ownValue } from '../../content/ownValue.ts';
import { type Expectation, listOf, noExampleOf, UNKNOWN } from './expectation.ts';
import { bareList, cursorPage, expectThat, type List, list, readAs, refusedWith } from './shapes.ts';
import { linkedFrom } from './spaceFacts.ts';

const ids = ({ items }: Pick<List, 'items'>): readonly string[] => items.map(({ sys }) => sys.id);
const same = (left: readonly string[], right: readonly string[]): boolean => left.join() === right.join();

/** What lists of entries give for the parameters that the site uses (docs/rules.md#content-contract). */
export const listExpectations = {
  'a list: a hundred by default, each with type, dates, revision and locale': async (space, facts) => {
    const { limit, skip, total, items } = await listOf(space, {});
    expectThat(limit === 100 && skip === 0, `limit ${limit}, skip ${skip}`);
    expectThat(items.length === Math.min(total, 100), `${items.length} of ${total}`);
    for (const { sys } of items) {
      expectThat(sys.contentType !== undefined && sys.revision >= 1, `${sys.id} has no type or revision`);
      expectThat(sys.locale === facts.standardLocale, `${sys.id} is in ${sys.locale}`);
    }
  },

  'limit: 1000 is taken, more is refused': async ({ ask }) => {
    readAs(bareList, await ask('entries', { limit: '1000', include: '0', select: 'sys,metadata' }));
    refusedWith(await ask('entries', { limit: '1001' }), 400, 'InvalidQuery', 'BadRequest');
  },

  'include: 10 is taken, more is refused': async ({ ask }) => {
    readAs(list, await ask('entries', { limit: '1', include: '10' }));
    refusedWith(await ask('entries', { include: '11' }), 400, 'InvalidQuery', 'BadRequest');
  },

  'pages: skip and limit cut one list, ordered by id, into parts that fit': async (space) => {
    const query = { order: 'sys.id', include: '0' };
    const both = await listOf(space, { ...query, limit: '4' });
    const first = await listOf(space, { ...query, limit: '2' });
    const second = await listOf(space, { ...query, limit: '2', skip: '2' });
    expectThat(same(ids(both), [...ids(first), ...ids(second)]), 'the pages are not the list');
    expectThat(
      [first, second].every(({ total }) => total === both.total) && second.skip === 2,
      'another total or skip',
    );
    const beyond = await listOf(space, { ...query, limit: '2', skip: String(both.total) });
    expectThat(beyond.items.length === 0 && beyond.total === both.total, 'entries beyond the end');
  },

  'cursors: the same list page by page, without a count': async ({ ask }) => {
    const query = { order: 'sys.id', include: '0', limit: '2', cursor: 'true' };
    const first = readAs(cursorPage, await ask('entries', query));
    const whole = readAs(list, await ask('entries', { order: 'sys.id', include: '0', limit: '4' }));
    if (whole.total < 4) return noExampleOf('four entries');
    const next = new URLSearchParams(first.pages.next?.split('?')[1]).get('pageNext');
    expectThat(next !== null && first.pages.prev === undefined, 'the first page names no next one, or one before it');
    const second = readAs(cursorPage, await ask('entries', { ...query, pageNext: next }));
    expectThat(same(ids(whole), [...ids(first), ...ids(second)]), 'the pages are not the list');
    expectThat(second.pages.prev !== undefined, 'the second page names none before it');
  },

  'order: by creation, by change and backwards': async (space) => {
    for (const name of ['createdAt', 'updatedAt'] as const)
      for (const way of ['', '-']) {
        const { items } = await listOf(space, { order: `${way}sys.${name},sys.id`, include: '0', limit: '50' });
        const dates = items.map(({ sys }) => Date.parse(sys[name]));
        const sorted = dates.toSorted((left, right) => (way === '' ? left - right : right - left));
        expectThat(same(dates.map(String), sorted.map(String)), `${way}sys.${name} is not in order`);
      }
  },

  'order: by a short text it loses nothing, by a long text it is refused': async (space, { named, text }) => {
    if (!named) return noExampleOf('entry with a short text');
    const query = { content_type: named.type, include: '0', limit: '1000' };
    const plain = await listOf(space, query);
    const ordered = await listOf(space, { ...query, order: `fields.${named.field},sys.id` });
    expectThat(same(ids(plain).toSorted(), ids(ordered).toSorted()), 'entries got lost');
    if (!text) return noExampleOf('field of long text');
    const wrong = { content_type: text.type, order: `fields.${text.field}` };
    refusedWith(await space.ask('entries', wrong), 400, 'InvalidQuery');
  },

  'select: the fields and system fields that are named, and tags only where they are named': async (
    { ask },
    { named },
  ) => {
    if (!named) return noExampleOf('entry with a short text');
    const { type, field } = named;
    const select = `sys.id,sys.createdAt,sys.updatedAt,sys.contentType,sys.revision,fields.${field}`;
    const answer = await ask('entries', { content_type: type, select, limit: '20' });
    expectThat(isListAnswer(answer.body), 'the site does not take it for a list');
    const text = JSON.stringify(answer.body);
    expectThat(!text.includes('"tags"'), 'tags came along');
    const tagged = await ask('entries', { content_type: type, select: `${select},metadata.tags`, limit: '1' });
    expectThat(JSON.stringify(tagged.body).includes('"tags"'), 'tags were asked for');
    const fieldNames = JSON.stringify(answer.body).match(/"fields":\{"([^"]+)"/g) ?? [];
    expectThat(
      fieldNames.every((start) => start === `"fields":{"${field}"`),
      'other fields came along',
    );
    refusedWith(await ask('entries', { select: `fields.${field}` }), 400, 'InvalidQuery', 'BadRequest');
  },

  'fields: asked for by value with their type, refused without it': async (space, { named }) => {
    if (!named) return noExampleOf('entry with a short text');
    const query = { [`fields.${named.field}`]: named.value };
    const listedEntries = await listOf(space, { ...query, content_type: named.type, limit: '1000', include: '0' });
    expectThat(ids(listedEntries).includes(named.id), 'the entry is not found by its own value');
    expectThat(
      listedEntries.items.every(({ fields }) => ownValue(fields, named.field) === named.value),
      'others are found',
    );
    refusedWith(await space.ask('entries', query), 400, 'InvalidQuery');
  },

  'questions that mean nothing: an unknown type, field, parameter': async ({ ask }, { named }) => {
    refusedWith(await ask('entries', { content_type: UNKNOWN }), 400, 'InvalidQuery');
    refusedWith(await ask('entries', { [UNKNOWN]: '1' }), 400, 'InvalidQuery');
    if (!named) return noExampleOf('entry with a short text');
    refusedWith(await ask('entries', { content_type: named.type, 'fields.noneOfThisName': '1' }), 400, 'InvalidQuery');
  },

  'ids: several at once, and nothing for one that is not there': async (space, { newest }) => {
    const requestedIds = newest.slice(0, 3).map(({ sys }) => sys.id);
    const matchingEntries = await listOf(space, { 'sys.id[in]': [...requestedIds, UNKNOWN].join(), include: '0' });
    expectThat(same(ids(matchingEntries).toSorted(), requestedIds.toSorted()), 'others are found');
    expectThat((await listOf(space, { 'sys.id': UNKNOWN })).total === 0, 'an entry that is not there');
  },

  'tags: an entry with any of those that are named': async (space, { tag }) => {
    expectThat((await listOf(space, { 'metadata.tags.sys.id[in]': UNKNOWN })).total === 0, 'entries of no tag');
    if (tag === undefined) return noExampleOf('tag on an entry');
    const { items } = await listOf(space, { 'metadata.tags.sys.id[in]': `${UNKNOWN},${tag}`, include: '0' });
    const isTagged = items.every(({ metadata }) => metadata?.tags.some(({ sys }) => sys.id === tag));
    expectThat(items.length > 0 && isTagged, 'entries without the tag');
  },

  'links: unresolved in fields, once among the includes, named where nothing is there': async (space) => {
    const flat = await listOf(space, { include: '0', limit: '100' });
    expectThat(flat.includes === undefined, 'includes came along unasked');
    const { items, includes, errors = [] } = await listOf(space, { include: '1', limit: '100' });
    const there = [...items, ...(includes?.Entry ?? []), ...(includes?.Asset ?? [])];
    const names = there.map(({ sys }) => `${sys.type} ${sys.id}`);
    expectThat(new Set(names).size === names.length, 'something came twice');
    const missing = errors.map(({ details }) => `${details.linkType} ${details.id}`);
    const namedIds = new Set([...names, ...missing]);
    const lost = items
      .flatMap(({ fields }) => linkedFrom(fields))
      .filter((each) => /^(?:Entry|Asset) /.test(each) && !namedIds.has(each));
    expectThat(lost.length === 0, `nothing is said of ${lost.slice(0, 3).join(', ')}`);
  },
} as const satisfies Readonly<Record<string, Expectation>>;
