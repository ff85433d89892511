import { bodyLimit } from 'hono/body-limit';
import { Hono } from 'hono/quick';
import * as v from 'valibot';
import type { AppEnv } from '../appEnv.ts';
import { CSP_REPORT_PATH } from '../middleware/headers.ts';
import { withoutKeyword } from '../middleware/searchAddress.ts';
import { isWithinRate } from './sender.ts';

/** In bytes; reports are small, and browsers send a few at a time. */
const BODY_LIMIT = 16_384;
/** Reports of one body that are logged; of others only how many there are. */
const REPORTS_LIMIT = 10;
/** Reports that an isolate logs per minute: a broken extension must not flood the log. */
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

/** The format of `report-to`, which sends a list of them. */
const listedReport = v.pipe(
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
  v.transform(({ body }) => body),
);
/** The format of `report-uri`, for older browsers. */
const loneReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'source-file': text,
      disposition: text,
    }),
  }),
  v.transform(({ 'csp-report': body }) => ({
    effectiveDirective: body['violated-directive'],
    blockedURL: body['blocked-uri'],
    documentURL: body['document-uri'],
    sourceFile: body['source-file'],
    disposition: body.disposition,
  })),
);
const anyReport = v.union([listedReport, loneReport]);

/**
 * POST `/_csp`: logs browsers' reports of violations of the content security policy. Addresses lose their query and what
 * is searched for, which may be personal. Answers 204 to any report, 413 and 429 to more than a browser sends.
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
      if (!(await isWithinRate(world, world.events.allows, c.req.raw, 'policy')) || !mayWrite(world.now().getTime()))
        return c.body(null, 429);
      const body: unknown = await c.req.json().catch(() => undefined);
      const sent: readonly unknown[] = Array.isArray(body) ? body : [body];
      for (const row of sent.slice(0, REPORTS_LIMIT)) {
        const report = v.safeParse(anyReport, row);
        if (!report.success) continue;
        const { effectiveDirective, blockedURL, documentURL, sourceFile, disposition } = report.output;
        world.log('warning', 'policy violated', {
          directive: effectiveDirective,
          blocked: impersonal(blockedURL),
          page: impersonal(documentURL),
          source: impersonal(sourceFile),
          disposition,
        });
      }
      if (sent.length > REPORTS_LIMIT)
        world.log('warning', 'more policy reports', { count: sent.length - REPORTS_LIMIT });
      return c.body(null, 204);
    },
  );
}

function impersonal(address: string): string {
  return withoutKeyword(address.split(/[?#]/, 1)[0] ?? '');
}
