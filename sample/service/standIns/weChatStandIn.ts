import { Hono } from 'hono';
import * as v from 'valibot';

const APP_ID = 'wx-of-the-stand-in';
const SECRET = 'wechat-secret-of-the-stand-in';
/** Seconds that a token and a ticket last. */
const LIFE_SECONDS = 7200;

const tokenBody = v.object({ grant_type: v.literal('client_credential'), appid: v.string(), secret: v.string() });

/**
 * Stands in for WeChat: the stable token, the ticket that signs pages, and the script that pages load, which checks the
 * signature as WeChat's own does. Tokens and tickets end after two hours; errors have WeChat's codes and status 200.
 */
export function weChatStandIn(now: () => Date) {
  /** The number of the two hours that a moment is in, and how many of their seconds are left. */
  const term = () => {
    const seconds = Math.floor(now().getTime() / 1000);
    return { number: Math.floor(seconds / LIFE_SECONDS), expires_in: LIFE_SECONDS - (seconds % LIFE_SECONDS) };
  };
  return new Hono()
    .post('/cgi-bin/stable_token', async (c) => {
      const body = v.safeParse(tokenBody, await c.req.json().catch(() => undefined));
      if (!body.success) return c.json({ errcode: 40_002, errmsg: 'invalid grant_type' });
      if (body.output.appid !== APP_ID) return c.json({ errcode: 40_013, errmsg: 'invalid appid' });
      if (body.output.secret !== SECRET) return c.json({ errcode: 40_125, errmsg: 'invalid appsecret' });
      const { number, expires_in } = term();
      return c.json({ access_token: `token-${number}`, expires_in });
    })
    .get('/cgi-bin/ticket/getticket', (c) => {
      const { number, expires_in } = term();
      const { access_token: token = '', type } = c.req.query();
      if (!/^token-\d+$/.test(token)) return c.json({ errcode: 40_001, errmsg: 'invalid credential' });
      if (token !== `token-${number}`) return c.json({ errcode: 42_001, errmsg: 'access_token expired' });
      if (type !== 'jsapi') return c.json({ errcode: 40_097, errmsg: 'invalid args' });
      return c.json({ errcode: 0, errmsg: 'ok', ticket: `ticket-${number}`, expires_in });
    })
    .get('/stand-in/jweixin.js', (c) =>
      c.body(script(`ticket-${term().number}`), 200, {
        'content-type': 'text/javascript',
        'cross-origin-resource-policy': 'cross-origin',
      }),
    );
}

/** WeChat's script, as far as pages use it: the card of the page stands in an attribute of the document afterwards. */
function script(ticket: string): string {
  return `
{
  let ready, failed;
  const set = (name) => (card) => {
    document.documentElement.setAttribute('data-stand-in-' + name, JSON.stringify(card));
    card.success?.();
  };
  window.wx = {
    async config({ appId, timestamp, nonceStr, signature }) {
      const url = location.href.split('#')[0];
      const text = 'jsapi_ticket=${ticket}&noncestr=' + nonceStr + '&timestamp=' + timestamp + '&url=' + url;
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)));
      const expected = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      if (appId === '${APP_ID}' && signature === expected) ready?.();
      else failed?.({ errMsg: 'config:invalid signature' });
    },
    ready: (run) => { ready = run; },
    error: (run) => { failed = run; },
    updateAppMessageShareData: set('friends'),
    updateTimelineShareData: set('moments'),
  };
}
`;
}
