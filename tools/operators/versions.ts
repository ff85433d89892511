import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Ended, wranglerProblem } from '../wrangler.ts';
import { BUILT_CONFIG, buildName } from './storedBuild.ts';

/** A version of the site's Worker, as its upload named it. */
export interface Version {
  readonly id: string;
  readonly created: string;
  /** The build that it runs (`storedBuild.ts`); later builds sort after earlier ones. */
  readonly build: string;
  /** What was uploaded: `code` with its commit, or `secret` with its name. */
  readonly about: string;
}

/** Percent of visitors by version; one with 0 is in the deployment, and can be asked for by override. */
export type Shares = Readonly<Record<string, number>>;

/** What a version is called. */
type Label = Pick<Version, 'build' | 'about'>;

/** A build to upload. */
export interface Upload extends Label {
  /** Holds the built Worker and its static files. */
  readonly folder: string;
  readonly secrets?: Readonly<Record<string, string>>;
}

/** The versions and deployments of a Worker; whatever the platform refuses rejects with its words. */
export interface Versions {
  /** The ten newest uploads, the newest first. */
  readonly list: () => Promise<readonly Version[]>;
  /** A version, and the names of its secrets. */
  readonly view: (id: string) => Promise<Version & { readonly secrets: readonly string[] }>;
  /** The ten newest deployments, the newest first; empty before the first. */
  readonly deployments: () => Promise<readonly Shares[]>;
  /** Uploads and gives it to all visitors at once: only for the first deploy, which has no version before it. */
  readonly uploadFirst: (upload: Upload) => Promise<void>;
  /** Uploads a version that no visitor gets, with the secrets of a version but for new values; its id. */
  readonly upload: (upload: Upload, secretsOf: string) => Promise<string>;
  /** Copies the newest upload with a new value of a secret: a version that no visitor gets; its id. */
  readonly putSecret: (name: string, value: string, label: Label) => Promise<string>;
  /** Shares visitors between versions; rejects where that would bring back an old secret (`isOldSecret`). */
  readonly share: (shares: Shares) => Promise<void>;
  /** Gives a version to all visitors again, with the secrets that it had. */
  readonly restore: (id: string, reason: string) => Promise<void>;
  /** Routes, domains and schedules, which belong to no version. */
  readonly setTriggers: () => Promise<void>;
}

/** Runs wrangler; what it reads from its input never stands on a command line. */
type Wrangler = (words: readonly string[], input?: string) => Promise<Ended>;

/** The platform's answer where a deployment would bring back the old value of a secret. */
export const isOldSecret = (thrown: unknown): boolean => thrown instanceof Error && /\b10220\b/.test(thrown.message);

/** The platform's answer for a Worker that was never deployed. */
const unknownWorker = /\b10007\b/;
const versionId = /version(?: id:)?\s+([0-9a-f]{8}-[0-9a-f-]{27})/i;
/** What the platform keeps of a message for certain. */
const MESSAGE_LENGTH = 100;

const annotations = v.object({
  'workers/tag': v.optional(v.string()),
  'workers/message': v.optional(v.string()),
  'workers/triggered_by': v.optional(v.string(), 'code'),
});
const uploaded = v.object({
  id: v.string(),
  metadata: v.object({ created_on: v.string() }),
  annotations: v.optional(annotations, {}),
});
const viewed = v.object({
  ...uploaded.entries,
  resources: v.object({ bindings: v.array(v.object({ name: v.string(), type: v.string() })) }),
});
const deployed = v.object({ versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })) });

/** The versions of a site's Worker by wrangler, which `site` tells where its configuration is. */
export function wranglerVersions(wrangler: Wrangler, site: readonly string[]): Versions {
  const run = async (words: readonly string[], input?: string): Promise<string> => {
    const { status, stdout, stderr } = await wrangler(words, input);
    if (status === 0) return stdout;
    const problem = wranglerProblem({ stdout, stderr });
    throw new Error(`wrangler ${words.slice(0, 3).join(' ')} ended with status ${status}\n${problem}`.trim());
  };
  const readJson = async <Schema extends v.GenericSchema>(schema: Schema, ...words: readonly string[]) => {
    const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await run([...words, '--json', ...site]));
    if (answer.success) return answer.output;
    throw new Error(`wrangler ${words.join(' ')} answers what is not readable: ${answer.issues[0].message}`);
  };
  const created = async (words: readonly string[], input?: string): Promise<string> => {
    const [, id] = versionId.exec(await run(words, input)) ?? [];
    if (id === undefined) throw new Error(`wrangler ${words.slice(0, 2).join(' ')} names no version`);
    return id;
  };
  const view: Versions['view'] = async (id) => {
    const { resources, ...version } = await readJson(viewed, 'versions', 'view', id);
    const secrets = resources.bindings.filter(({ type }) => type === 'secret_text').map(({ name }) => name);
    return { ...versionOf(version), secrets };
  };
  return {
    list: async () => (await readJson(v.array(uploaded), 'versions', 'list')).map(versionOf).toReversed(),
    view,
    deployments: async () => {
      try {
        const deployments = await readJson(v.array(deployed), 'deployments', 'list');
        return deployments
          .map(({ versions }) => Object.fromEntries(versions.map((each) => [each.version_id, each.percentage])))
          .toReversed();
      } catch (thrown) {
        if (thrown instanceof Error && unknownWorker.test(thrown.message)) return [];
        throw thrown;
      }
    },
    uploadFirst: async (upload) => {
      await withUpload(upload, undefined, (words) => run(['deploy', ...words]));
    },
    upload: async (upload, secretsOf) => {
      const { id, secrets } = await view(secretsOf);
      return withUpload(upload, { id, secrets }, (words) => created(['versions', 'upload', ...words]));
    },
    putSecret: (name, value, label) => created(['versions', 'secret', 'put', name, ...labelled(label), ...site], value),
    share: async (shares) => {
      const specs = Object.entries(shares).map(([id, percent]) => `${id}@${percent}%`);
      await run(['versions', 'deploy', ...specs, '--yes', ...site]);
    },
    // Where nobody can be asked, this command brings back old secrets as well, which `versions deploy` refuses.
    restore: async (id, reason) => {
      await run(['rollback', id, '--yes', '--message', reason.slice(0, MESSAGE_LENGTH), ...site]);
    },
    setTriggers: async () => {
      await run(['triggers', 'deploy', ...site]);
    },
  };
}

function versionOf({ id, metadata, annotations: noted }: v.InferOutput<typeof uploaded>): Version {
  return {
    id,
    created: metadata.created_on,
    build: buildName(noted['workers/tag'], metadata.created_on, id),
    about: noted['workers/message'] ?? noted['workers/triggered_by'] ?? 'code',
  };
}

function labelled({ build, about }: Label): readonly string[] {
  return ['--tag', build, '--message', about.slice(0, MESSAGE_LENGTH)];
}

/** Runs an upload whose secrets each name their version, because the newest upload may be one that was taken back. */
async function withUpload<Result>(
  { folder, secrets = {}, ...label }: Upload,
  from: { readonly id: string; readonly secrets: readonly string[] } | undefined,
  run: (words: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, BUILT_CONFIG);
  const uploadPath = join(path, '../upload.json');
  const built = v.parse(builtConfig, JSON.parse(readFileSync(path, 'utf8')));
  const secretNames = Object.keys(secrets);
  const missing = built.secrets.required.filter(
    (name) => !secretNames.includes(name) && from?.secrets.includes(name) !== true,
  );
  if (missing.length > 0) throw new Error(`build ${label.build} needs ${missing.join(', ')}, which no version has yet`);
  const parts = mkdtempSync(join(tmpdir(), 'secrets-'));
  const file = join(parts, 'secrets.json');
  try {
    writeFileSync(uploadPath, JSON.stringify(from ? { ...built, ...inheriting(from, secretNames) } : built));
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    return await run([
      ...labelled(label),
      ...(secretNames.length > 0 ? ['--secrets-file', file] : []),
      '--config',
      uploadPath,
    ]);
  } finally {
    rmSync(uploadPath, { force: true });
    rmSync(parts, { recursive: true });
  }
}

const builtConfig = v.looseObject({
  secrets: v.optional(v.object({ required: v.array(v.string()) }), { required: [] }),
});

/** Wrangler takes a secret's origin as a binding that it does not know, in place of those that are required by name. */
function inheriting(
  from: { readonly id: string; readonly secrets: readonly string[] },
  secretNames: readonly string[],
) {
  const bindings = from.secrets
    .filter((name) => !secretNames.includes(name))
    .map((name) => ({ name, type: 'inherit', version_id: from.id }));
  return { secrets: undefined, unsafe: { bindings, metadata: { keep_bindings: [] } } };
}
