import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { CSP_REPORT_PATH } from '../headers.ts';
import type { AppEnv } from '../requestContext.ts';
import { isWithinRate, senderOf } from '../sender.ts';

/** A report is small; browsers send a few at a time. */
const BODY_LIMIT = 16_384;
const REPORTS_LIMIT = 10;
/** Reports that an isolate writes down a minute: a broken extension must not flood the log. */
const MINUTE_LIMIT = 60;
const MINUTE_MS = 60_000;
const TEXT_LIMIT = 200;

const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, TEXT_LIMIT)),
  ),
  '',
);

/** What `report-to` sends: a list of reports with a body each. */
const reports = v.pipe(
  v.array(
    v.object({
      type: v.literal('csp-violation'),
      body: v.object({
        effectiveDirective: text,
        blockedURL: text,
        documentURL: text,
        sourceFile: text,
        disposition: text,
      }),
    }),
  ),
  v.maxLength(REPORTS_LIMIT),
  v.transform((list) => list.map(({ body }) => body)),
);
/** What `report-uri` sends, as older browsers do. */
const report = v.pipe(
  v.object({
    'csp-report': v.object({
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'source-file': text,
      disposition: text,
    }),
  }),
  v.transform(({ 'csp-report': body }) => [
    {
      effectiveDirective: body['violated-directive'],
      blockedURL: body['blocked-uri'],
      documentURL: body['document-uri'],
      sourceFile: body['source-file'],
      disposition: body.disposition,
    },
  ]),
);
const anyReport = v.union([reports, report]);

/**
 * Takes the browser's reports of what the content security policy stopped, one log line each. Addresses lose their
 * query, which may be personal. 204 whatever a report says; 413 and 429 for more than any browser sends.
 */
export function cspReports() {
  let minute = 0;
  let written = 0;
  const mayWrite = (now: number): boolean => {
    const current = Math.floor(now / MINUTE_MS);
    written = current === minute ? written + 1 : 1;
    minute = current;
    return written <= MINUTE_LIMIT;
  };
  return new Hono<AppEnv>().post(
    CSP_REPORT_PATH,
    bodyLimit({ maxSize: BODY_LIMIT, onError: (c) => c.body(null, 413) }),
    async (c) => {
      const { world } = c.var;
      if (!(await isWithinRate(world, world.events.allows(senderOf(c.req.raw)))) || !mayWrite(world.now().getTime()))
        return c.body(null, 429);
      const read = v.safeParse(anyReport, await c.req.json().catch(() => undefined));
      for (const { effectiveDirective, blockedURL, documentURL, sourceFile, disposition } of read.success
        ? read.output
        : []) {
        world.log('warning', 'policy violated', {
          directive: effectiveDirective,
          blocked: withoutQuery(blockedURL),
          page: withoutQuery(documentURL),
          source: withoutQuery(sourceFile),
          disposition,
        });
      }
      return c.body(null, 204);
    },
  );
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}
