import * as v from 'valibot';
import { type Platform, Refused, type SecretBinding, type StoredVersion } from './platformStandIn.ts';

const sharesSchema = v.object({ versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })) });
const labelSchema = v.object({ 'workers/tag': v.optional(v.string()), 'workers/message': v.optional(v.string()) });
const metadataSchema = v.object({
  main_module: v.string(),
  bindings: v.array(
    v.object({
      name: v.string(),
      type: v.string(),
      text: v.optional(v.string()),
      version_id: v.optional(v.string(), 'latest'),
    }),
  ),
  keep_bindings: v.optional(v.array(v.string()), []),
  annotations: v.optional(labelSchema, {}),
});
const patchSchema = v.object({
  env: v.record(v.string(), v.object({ text: v.string() })),
  annotations: v.optional(labelSchema, {}),
});

/** By these a command asks a platform that stands in. */
export const platformVariables = (host: string) => ({
  CLOUDFLARE_API_BASE_URL: `http://${host}/client/v4`,
  CLOUDFLARE_API_TOKEN: 'a-token',
  CLOUDFLARE_ACCOUNT_ID: 'a'.repeat(32),
});

/** The platform's HTTP interface as wrangler asks it, for one Worker. `calls` are the changes that it was asked for. */
export function platformApi(platform: Platform, worker: string) {
  const calls: string[] = [];
  const routes: readonly (readonly [
    method: string,
    path: RegExp,
    answer: (request: Request, id: string) => unknown,
  ])[] = [
    ['GET', /services\/[^/]+$/, () => ({ default_environment: { environment: 'production', script: exists() } })],
    ['GET', /deployments$/, () => ({ deployments: exists() && deploymentsOf(platform) })],
    ['POST', /deployments$/, deployment],
    ['GET', /versions$/, () => ({ items: platform.versions.map(versionOf) })],
    ['GET', /versions\/([0-9a-f-]{36})$/, (_, id) => versionOf(platform.stored(id))],
    ['POST', /versions$/, async (request) => versionOf(await upload(request))],
    ['PATCH', /versions\/latest$/, putSecret],
    ['GET', /secrets$/, secretsNow],
    ['PUT', /secrets$/, putSecretNow],
    ['PUT', new RegExp(`scripts/${worker}$`), firstUpload],
    ['POST', /assets-upload-session$/, () => ({ jwt: 'assets', buckets: [] })],
    ['PATCH', /script-settings$/, () => ({})],
    [
      'GET',
      new RegExp(`workers/workers/${worker}$`),
      () => ({ subdomain: { enabled: false, previews_enabled: false } }),
    ],
    ['POST', /subdomain$/, () => ({ enabled: false, previews_enabled: false })],
    ['GET', /settings$/, () => ({ bindings: [] })],
    ['POST', /domains\/changeset$/, () => ({ added: [], removed: [], updated: [], conflicting: [] })],
    ['PUT', /domains\/records$/, () => ({})],
    ['PUT', /schedules$/, () => ({ schedules: [] })],
  ];

  function exists(): { readonly tag: string; readonly last_deployed_from: string } {
    if (platform.versions.length === 0) throw new Refused(10_007, 'This Worker does not exist on your account.');
    return { tag: 'tag', last_deployed_from: 'wrangler' };
  }

  async function deployment(request: Request) {
    const { versions } = v.parse(sharesSchema, await request.json());
    const shares = Object.fromEntries(versions.map((each) => [each.version_id, each.percentage]));
    platform.deploy(shares, new URL(request.url).searchParams.get('force') === 'true');
    return { id: 'deployment' };
  }

  async function upload(request: Request): Promise<StoredVersion> {
    const form = await request.formData();
    const { annotations, bindings, ...metadata } = v.parse(metadataSchema, JSON.parse(String(form.get('metadata'))));
    const secrets = bindings.flatMap(({ name, type, text = '', version_id: from }): [string, SecretBinding][] =>
      type === 'secret_text' ? [[name, { text }]] : type === 'inherit' ? [[name, { from }]] : [],
    );
    const main = form.get(metadata.main_module);
    return platform.upload(
      {
        code: main instanceof File ? await main.text() : '',
        tag: annotations['workers/tag'],
        message: annotations['workers/message'],
      },
      Object.fromEntries(secrets),
      metadata.keep_bindings.includes('secret_text'),
    );
  }

  async function firstUpload(request: Request) {
    const { id } = await upload(request);
    platform.deploy({ [id]: 100 }, false);
    return { deployment_id: id.replaceAll('-', ''), startup_time_ms: 1 };
  }

  async function putSecret(request: Request) {
    const { env, annotations } = v.parse(patchSchema, await request.json());
    const [[name, { text }] = ['', { text: '' }]] = Object.entries(env);
    const label = { tag: annotations['workers/tag'], message: annotations['workers/message'] };
    return { id: platform.putSecret(name, text, label).id };
  }

  function secretsNow() {
    exists();
    return Object.keys(platform.answering().secrets).map((name) => ({ name, type: 'secret_text' }));
  }

  async function putSecretNow(request: Request) {
    const { name, text } = v.parse(v.object({ name: v.string(), text: v.string() }), await request.json());
    platform.putSecretNow(name, text);
    return { name };
  }

  return {
    calls,
    fetch: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      for (const [method, path, answer] of routes) {
        const [matched, id = ''] = path.exec(pathname) ?? [];
        if (matched === undefined || method !== request.method) continue;
        if (method !== 'GET') calls.push(`${method} ${pathname.slice(pathname.indexOf('/workers/'))}`);
        try {
          return Response.json({ success: true, errors: [], messages: [], result: await answer(request, id) });
        } catch (thrown) {
          if (!(thrown instanceof Refused)) throw thrown;
          const error = { code: thrown.code, message: thrown.message.replace(/ \[code.*/, '') };
          return Response.json({ success: false, errors: [error], messages: [], result: null }, { status: 400 });
        }
      }
      calls.push(`unknown: ${request.method} ${pathname}`);
      return Response.json({ success: false, errors: [{ code: 7003, message: 'no such call' }] }, { status: 404 });
    },
  };
}

function versionOf({ id, created, secrets, tag, message }: StoredVersion) {
  return {
    id,
    metadata: {
      created_on: created,
      author_email: 'operator@meridian.example',
      source: 'wrangler',
      has_preview: false,
    },
    annotations: { 'workers/tag': tag, 'workers/message': message, 'workers/triggered_by': 'upload' },
    startup_time_ms: 1,
    resources: {
      script: { etag: id, handlers: ['fetch'] },
      script_runtime: {},
      bindings: Object.keys(secrets).map((name) => ({ name, type: 'secret_text' })),
    },
  };
}

/** Newest first, ten at most. */
function deploymentsOf({ deployments }: Platform) {
  return deployments
    .map((shares, index) => ({
      id: `deployment-${index}`,
      created_on: new Date(Date.UTC(2026, 10, 23, 12, 0, index)).toISOString(),
      versions: Object.entries(shares).map(([version_id, percentage]) => ({ version_id, percentage })),
    }))
    .toReversed()
    .slice(0, 10);
}
