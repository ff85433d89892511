import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentTypeRow, contentTypes } from '../../../content/model/registry.ts';
import { checkSpace } from '../../../tools/editors/check/checkSpace.ts';
import { readSpace } from '../../../tools/editors/check/readSpace.ts';
import { entry, event, redirect } from './cases.ts';
import { source, spaceOf, text, to } from './spaceOf.ts';

const locales = [{ code: 'en-US', default: true }];

describe('the check of a space', () => {
  test('tells errors first, each with the way to its entry in the editor', () => {
    const findings = checkSpace(
      spaceOf([entry('cta', { title: '1' }, 'button'), entry('event', { title: '1' }, 'show')]),
    ).filter(({ kind }) => kind === 'entry');
    expect(findings.map(({ severity, rule, id }) => `${severity} ${rule} ${id}`)).toEqual([
      'error field-required show',
      'warning click-nowhere button',
      'note entry-unused button',
    ]);
    expect(findings[0]).toMatchObject({
      title: '1',
      contentType: 'event',
      link: 'https://app.contentful.com/spaces/house/environments/master/entries/show',
    });
  });

  test('an error in a draft is a warning: no visitor sees it', () => {
    const [finding] = checkSpace(spaceOf([entry('event', { title: '1' }, 'it', { draft: true })])).filter(
      ({ kind }) => kind === 'entry',
    );
    expect(finding).toMatchObject({ severity: 'warning', rule: 'field-required', isDraft: true });
  });

  test('archived entries and assets are left out', () => {
    const archived = { sys: { id: 'old', contentType: { sys: { id: 'event' } }, archivedVersion: 3 }, fields: {} };
    expect(readSpace({ locales, entries: [archived], assets: [archived] }, source)).toMatchObject({
      entries: [],
      assets: [],
    });
  });

  test.each([
    ['nothing', undefined, 'its root'],
    ['a text', 'space', 'its root'],
    ['no entries', { locales }, 'entries'],
    ['an entry without a type', { locales, entries: [{ sys: { id: 'a' } }] }, 'entries.0.sys.contentType'],
    ['no default locale', { locales: [{ code: 'en-US' }], entries: [] }, 'one default locale'],
  ])('%s is refused with the place', (_, raw, place) => {
    expect(() => readSpace(raw, source)).toThrow(place);
  });

  test('whatever editors saved, the check ends and tells of every entry that it can’t use', () => {
    const value = fc.oneof(
      fc.anything(),
      fc.webUrl(),
      fc.constantFrom(
        to('it'),
        [to('it'), to('gone')],
        text(),
        text({ nodeType: 'hyperlink', data: { uri: '//' } }),
        '/%',
        '\u0000',
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...contentTypes), fc.array(value, { maxLength: 12 }), (type, values) => {
        const fields = Object.fromEntries(
          Object.keys(contentTypeRow(type).fields).map((name, index) => [name, values[index % (values.length || 1)]]),
        );
        const space = spaceOf([{ type, fields }]);
        expect(checkSpace(space).every(({ message, id }) => message !== '' && id !== '')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('two thousand redirects of all cities, beside the pages that they could hide, take seconds', () => {
    const pages = Array.from({ length: 300 }, (_, at) => event({}, `show-${at}`, { tags: ['global'] }));
    const redirects = Array.from({ length: 2000 }, (_, at) =>
      redirect(`moved-${at}`, `/old-${at}`, '/sydney/stores/listing', { tags: ['global'] }),
    );
    const space = spaceOf([
      ...pages,
      ...redirects,
      redirect('branch', '/What-is-happening/event', '/sydney', {
        tags: ['paris'],
        fields: { source: '/What-is-happening/event', match: 'prefix', externalLink: '/paris' },
      }),
    ]);
    const before = process.cpuUsage();
    const hidden = checkSpace(space).filter(({ rule }) => rule === 'redirect-hides-page');
    const { user, system } = process.cpuUsage(before);
    expect(hidden.map(({ message }) => message)).toEqual(['takes visitors away from show-0 and 299 others (paris)']);
    expect((user + system) / 1000).toBeLessThan(10_000);
  });

  test('a text nested a thousand deep ends the reading, not the check', () => {
    const nested = Array.from({ length: 1000 }).reduce(
      (inner: unknown) => ({ nodeType: 'quote', data: {}, content: [inner] }),
      text(),
    );
    const findings = checkSpace(spaceOf([entry('richText', { body: nested })]));
    expect(findings.map(({ rule }) => rule)).toContain('field-unusable');
  });
});
