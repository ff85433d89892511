import type { Context } from 'hono';
import { Hono } from 'hono/quick';
import * as v from 'valibot';
import { buildPath } from '../../content/address/address.ts';
import { type City, isCity } from '../../content/cities.ts';
import { isLanguage, type Language } from '../../content/languages.ts';
import { wholePictureUrl } from '../../content/media/mediaUrl.ts';
import { matchPage, type Tree } from '../../content/pages.ts';
import { readJsonAs } from '../../content/readAs.ts';
import {
  languageOfLoyalty,
  loyaltyLanguage,
  type MemberInfo,
  type MemberMenu,
  type MemberWallet,
  memberInfoSchema,
  memberMenuSchema,
} from '../../content/visitor/memberInfo.ts';
import type { AppEnv } from '../appEnv.ts';
import { qrCode } from '../platform/qrCode.ts';
import { callJsonService, type UpstreamAnswer } from '../platform/upstream.ts';
import { bodyUpTo, privateAnswer, sameOrigin } from './answers.ts';

const BODY_LIMIT = 8192;

const language = v.pipe(v.string(), v.transform(languageOfLoyalty), v.guard(isLanguage));
const infoBody = v.object({
  loyaltSession: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  'Accept-Language': language,
});
const menuBody = v.object({
  division: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  'Accept-Language': language,
});

/**
 * The two calls of the member panel (docs/rules.md#member-info-call, docs/rules.md#member-menu-call). The app key and
 * the host are added here, so that the key never reaches a browser. Answers are checked and never cached.
 */
export function loyalty() {
  const limit = bodyUpTo(BODY_LIMIT, 'The body is too long.');
  return new Hono<AppEnv>()
    .post('/en/:city/api/logincomall', sameOrigin, limit, async (c) => {
      const call = await readCall(c, infoBody);
      if ('problem' in call) return call.problem;
      const answer = await callLoyalty(c, call.city, 'logincomall', call.body, memberInfoSchema);
      return answered(answer, (info) => withVisitorsPictures(info, c));
    })
    .post('/en/:city/api/loginlistcomall', sameOrigin, limit, async (c) => {
      const call = await readCall(c, menuBody);
      if ('problem' in call) return call.problem;
      const { city, body } = call;
      const answer = await callLoyalty(c, city, 'loginlistcomall', { division: city, ...body }, memberMenuSchema);
      return answered(answer, (menu) => withCode(menu, c, city, body['Accept-Language']));
    });
}

/** Body and city of a call, or the response that refuses it. */
async function readCall<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<{ readonly city: City; readonly body: v.InferOutput<Schema> } | { readonly problem: Response }> {
  const city = c.req.param('city') ?? '';
  if (!isCity(city)) return { problem: refused('There is no such city.', 404) };
  const body = readJsonAs(schema, await c.req.text());
  if (!body) return { problem: refused('The body is not what this call takes.', 400) };
  return c.var.world.settings.loyalty.origin === ''
    ? { problem: refused('This site has no loyalty programme.', 404) }
    : { city, body };
}

function callLoyalty<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  city: City,
  name: string,
  body: { readonly 'Accept-Language': Language },
  schema: Schema,
) {
  const { world, visitor } = c.var;
  const { origin, appKey } = world.settings.loyalty;
  const spoken = loyaltyLanguage(body['Accept-Language']);
  const sent = { ...body, 'Accept-Language': spoken, appKey, host: new URL(visitor.visit.origin).host };
  return callJsonService(
    world,
    name,
    `${origin}/en/${city}/api/${name}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(sent),
    },
    schema,
  );
}

function answered<Value>(answer: UpstreamAnswer<Value>, publicView: (value: Value) => object): Response {
  if (answer.kind === 'answer') return privateAnswer(publicView(answer.value));
  if (answer.kind === 'unknown') return refused('The loyalty programme does not know this session.', 401);
  return refused('The loyalty programme can’t be reached.', 502);
}

function withVisitorsPictures(info: MemberInfo, c: Context<AppEnv>): MemberInfo {
  return {
    ...info,
    memberBackground: visitorsPicture(info.memberBackground, c, 'desktop'),
    mobileMemberBackground: visitorsPicture(info.mobileMemberBackground, c, 'mobile'),
  };
}

/**
 * A picture on the visitor's asset host, within the width limit of a tree (docs/rules.md#asset-hosts); empty for one of
 * another host, which the content security policy forbids.
 */
function visitorsPicture(url: string, c: Context<AppEnv>, tree: Tree): string {
  const { assets } = c.var.world.settings;
  const address = wholePictureUrl(url, {
    assets,
    isMainland: c.var.visitor.visit.isMainland,
    tree,
  });
  return [assets.world, assets.china].some((origin) => address.startsWith(`${origin}/`)) ? address : '';
}

/** The menu with its QR code as an SVG path on a square of modules (docs/rules.md#member-menu-call). */
function withCode(menu: MemberMenu, c: Context<AppEnv>, city: City, spoken: Language): MemberWallet {
  const { hasMemberPages } = c.var.visitor.visit;
  const isThere = (path: string): boolean => hasMemberPages || !isMemberPage(path);
  const menus = menu.menus
    .filter(({ path }) => isThere(path))
    .map((item) => ({ ...item, icon: visitorsPicture(item.icon, c, 'mobile') }));
  if (menu.qrCodeUrl === '' || !isThere(menu.qrCodeUrl)) return { menus, qrCodeUrl: '' };
  const link =
    c.var.visitor.visit.origin + buildPath({ language: spoken, city, tree: 'desktop', path: [] }) + menu.qrCodeUrl;
  return { menus, qrCodeUrl: menu.qrCodeUrl, qrCode: qrCode(link) };
}

/** Returns true for a path, below language and city, of the loyalty programme's pages (docs/rules.md#member-redirect). */
function isMemberPage(path: string): boolean {
  const [, place = ''] = path.split(/[/?#]/);
  return matchPage([place])?.kind === 'member';
}

function refused(error: string, status: number): Response {
  return privateAnswer({ error }, status);
}
