import { Hono } from 'hono/quick';
import * as v from 'valibot';
import { readReceipt } from '../../content/forms/receipt.ts';
import { readJsonAs } from '../../content/readAs.ts';
import type { AppEnv } from '../appEnv.ts';
import { queueEnquiry } from '../forms/receive.ts';
import { receivers } from '../forms/receivers.ts';
import { badRequest, bodyUpTo, jsonAnswer, operatorsOnly, privateAnswer } from './answers.ts';

const BODY_LIMIT = 65_536;
/** Receipt numbers of one call. */
const IDS = 100;

const receipt = v.pipe(
  v.string(),
  v.check((id) => readReceipt(id) === id),
);
const body = v.object({ ids: v.pipe(v.array(receipt), v.maxLength(IDS)) });

/**
 * POST `/_enquiries` with the operators' key (header `X-Health-Key`) and receipt numbers `{ids}`: puts enquiries into the
 * queue again that could not be forwarded (docs/rules.md#enquiry-resent). Those that are forwarded already, or unknown,
 * are left out; the answer names those that are on their way, and those that the queue refused. Where nobody receives
 * enquiries none is on its way (status 409).
 */
export function enquiries() {
  const limit = bodyUpTo(BODY_LIMIT, 'These are too many enquiries.');
  return new Hono<AppEnv>().post('/_enquiries', limit, operatorsOnly, async (c) => {
    const { world } = c.var;
    const parsedBody = readJsonAs(body, await c.req.text());
    if (!parsedBody) return badRequest('The body is no list of receipt numbers.');
    if (receivers(world).length === 0) return jsonAnswer({ error: 'Nobody receives enquiries.' }, 409);
    const [sent, failed]: [string[], string[]] = [[], []];
    for (const id of await world.enquiries.unforwarded(parsedBody.ids))
      ((await queueEnquiry(world, id)) ? sent : failed).push(id);
    world.log('info', 'enquiries queued again', { count: sent.length });
    return privateAnswer({ sent, failed });
  });
}
