import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { encode } from 'uqr';
import * as v from 'valibot';
import { buildPath } from '../../content/address/address.ts';
import { type City, isCity } from '../../content/cities.ts';
import { isLanguage, type Language } from '../../content/languages.ts';
import {
  loyaltyLanguage,
  type MemberInfo,
  type MemberMenu,
  memberInfoSchema,
  memberMenuSchema,
} from '../../content/visitor/member.ts';
import type { AppEnv } from '../requestContext.ts';
import { callService, type UpstreamAnswer } from '../upstream.ts';
import { jsonAnswer } from './answers.ts';
import { sameOrigin } from './sameOrigin.ts';

const BODY_LIMIT = 8192;

const language = v.pipe(
  v.string(),
  v.check(isLanguage),
  v.transform((text): Language => (isLanguage(text) ? text : 'en')),
);
const infoBody = v.object({
  loyaltSession: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
  'Accept-Language': language,
});
const menuBody = v.object({
  division: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  'Accept-Language': language,
});

/**
 * The two calls of the member panel (site-shell §7). Pages send what they know; the app key and the host are added
 * here, so that the key never reaches a browser. Answers are checked, and kept by nobody.
 */
export function loyalty() {
  const limit = bodyLimit({ maxSize: BODY_LIMIT, onError: () => refused('The body is too long.', 413) });
  return new Hono<AppEnv>()
    .post('/en/:city/api/logincomall', sameOrigin(), limit, async (c) => {
      const asked = await read(c, infoBody);
      if ('problem' in asked) return asked.problem;
      const { city, body } = asked;
      const answer = await call(
        c,
        city,
        'logincomall',
        { ...body, 'Accept-Language': loyaltyLanguage(body['Accept-Language']) },
        memberInfoSchema,
      );
      return answered(answer, (info) => withOwnPictures(info, c));
    })
    .post('/en/:city/api/loginlistcomall', sameOrigin(), limit, async (c) => {
      const asked = await read(c, menuBody);
      if ('problem' in asked) return asked.problem;
      const { city, body } = asked;
      const sent = { division: city, ...body, 'Accept-Language': loyaltyLanguage(body['Accept-Language']) };
      const answer = await call(c, city, 'loginlistcomall', sent, memberMenuSchema);
      return answered(answer, (menu) => withCode(menu, c, city, body['Accept-Language']));
    });
}

/** Body and city of a call; a problem is an answer of its own. */
async function read<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<{ readonly city: City; readonly body: v.InferOutput<Schema> } | { readonly problem: Response }> {
  const city = c.req.param('city') ?? '';
  if (!isCity(city)) return { problem: refused('There is no such city.', 404) };
  const body = v.safeParse(schema, await c.req.json().catch(() => undefined));
  if (!body.success) return { problem: refused('The body is not what this call takes.', 400) };
  return c.var.world.settings.loyalty.origin === ''
    ? { problem: refused('This site has no loyalty programme.', 404) }
    : { city, body: body.output };
}

function call<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  city: City,
  name: string,
  body: object,
  schema: Schema,
) {
  const { world, visitor } = c.var;
  const { origin, appKey } = world.settings.loyalty;
  return callService(
    world,
    name,
    `${origin}/en/${city}/api/${name}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ ...body, appKey, host: new URL(visitor.visit.origin).host }),
    },
    schema,
  );
}

function answered<Value>(answer: UpstreamAnswer<Value>, shown: (value: Value) => object): Response {
  if (answer.kind === 'answer') return jsonAnswer(shown(answer.value), 200, true);
  if (answer.kind === 'unknown') return refused('The loyalty programme does not know this session.', 401);
  return refused('The loyalty programme can’t be reached.', 502);
}

/** Pages may show pictures from our own hosts only (content security policy); others are left out. */
function withOwnPictures(info: MemberInfo, c: Context<AppEnv>): MemberInfo {
  return {
    ...info,
    memberBackground: ownPicture(info.memberBackground, c),
    mobileMemberBackground: ownPicture(info.mobileMemberBackground, c),
  };
}

function ownPicture(url: string, c: Context<AppEnv>): string {
  const { world, china } = c.var.world.settings.assets;
  return URL.canParse(url) && [world, china].includes(new URL(url).origin) ? url : '';
}

/** The menu with its QR code drawn: the link of site-shell §2, as one path on a square of modules. */
function withCode(menu: MemberMenu, c: Context<AppEnv>, city: City, spoken: Language): object {
  const menus = menu.menus.map((item) => ({ ...item, icon: ownPicture(item.icon, c) }));
  if (menu.qrCodeUrl === '') return { menus, qrCodeUrl: '' };
  const link =
    c.var.visitor.visit.origin + buildPath({ language: spoken, city, tree: 'desktop', path: [] }) + menu.qrCodeUrl;
  const { size, data } = encode(link, { ecc: 'M', border: 2 });
  const path = data
    .map((row, y) =>
      runsOf(row)
        .map(({ start, length }) => `M${start} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
  return { menus, qrCodeUrl: menu.qrCodeUrl, qrCode: { size, path } };
}

/** Dark modules beside each other, as one bar each. */
function runsOf(row: readonly boolean[]): readonly { readonly start: number; readonly length: number }[] {
  const text = row.map((isDark) => (isDark ? 'x' : ' ')).join('');
  return [...text.matchAll(/x+/g)].map((run) => ({ start: run.index, length: run[0].length }));
}

function refused(error: string, status: number): Response {
  return jsonAnswer({ error }, status, true);
}
