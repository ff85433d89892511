import { Hono } from 'hono/quick';
import { readJsonAs } from '../../content/readAs.ts';
import { analyticsReport } from '../../content/visitor/analyticsEvents.ts';
import { CHINA_EVENTS_PATH, EVENTS_PATH, pointOf } from '../../content/visitor/eventReports.ts';
import { pointColumns } from '../../content/visitor/vitals.ts';
import type { AppEnv } from '../appEnv.ts';
import { countryOf, deviceOf, hasPrivacyControl } from '../requestFacts.ts';
import { badRequest, bodyUpTo, jsonAnswer, sameOrigin } from './answers.ts';
import { isWithinRate } from './sender.ts';

const BODY_LIMIT = 32_768;

/**
 * Counts the events that browsers report by beacon, by city, language and device (docs/rules.md#analytics-reports). The
 * visitor's IP address is used for the rate limit only, and never stored.
 */
export function events() {
  const limit = bodyUpTo(BODY_LIMIT, 'The report is too long.');
  const app = new Hono<AppEnv>();
  for (const path of [EVENTS_PATH, CHINA_EVENTS_PATH]) {
    app.post(path, sameOrigin, limit, async (c) => {
      const { world, visitor } = c.var;
      if (visitor.visit.isPreview || hasPrivacyControl(c.req.raw)) return c.body(null, 204);
      if (!(await isWithinRate(world, world.events.allows, c.req.raw, 'events')))
        return jsonAnswer({ error: 'Too many reports.' }, 429);
      const report = readJsonAs(analyticsReport, await c.req.text());
      if (!report) return badRequest('The report is not what this call takes.');
      const { city, language, page, events: happened } = report;
      const device = deviceOf(c.req.raw);
      for (const event of happened) {
        const { detail, more, value } = pointOf(event);
        // Where a visitor is counts for the speed of pages alone.
        const country = event.event === 'webVital' ? countryOf(c.req.raw) : '';
        const texts = { event: event.event, city, language, device, page, detail, more, country };
        world.events.write({
          indexes: [city],
          blobs: pointColumns.map((column) => texts[column]),
          doubles: [value],
        });
      }
      return c.body(null, 204);
    });
  }
  return app;
}
