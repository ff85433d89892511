import * as v from 'valibot';
import { readJsonAs } from '../../content/readAs.ts';
import type { Tier } from '../cache/tier.ts';
import type { World } from '../world.ts';
import { hexOf, sha1 } from './crypto.ts';
import { callJsonService } from './upstream.ts';

/** A refusal is an answer with status 200, too. */
const refusal = v.object({ errcode: v.pipe(v.number(), v.notValue(0)) });
const lifetime = v.pipe(v.number(), v.minValue(1));
const tokenAnswer = v.union([v.object({ access_token: v.string(), expires_in: lifetime }), refusal]);
const ticketAnswer = v.union([v.object({ ticket: v.string(), expires_in: lifetime }), refusal]);

const ticketRecord = v.object({ ticket: v.string(), until: v.number() });

/** A ticket is renewed so long before its end, since a signature made with it is used a moment later. */
const MARGIN_SECONDS = 300;
/** KV keeps nothing for less. */
const LEAST_SECONDS = 60;

/** The ticket that signs pages for WeChat's script. WeChat gives few a day: it is kept until it ends, for all data centres. */
async function readTicket(world: World, store: Tier): Promise<string | undefined> {
  const { appId } = world.settings.wechat;
  const key = `wechat-ticket:${appId}`;
  const storedTicket = readJsonAs(ticketRecord, await store.get(key));
  if (storedTicket && storedTicket.until > world.now().getTime()) return storedTicket.ticket;
  const freshTicket = await askTicket(world);
  if (!freshTicket) return undefined;
  const seconds = Math.max(LEAST_SECONDS, freshTicket.expires_in - MARGIN_SECONDS);
  const until = world.now().getTime() + seconds * 1000;
  await store.put(key, JSON.stringify({ ticket: freshTicket.ticket, until }), seconds);
  return freshTicket.ticket;
}

/** Asks WeChat for a token and with it for a ticket; undefined when either is refused, which is logged. */
async function askTicket(world: World) {
  const { origin, appId, appSecret } = world.settings.wechat;
  // The stable token: asking for it in another data centre does not end this one.
  const token = await callJsonService(
    world,
    'wechat token',
    `${origin}/cgi-bin/stable_token`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ grant_type: 'client_credential', appid: appId, secret: appSecret }),
    },
    tokenAnswer,
  );
  if (token.kind !== 'answer') return undefined;
  if ('errcode' in token.value) return refused(world, 'wechat token', token.value.errcode);
  const query = new URLSearchParams({ access_token: token.value.access_token, type: 'jsapi' });
  const ticket = await callJsonService(
    world,
    'wechat ticket',
    `${origin}/cgi-bin/ticket/getticket?${query}`,
    { method: 'GET', headers: {} },
    ticketAnswer,
  );
  if (ticket.kind !== 'answer') return undefined;
  return 'errcode' in ticket.value ? refused(world, 'wechat ticket', ticket.value.errcode) : ticket.value;
}

function refused({ log }: World, service: string, code: number): undefined {
  log('error', 'service failed', { service, problem: `errcode ${code}` });
}

/**
 * What WeChat's script takes before a page may set its card (docs/rules.md#wechat-sharing): the signed configuration of a
 * page's address, without its fragment; undefined while WeChat gives no ticket.
 */
export async function weChatConfiguration(world: World, store: Tier, url: string) {
  const ticket = await readTicket(world, store);
  if (ticket === undefined) return undefined;
  const nonceStr = hexOf(world.random(8));
  const timestamp = Math.floor(world.now().getTime() / 1000);
  // In alphabetical order, as WeChat's script takes them.
  const signed = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  return { appId: world.settings.wechat.appId, timestamp, nonceStr, signature: hexOf(await sha1(signed)) };
}
