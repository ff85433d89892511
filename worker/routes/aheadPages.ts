import { Hono } from 'hono/quick';
import * as v from 'valibot';
import { type PageJob, pageVariant, readPageJob } from '../../content/ahead/pageJobs.ts';
import { readJsonAs } from '../../content/readAs.ts';
import { WRONG_BUILD } from '../ahead/giveToBuild.ts';
import { variantsOf } from '../ahead/makePages.ts';
import type { AppEnv } from '../appEnv.ts';
import { badRequest, bodyUpTo, jsonAnswer, operatorsOnly, privateAnswer } from './answers.ts';

const BODY_LIMIT = 32 * 1024;
/** Each is made four times: the platform bounds what one request may ask and store. */
const PATHS = 25;

const body = v.object({
  paths: v.pipe(v.array(pageVariant.entries.path), v.minLength(1), v.maxLength(PATHS)),
  /** Whose pages; both by default. */
  from: v.optional(v.picklist(['mainland', 'abroad'])),
});

/**
 * POST `/_pages` with the operators' key: makes the pages of up to 25 addresses, in both trees, for the mainland and for
 * abroad, before anybody asks for them (docs/rules.md#pages-ahead). Answers with each page's status, 0 for one that could not be
 * made, whether it had to be made, and how long that took in milliseconds. A body `{ job }` is a job that another version of the
 * Worker was given; 409 where it is not for this build.
 */
export function aheadPages() {
  const limit = bodyUpTo(BODY_LIMIT, 'The list is too long.');
  return new Hono<AppEnv>().post('/_pages', limit, operatorsOnly, async (c) => {
    const sent = await c.req.text();
    const call = readJsonAs(v.object({ job: v.unknown() }), sent);
    if (call) return takenJob(c.env.takeJob, readPageJob(call.job));
    const filling = readJsonAs(body, sent);
    if (!filling) return badRequest(`The body is no list of 1 to ${PATHS} paths.`);
    const { makeAhead } = c.env;
    if (!makeAhead) return jsonAnswer({ error: 'Pages are not kept here.' }, 503);
    const { paths, from } = filling;
    const variants = paths
      .flatMap(variantsOf)
      .filter(({ isMainland }) => from === undefined || isMainland === (from === 'mainland'));
    const pages = await makeAhead(c.var.visitor.visit.origin, variants);
    return privateAnswer({ pages, renders: pages.filter(({ isMade }) => isMade).length });
  });
}

async function takenJob(take: AppEnv['Bindings']['takeJob'], job: PageJob | undefined): Promise<Response> {
  if (!job) return badRequest('The body is no job of pages.');
  if (!take) return jsonAnswer({ error: 'Pages are not kept here.' }, 503);
  const isTaken = await take(job);
  return isTaken
    ? privateAnswer({ job: job.job })
    : jsonAnswer({ error: 'It is a job of another build.' }, WRONG_BUILD);
}
