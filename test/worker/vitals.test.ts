import { describe, expect } from 'vitest';
import { weeksBefore } from '../../content/visitor/vitals.ts';
import { gatherVitals, vitalsQuery } from '../../worker/vitals/gatherVitals.ts';
import { eventsOf, formSite, test } from '../support/worker/formWorld.ts';
import { HEALTH_KEY } from '../support/worker/testWorld.ts';

const variables = { ANALYTICS_ACCOUNT: 'an-account', ANALYTICS_TOKEN: 'a-token', HEALTH_KEY };
const basic = (key: string) => ({ authorization: `Basic ${btoa(`anybody:${key}`)}` });

/** A dataset that knows each week of the first group, with more and less than what may be kept. */
function dataset(status = 200) {
  const queries: string[] = [];
  return {
    queries,
    fetch: async (request: Request) => {
      expect(request.url).toBe('https://api.cloudflare.com/client/v4/accounts/an-account/analytics_engine/sql');
      expect(request.headers.get('authorization')).toBe('Bearer a-token');
      const query = await request.text();
      queries.push(query);
      const data = query.includes('blob8 AS value')
        ? [
            { vital: 'LCP', value: 'NZ', p75: 2600.4, visits: '1200' },
            { vital: 'INP', value: 'NZ', p75: 160, visits: 50 },
            { vital: 'LCP', value: 'AU', p75: 900, visits: 49.9 },
            { vital: 'LCP', value: '<b>', p75: 900, visits: 500 },
          ]
        : query.includes('blob5 AS value')
          ? [
              { vital: 'CLS', value: 'home', p75: 0.004, visits: 900 },
              { vital: 'CLS', value: 'forged', p75: 9, visits: 900 },
            ]
          : [{ vital: 'TTFB', p75: 1, visits: 900 }];
      return Response.json({ data }, { status });
    },
  };
}

/** Tuesday, 16 June 2026. */
const now = '2026-06-16T02:17:00.000Z';

describe('real visits', () => {
  test('figures of whole weeks are gathered once, none of fewer than fifty visits', async () => {
    const { queries, fetch } = dataset();
    const site = formSite({ now, variables, fetch });
    await gatherVitals(site.world);
    // Eight weeks, four groups.
    expect(queries).toHaveLength(32);
    expect(await (await site.world.vitals()).weeks()).toEqual(weeksBefore(new Date(now), 8).toSorted());
    const [newest] = weeksBefore(new Date(now), 1);
    expect((await (await site.world.vitals()).cells('country')).filter(({ week }) => week === newest)).toEqual([
      { week: '2026-06-08', vital: 'INP', group: 'country', value: 'NZ', p75: 160, visits: 50 },
      { week: '2026-06-08', vital: 'LCP', group: 'country', value: 'NZ', p75: 2600.4, visits: 1200 },
    ]);
    expect((await (await site.world.vitals()).cells('kind')).map(({ value }) => value)).toEqual(Array(8).fill('home'));
    await gatherVitals(site.world);
    expect(queries).toHaveLength(32);
  });

  test('figures that are older than a year go', async () => {
    const site = formSite({ now, variables, fetch: dataset().fetch });
    const cell = { vital: 'LCP', group: 'all', value: 'all', p75: 1, visits: 50 } as const;
    const weeks = weeksBefore(new Date(now), 54);
    await (await site.world.vitals()).put(weeks.slice(-2).map((week) => ({ ...cell, week })));
    await gatherVitals(site.world);
    expect((await (await site.world.vitals()).cells('all')).map(({ week }) => week)).toEqual(weeks.slice(-2, -1));
  });

  test('a dataset that fails is said in the log and asked again', async () => {
    const failingSite = formSite({ now, variables, fetch: dataset(503).fetch });
    await gatherVitals(failingSite.world);
    expect(eventsOf(failingSite)).toMatchObject([{ level: 'error', event: 'vitals not gathered' }]);
    expect(await (await failingSite.world.vitals()).weeks()).toEqual([]);
    const site = formSite({ now, variables, fetch: dataset().fetch });
    await gatherVitals(site.world);
    expect(await (await site.world.vitals()).weeks()).toHaveLength(8);
  });

  test('of more countries and forged pages than an answer holds the figures of most visits are gathered', async () => {
    const fetch = async (request: Request) => {
      const [, column] = /(blob[58]) AS value/.exec(await request.clone().text()) ?? [];
      const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
      const codes = letters.flatMap((first) => letters.map((second) => first + second));
      const values = ['NZ', 'home', ...codes.map((code) => (column === 'blob5' ? code.repeat(20) : code))];
      const rows = values.map((value, at) => ({ vital: 'LCP', value, visits: at < 2 ? 900 : 1, p75: 2600.4 }));
      // The service writes a line for each value.
      const [, most = rows.length] = /ORDER BY visits DESC LIMIT (\d+) /.exec(await request.text()) ?? [];
      return new Response(JSON.stringify({ data: rows.slice(0, Number(most)) }, null, '\t\t'));
    };
    const site = formSite({ now, variables, fetch });
    await gatherVitals(site.world);
    const store = await site.world.vitals();
    const newestOf = async (group: 'country' | 'kind') => (await store.cells(group))[0]?.value;
    expect([await newestOf('country'), await newestOf('kind')]).toEqual(['NZ', 'home']);
  });

  test('without a token nothing is asked', async () => {
    const { queries, fetch } = dataset();
    await gatherVitals(formSite({ now, fetch }).world);
    expect(queries).toEqual([]);
  });

  test('the query counts each point as often as it stands for', () => {
    expect(vitalsQuery('meridian_events', '2026-06-08', 'connection')).toBe(
      "SELECT blob6 AS vital, blob7 AS value, SUM(_sample_interval) AS visits, quantileExactWeighted(0.75)(double1, _sample_interval) AS p75 FROM meridian_events WHERE blob1 = 'webVital' AND timestamp >= toDateTime('2026-06-08 00:00:00') AND timestamp < toDateTime('2026-06-15 00:00:00') GROUP BY vital, value ORDER BY visits DESC LIMIT 300 FORMAT JSON",
    );
  });

  test('only operators see them', async () => {
    const site = formSite({ now, variables, fetch: dataset().fetch });
    const refusedAnswer = await site.visit('/_vitals', basic('another-key-than-theirs'));
    expect([refusedAnswer.status, refusedAnswer.headers.get('www-authenticate'), await refusedAnswer.text()]).toEqual([
      401,
      'Basic realm="Operators", charset="UTF-8"',
      'The password is the operators’ key (HEALTH_KEY).',
    ]);
    expect((await site.visit('/_vitals')).status).toBe(401);
    expect((await site.visit('/_vitals', { authorization: 'Basic %%%' })).status).toBe(401);
    expect((await formSite({ now }).visit('/_vitals', basic(''))).status).toBe(401);
    expect((await site.visit('/_vitals', basic(HEALTH_KEY))).headers.get('cache-control')).toContain('no-store');
    const spelled = formSite({
      now,
      variables: { ...variables, HEALTH_KEY: `${HEALTH_KEY}é` },
      fetch: dataset().fetch,
    });
    // Browsers send a password's UTF-8 bytes, as the answer asks them to.
    expect((await spelled.visit('/_vitals', basic(`${HEALTH_KEY}\u00c3\u00a9`))).status).toBe(200);
  });

  test('the page shows each measure by week, and says when there is nothing', async () => {
    const site = formSite({ now, variables, fetch: dataset().fetch });
    const html = async (group: string) => site.read(`/_vitals?by=${group}`, basic(HEALTH_KEY));
    expect(await html('country')).toContain('No week is gathered yet.');
    await gatherVitals(site.world);
    const page = await html('country');
    expect(page).toContain('<th scope="row">New Zealand</th>');
    expect(page).toContain('<td>▲\u00a02.6 s<br><small>1,200</small></td>');
    expect(page).toContain('<td>160 ms<br><small>50</small></td>');
    expect(page).not.toMatch(/Australia|<b>/);
    expect(await html('nonsense')).toContain('aria-current="page">All visits');
  });
});
