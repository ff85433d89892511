import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandPlace } from '../support/tools/site.ts';
import { wordsInWorkflows } from '../support/tools/workflowSteps.ts';
import { DESKTOP } from '../support/userAgents.ts';

const place = commandPlace();
const { origin, run } = place;
/** Connections are not used again: while a command blocks the event loop, nobody sees that the site has closed one. */
const AGENT = { 'user-agent': DESKTOP, connection: 'close' };
const FORM = `${origin}/en/sydney/subscribe-news`;
const visit = (path: string): Promise<Response> => fetch(origin + path, { headers: AGENT, redirect: 'manual' });
let ticket = '';

beforeAll(async () => {
  // Set before the site looks for the first time: afterwards it would look every fifteen seconds only.
  run('operators/flags', ['set', 'maintenance', 'guam', 'on']);
  await place.start();
  // A form that comes back at once is no person's; by the time that it is sent this ticket is old enough.
  const page = await (await fetch(FORM, { headers: AGENT })).text();
  ticket =
    /name="ticket"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="ticket"/.exec(page)?.slice(1).find(Boolean) ?? '';
});
afterAll(() => place.stop());

describe('npm run flags', () => {
  test('closes a city, lists it and opens it again', async () => {
    const closed = await visit('/en/guam');
    expect([closed.status, closed.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('/guam/maintenance'),
    ]);
    expect((await visit('/en/sydney')).status).toBe(200);
    expect(run('operators/flags', ['list']).stdout).toBe(
      'maintenance  all cities: not set\nmaintenance  guam: on\ncomingSoon  all cities: not set\ncache  not set\noffline  not set\n',
    );
    expect(run('operators/flags', ['clear', 'maintenance', 'guam']).stdout).not.toContain('guam: on');
  });

  test('two at once lose nothing, and both are answered by the coordinator', async () => {
    const answers = await Promise.all(
      ['guam', 'paris'].map((city) => place.runBeside('operators/flags', ['set', 'comingSoon', city, 'off'])),
    );
    for (const { stdout } of answers) expect(stdout).toContain('The site has it: it holds within seconds.');
    const { stdout } = run('operators/flags', ['list']);
    expect(stdout).toContain('comingSoon  guam: off');
    expect(stdout).toContain('comingSoon  paris: off');
  });
});

describe('npm run notfound', () => {
  test('lists the missing pages that were asked for, and forgets them', async () => {
    // Many ask for an address of this name.
    expect((await visit('/en/sydney/404')).status).toBe(404);
    await expect
      .poll(() => run('operators/notfound', ['list']).stdout)
      .toMatch(/^ {5}1 {2}\S{16} {2}\/en\/sydney\/404$/m);
    run('operators/notfound', ['clear']);
    expect(run('operators/notfound', ['list']).stdout).toBe('No missing page was asked for.\n');
  });
});

test('npm run uses does not say that no page reads an entry while no page is recorded', () => {
  const { status, stdout } = run('editors/uses', ['sydney-event-silk-in-the-hand']);
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^Which pages read it is not known: no page is recorded/),
  ]);
});

describe('npm run publish', () => {
  test('shows an editor’s change on the page, and how long that took', async () => {
    const { status, stdout, stderr } = run('editors/publish', [
      // The site runs on the real clock: what has an end would end one day.
      'sydney-dining-lantern-table',
      'title=Published by a test',
    ]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^ContentManagement\.Entry\.publish: hook taken after \d+ ms, visible on \/en\/sydney\S* after \d+ ms$/m,
    );
  });

  test('an entry that no page can show is said to be so at once, and stays as it is', () => {
    const { status, stderr } = run('editors/publish', ['sydney-announcement-facade']);
    expect([status, stderr]).toEqual([
      2,
      expect.stringMatching(/^sydney-announcement-facade \(ended on .*nothing was published/),
    ]);
  });

  test.each([
    ['listing', /its address is that of another page: diningListing\).*nothing was published/],
    ['lantern-table', /another entry has its address\).*nothing was published/],
  ])('a slug that leads to another page is said to do so at once: %s', (slug, reason) => {
    const { status, stderr } = run('editors/publish', ['sydney-dining-macaron-window', `slug=${slug}`]);
    expect([status, stderr]).toEqual([2, expect.stringMatching(reason)]);
  });

  test.each([[[]], [['--due', '2099-01-26']], [['--release', 'winter']]])('no required field is emptied %j', (how) => {
    const id = 'sydney-dining-lantern-table';
    const { status, stderr } = run('editors/publish', [id, 'title=', ...how]);
    const refusal = `${id} is refused: title is required and empty in en-US. Nothing was published.\n`;
    expect([status, stderr]).toEqual([2, refusal]);
  });

  test('what is due, or waits in a release, is what is saved, and no page changes', async () => {
    const id = 'sydney-event-silk-in-the-hand';
    const path = '/en/sydney/what-is-happening/event/silk-in-the-hand';
    const before = (await visit(path)).status;
    expect(run('editors/publish', [id, '--due', '2099-01-26T09:00']).stdout).toBe(
      `${id} is published by itself on Monday, 26 January 2099 at 09:00 (Australia/Sydney): visitors see nothing of it before\n`,
    );
    expect(run('editors/publish', [id, '--release', 'winter']).stdout).toBe(
      `${id} waits in the release winter: ${origin}${path}?is-preview-mode=true&preview-release=winter shows it\n`,
    );
    expect(
      run('editors/publish', ['sydney-event-cacao-morning', 'slug=bitter-morning', '--release', 'winter']).stdout,
    ).toContain('/en/sydney/what-is-happening/event/bitter-morning?');
    expect(run('editors/publish', [id, '--release', 'winter', '--due', '2099-01-26']).status).toBe(2);
    expect((await visit(path)).status).toBe(before);
  });

  test('a redirect is seen by where its source leads, and its title stays', async () => {
    const id = 'syd-redirect-find-us';
    const leadsTo = async () => (await visit('/en/sydney/find-us')).headers.get('location');
    for (const path of ['contact-us', 'stores/listing']) {
      const { stdout, stderr } = run('editors/publish', [id, `externalLink=/sydney/${path}`]);
      expect([stdout, stderr]).toEqual([expect.stringContaining('visible on /en/sydney/find-us after'), '']);
      expect(await leadsTo()).toBe(`/en/sydney/${path}`);
    }
    expect(run('editors/publish', [id, 'externalLink=/sydney/lost']).stderr).toContain(
      '/en/sydney/lost, where no page is',
    );
    expect(run('editors/publish', [id, '--action', 'unpublish']).stdout).toContain(
      'visible on /en/sydney/find-us after',
    );
    expect(await leadsTo()).toBeNull();
    expect(run('editors/publish', [id]).stdout).toContain('visible on /en/sydney/find-us after');
    expect(await leadsTo()).toBe('/en/sydney/stores/listing');
  });

  test('nothing is waited for where a redirect’s source leads as before', () => {
    const id = 'syd-redirect-find-us';
    const told = (...words: readonly string[]) => Object.values(run('editors/publish', [id, ...words])).join(' ');
    expect([told(), told('title=Find'), told('match=prefix')]).toEqual([
      expect.stringContaining(`${id} is published already, as far as visitors can see.`),
      expect.stringContaining(`${id}: nothing that visitors could see changes, so nothing was published.`),
      expect.stringContaining('/en/sydney/find-us leads where it did, only what is below it changes; hook taken after'),
    ]);
  });

  test('an entry that is not there', () => {
    const { status, stderr } = run('editors/publish', ['nobody']);
    expect([status, stderr]).toEqual([2, 'There is no entry nobody in the embedded space.\n']);
  });
});

test('npm run whatson asks the running content service', () => {
  const { status, stdout } = run('editors/whatson', ['sydney', '--live', '--json']);
  expect([status, JSON.parse(stdout).changes.length > 5]).toEqual([0, true]);
});

describe('npm run enquiries', () => {
  test('lists, shows, exports, sends again and deletes what a visitor sent', async () => {
    const body = { ticket, email: 'ada@lark.example', firstName: 'Ada', consent: 'yes' };
    const send = async (): Promise<string> => {
      const answer = await fetch(FORM, {
        method: 'POST',
        body: new URLSearchParams(body),
        headers: { ...AGENT, 'sec-fetch-site': 'same-origin' },
      });
      return /MG-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await answer.text())?.[0] ?? '';
    };
    let id = '';
    // Where this test runs alone its ticket is still too young for a person's.
    await expect
      .poll(
        async () => {
          id = await send();
          return id;
        },
        { interval: 1000 },
      )
      .toMatch(/^MG-/);
    // While the site reads its database for the queue, this machine's takes no other process.
    const tries = (): number => readFileSync(place.logFile, 'utf8').split('"enquiry not forwarded"').length - 1;
    await expect.poll(tries).toBeGreaterThan(0);
    expect(run('operators/enquiries', ['list']).stdout).toContain(id);
    expect(run('operators/enquiries', ['show', id]).stdout).toMatch(/^email: ada@lark\.example$/m);
    expect(run('operators/enquiries', ['export', 'csv']).stdout).toContain('ada@lark.example');
    const none = 'Everything is forwarded, or on its way.\n';
    // The queue gives up after hours.
    place.changeEnquiries("UPDATE enquiries SET queued_at = '2026-01-01T00:00:00Z'");
    expect(run('operators/enquiries', ['undelivered']).stdout).toMatch(new RegExp(`^${id} .+\n$`));
    const nobody = { ENQUIRY_WEBHOOK: '' };
    const unsent = /Kept here: nobody receives them\. Set ENQUIRY_WEBHOOK/;
    expect(run('operators/enquiries', ['undelivered'], nobody).stdout).toMatch(
      new RegExp(`^${id} .+\n${unsent.source}`),
    );
    expect(run('operators/enquiries', ['resend', 'all'], nobody)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(unsent),
    });
    const before = tries();
    expect(run('operators/enquiries', ['resend', 'all']).stdout).toBe(`${id} is on its way again.\n`);
    await expect.poll(tries).toBeGreaterThan(before);
    expect(run('operators/enquiries', ['resend', 'all']).stdout).toBe(none);
    expect(run('operators/enquiries', ['delete', id]).stdout).toBe(`${id} is deleted.\n`);
    expect(run('operators/enquiries', ['show', id])).toMatchObject({
      status: 2,
      stderr: `There is no enquiry ${id}.\n`,
    });
  });
});

describe('npm run doctor', () => {
  test('finds the running site and its embedded services well', () => {
    const { status, stdout } = run('operators/doctor', ['--json']);
    const { checks, failures } = JSON.parse(stdout);
    expect([status, failures]).toEqual([0, 0]);
    expect(checks.find(({ name }: { name: string }) => name === 'ports').found).toMatch(/^the site runs on \d+$/);
    expect(checks.find(({ name }: { name: string }) => name === 'delivery').found).toMatch(
      /^http:\/\/localhost:\d+ in \d+ ms \(embedded\)$/,
    );
  });

  test('ends with 1 and says how to mend what is wrong', () => {
    const { status, stdout } = run('operators/doctor', [], { CONTENTFUL_ENVIRONMENT: 'nowhere', LOG_LEVEL: 'loud' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^fail {2}settings.+LOG_LEVEL.+\n +→ /m);
    expect(stdout).toMatch(
      /^fail {2}content delivery.+environments\/nowhere\n +→ Correct CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT\./m,
    );
  });
});

describe('npm run deploy', () => {
  test('is what the pipelines run, for both sites', () => {
    expect(wordsInWorkflows('deploy')).toEqual([['staging'], ['production']]);
  });

  // With the words that a pipeline gives it. One whole build is enough: staging differs by what environments.test.ts compares.
  test.each(wordsInWorkflows('deploy').filter(([environment]) => environment === 'production'))(
    '%s --dry-run builds for it, and wrangler takes what was built',
    (environment, ...more) => {
      const { status, stdout } = run('operators/deploy', [environment ?? '', ...more, '--dry-run']);
      expect([status, stdout]).toEqual([
        0,
        expect.stringMatching(/✓ build[\s\S]+✓ rollout +wrangler would take it \(Total Upload: /),
      ]);
      const built = JSON.parse(readFileSync(`dist/${environment}/meridian_galleria/wrangler.json`, 'utf8'));
      expect([built.name, built.targetEnvironment]).toEqual([`meridian-galleria-${environment}`, environment]);
      // Otherwise a bare `wrangler deploy` would take this build.
      expect(existsSync('.wrangler/deploy/config.json')).toBe(false);
    },
  );
});

test('what the site logged stands in its file, a line of JSON each', () => {
  const lines = readFileSync(place.logFile, 'utf8').trim().split('\n');
  const published = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'content published');
  // The start itself: what an earlier run kept of the embedded space may be out of date. Then the editor's change.
  expect(published.slice(0, 2)).toMatchObject([
    { level: 'info', request: expect.any(String), entries: ['any'] },
    { entries: ['sydney-dining-lantern-table'] },
  ]);
});
