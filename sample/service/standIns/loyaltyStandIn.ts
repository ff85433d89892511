import { Hono } from 'hono';
import * as v from 'valibot';
import { ownValue } from '../../../content/ownValue.ts';

const LOYALTY_KEY = 'loyalty-app-key-of-the-stand-in';

/** How long the session `slow` waits: longer than the site does. */
const SLOW_MS = 8000;

const common = {
  'Accept-Language': v.string(),
  appKey: v.literal(LOYALTY_KEY),
  host: v.pipe(v.string(), v.minLength(1)),
};
const infoBody = v.object({ loyaltSession: v.string(), ...common });
const menuBody = v.object({ division: v.string(), ...common });

/** Members by session; any other session is a Gold member's. */
const members: Readonly<
  Record<string, { readonly name: string; readonly levelName: string; readonly availablePoints: number | string }>
> = {
  ambassador: { name: 'Sample Ambassador', levelName: 'Ambassador', availablePoints: 1_284_500 },
  silver: { name: 'Sample Silver', levelName: 'Silver', availablePoints: 640 },
  gold: { name: 'Sample Gold', levelName: 'Gold', availablePoints: 12_480 },
  platinum: { name: '样例会员', levelName: 'Platinum', availablePoints: '88,210' },
  diamond: { name: 'Sample Diamond', levelName: 'Diamond', availablePoints: 402_116 },
  empty: { name: 'Sample Newcomer', levelName: 'Ambassador', availablePoints: '' },
};

const walletNames: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ['My points', 'My vouchers', 'My purchases', 'My profile'],
  cn: ['我的积分', '我的礼券', '我的消费', '个人资料'],
  tc: ['我的積分', '我的禮券', '我的消費', '個人資料'],
  fr: ['Mes points', 'Mes bons', 'Mes achats', 'Mon profil'],
  it: ['I miei punti', 'I miei buoni', 'I miei acquisti', 'Il mio profilo'],
  jp: ['ポイント', 'クーポン', '購入履歴', 'プロフィール'],
  ko: ['내 포인트', '내 바우처', '구매 내역', '내 정보'],
};

/**
 * Stands in for the loyalty programme (docs/rules.md#member-info-call). The sessions `slow`, `down`, `garbage`, `wrong` and
 * `expired` fail as their names say; the menu call fails for the divisions of the same names.
 */
export function loyaltyStandIn() {
  const app = new Hono();
  app.post('/en/:city/api/logincomall', async (c) => {
    const body = v.safeParse(infoBody, await c.req.json().catch(() => undefined));
    if (!body.success) return c.json({ error: 'wrong body or key' }, 403);
    const { loyaltSession } = body.output;
    return (
      (await misbehaviour(loyaltSession)) ??
      c.json({
        ...(ownValue(members, loyaltSession) ?? members['gold']),
        memberBackground: '',
        mobileMemberBackground: '',
      })
    );
  });
  app.post('/en/:city/api/loginlistcomall', async (c) => {
    const body = v.safeParse(menuBody, await c.req.json().catch(() => undefined));
    if (!body.success) return c.json({ error: 'wrong body or key' }, 403);
    const [points, vouchers, purchases, profile] =
      ownValue(walletNames, body.output['Accept-Language']) ?? walletNames['en'] ?? [];
    // Out of order on purpose: the page must sort them.
    const menus = [
      { sort: 3, name: purchases, icon: '', path: '/member/purchases' },
      { sort: 1, name: points, icon: '', path: '/member/points' },
      { sort: 4, name: profile, icon: '', path: '/member/profile' },
      { sort: 2, name: vouchers, icon: '', path: '/member/vouchers' },
    ];
    return (await misbehaviour(body.output.division)) ?? c.json({ menus, qrCodeUrl: '/member/code?card=284100126733' });
  });
  return app;
}

const misbehaviours: Readonly<Record<string, () => Response | Promise<Response>>> = {
  slow: () => new Promise((resolve) => setTimeout(() => resolve(Response.json({})), SLOW_MS)),
  down: () => new Response('Service Unavailable', { status: 503 }),
  garbage: () => new Response('<!doctype html><title>It works!</title>', { headers: { 'content-type': 'text/html' } }),
  wrong: () => Response.json({ name: 42, menus: 'none', quantity: 'many' }),
  expired: () => Response.json({ error: 'session expired' }, { status: 401 }),
};

/** The answer of a service that fails in the named way; undefined for all other names. */
export async function misbehaviour(name: string): Promise<Response | undefined> {
  return ownValue(misbehaviours, name)?.();
}

/** The sessions that are told apart. */
export const sessions = [...Object.keys(members), ...Object.keys(misbehaviours)];
