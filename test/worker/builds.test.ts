import { describe, expect, test } from 'vitest';
import { secrets } from '../../tools/secrets.ts';
import { readSettings } from '../../worker/settings.ts';
import { testSite } from '../support/worker/testWorld.ts';

const PAGE = '/en/sydney/privacy-policy';

/** A site that has rendered a page, and others in its data centre that are of another version or another build. */
async function versions() {
  const first = testSite({ world: { release: 'one', version: 'the-first' } });
  const { contentStore, dataCentreStore, coordinator } = first;
  coordinator?.check(first.world.now().getTime());
  await first.visit(PAGE);
  await first.settled();
  return (release: string, version: string) =>
    testSite({ contentStore, dataCentreStore, coordinator, world: { release, version } });
}

describe('a cached page', () => {
  test('outlives the version that made it: a new secret and a build that changed nothing find it', async () => {
    const next = (await versions())('one', 'the-second');
    expect((await next.visit(PAGE)).headers.get('x-cache')).toBe('HIT');
    expect(next.calls).toEqual([]);
  });

  test('is not used by another build, and is found again by its own', async () => {
    const siteOf = await versions();
    const otherSite = siteOf('two', 'the-second');
    expect((await otherSite.visit(PAGE)).headers.get('x-cache')).toBe('MISS');
    await otherSite.settled();
    const laterAnswer = await siteOf('one', 'the-third').visit(PAGE);
    expect(laterAnswer.headers.get('x-cache')).toBe('HIT');
  });
});

describe('what the settings say of pages', () => {
  const variables = {
    CONTENTFUL_SPACE_ID: 'meridian',
    CONTENTFUL_ACCESS_TOKEN: 'meridian-delivery',
    ASSET_ORIGIN: 'https://assets.meridian.example',
    CHINA_ASSET_ORIGIN: 'https://assets.meridian-china.example',
    MEMBER_ORIGIN: 'https://member.meridian.example',
    COMPANY_DOMAINS: 'meridian.example',
  };
  const markOf = (overrides: Readonly<Record<string, string>>): string =>
    readSettings({ ...variables, ...overrides }).pageMark;

  test.each(Object.keys(secrets))('is the same with another %s', (name) => {
    expect(markOf({ [name]: 's'.repeat(64) })).toBe(markOf({ [name]: 't'.repeat(64) }));
  });

  test.each([
    ['LOG_LEVEL', '3'],
    ['CACHE', '0'],
    ['PAGE_DEADLINE_MS', '5000'],
  ])('is the same with another %s, which no page shows', (name, value) => {
    expect(markOf({ [name]: value })).toBe(markOf({}));
  });

  test.each([
    ['SITE_ORIGIN', 'https://www.meridian.example'],
    ['ASSET_ORIGIN', 'https://other.meridian.example'],
    ['HSTS_MAX_AGE', '31536000'],
    ['CONTENTFUL_ENVIRONMENT', 'staging'],
    ['KAKAO_APP_KEY', 'another'],
    ['DESTINATION_HIDE_LIST', 'bali'],
    ['CLOCK', '2026-06-15T02:00:00Z'],
    // A form says if somebody receives it, and has a longer ticket where that is signed.
    ['ENQUIRY_WEBHOOK', 'https://crm.example/enquiries'],
    ['FORM_SECRET', 's'.repeat(64)],
  ])('differs with another %s', (name, value) => {
    expect(markOf({ [name]: value })).not.toBe(markOf({}));
  });
});
