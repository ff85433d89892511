import { randomUUID } from 'node:crypto';
import type { Sight } from '../../../tools/operators/sight.ts';
import { buildName } from '../../../tools/operators/storedBuild.ts';
import type { Shares, Upload, Versions } from '../../../tools/operators/versions.ts';

/** What the platform refuses, by its code. */
export class Refused extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(`${message} [code: ${code}]`);
    this.code = code;
  }
}

/** A version as the platform keeps it: code, secrets and what its upload was called never change. */
export interface StoredVersion {
  readonly id: string;
  readonly created: string;
  readonly code: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly tag: string | undefined;
  readonly message: string | undefined;
}

/** A secret of an upload: a value, or the version that it is inherited from. */
export type SecretBinding = { readonly text: string } | { readonly from: string };

const WORD = 'wrong';

/**
 * One Worker's versions and deployments, by the rules that the platform documents: an override counts for versions of the
 * current deployment only, an upload inherits from the newest version unless it names another, `secret put` is refused
 * while the newest version is not the deployed one, and an older version whose secrets have changed is deployed by force
 * only.
 */
export function createPlatform(now = Date.UTC(2026, 10, 23, 12)) {
  const versions: StoredVersion[] = [];
  const deployments: Shares[] = [];
  let moment = now;
  const current = (): Shares => deployments.at(-1) ?? {};
  const stored = (id: string): StoredVersion => {
    const version = versions.find((each) => each.id === id);
    if (!version) throw new Refused(10_021, `version ${id} is not there`);
    return version;
  };
  const newest = (): StoredVersion => {
    const version = versions.at(-1);
    if (!version) throw new Refused(10_222, 'no version was uploaded');
    return version;
  };

  const add = (version: Omit<StoredVersion, 'id' | 'created'>): StoredVersion => {
    moment += 60_000;
    const added = { ...version, id: randomUUID(), created: new Date(moment).toISOString() };
    versions.push(added);
    return added;
  };

  /** Uploads code; `keepsOthers` is true where secrets that it does not name come from the newest version. */
  const upload = (
    { code, tag, message }: Pick<StoredVersion, 'code' | 'tag' | 'message'>,
    bindings: Readonly<Record<string, SecretBinding>>,
    keepsOthers: boolean,
  ): StoredVersion => {
    const others = keepsOthers ? (versions.at(-1)?.secrets ?? {}) : {};
    const boundSecrets = Object.entries(bindings).map(([name, binding]) => {
      if ('text' in binding) return [name, binding.text];
      const { secrets } = binding.from === 'latest' ? newest() : stored(binding.from);
      if (secrets[name] === undefined) throw new Refused(10_057, `inherit binding '${name}' is invalid`);
      return [name, secrets[name]];
    });
    return add({ code, tag, message, secrets: { ...others, ...Object.fromEntries(boundSecrets) } });
  };

  const putSecret = (name: string, value: string, label: Pick<StoredVersion, 'tag' | 'message'>): StoredVersion => {
    const { code, secrets } = newest();
    return add({ code, ...label, secrets: { ...secrets, [name]: value } });
  };

  const deploy = (shares: Shares, isForced: boolean): void => {
    const ids = Object.keys(shares);
    if (ids.length > 2) throw new Refused(10_098, 'a deployment has two versions at most');
    if (Object.values(shares).reduce((sum, percent) => sum + percent, 0) !== 100)
      throw new Refused(10_099, 'shares do not add up to 100');
    const running = Object.keys(current()).map(stored);
    const changed = ids
      .map(stored)
      .filter(({ id, created }) => !(id in current()) && running.some((each) => each.created > created))
      .flatMap(({ secrets }) =>
        running.flatMap((each) => Object.keys(each.secrets).filter((name) => each.secrets[name] !== secrets[name])),
      );
    if (changed.length > 0 && !isForced)
      throw new Refused(10_220, `The following secrets have changed: ${[...new Set(changed)].join(', ')}`);
    deployments.push(shares);
  };

  /** The version that answers a request: the one of an override where it is deployed, otherwise that of most visitors. */
  const answering = (override?: string): StoredVersion => {
    const shares = current();
    const most = Object.keys(shares).toSorted((left, right) => (shares[right] ?? 0) - (shares[left] ?? 0))[0] ?? '';
    return stored(override !== undefined && override in shares ? override : most);
  };

  return {
    versions,
    deployments,
    current,
    stored,
    upload,
    putSecret,
    deploy,
    answering,
    /** Changes a secret of the version that runs, at once. */
    putSecretNow: (name: string, value: string): void => {
      if (current()[newest().id] !== 100) throw new Refused(10_215, 'the latest version isn’t currently deployed');
      deploy({ [putSecret(name, value, { tag: undefined, message: undefined }).id]: 100 }, true);
    },
    /** Wrong code and wrong secrets look wrong; so does another version than the one that is looked at. */
    look: async (version: string): Promise<Sight> => {
      const { id, code, secrets } = answering(version);
      const wrong = [
        ...(id === version ? [] : [`version ${id} answered in place of ${version}`]),
        ...[code, ...Object.values(secrets)].filter((text) => text.includes(WORD)),
      ];
      return { seen: ['a page'], wrong };
    },
  };
}

export type Platform = ReturnType<typeof createPlatform>;

/** The platform without wrangler between: the folder of an upload stands for its code. */
export function directVersions(platform: Platform): Versions {
  const texts = (values: Upload['secrets'] = {}): Readonly<Record<string, SecretBinding>> =>
    Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { text }]));
  const named = ({ folder, build, about }: Upload) => ({ code: folder, tag: build, message: about });
  const versionOf = ({ id, created, tag, message }: StoredVersion) => ({
    ...{ id, created },
    build: buildName(tag, created, id),
    about: message ?? 'upload',
  });
  return {
    list: async () => platform.versions.slice(-10).map(versionOf).toReversed(),
    view: async (id) => {
      const version = platform.stored(id);
      return { ...versionOf(version), secrets: Object.keys(version.secrets) };
    },
    deployments: async () => platform.deployments.slice(-10).toReversed(),
    uploadFirst: async (upload) => {
      platform.deploy({ [platform.upload(named(upload), texts(upload.secrets), true).id]: 100 }, false);
    },
    upload: async (upload, from) => {
      const inherited = Object.keys(platform.stored(from).secrets).map((name) => [name, { from }]);
      return platform.upload(named(upload), { ...Object.fromEntries(inherited), ...texts(upload.secrets) }, false).id;
    },
    putSecret: async (name, value, { build, about }) =>
      platform.putSecret(name, value, { tag: build, message: about }).id,
    share: async (shares) => platform.deploy(shares, false),
    restore: async (id) => platform.deploy({ [id]: 100 }, true),
    setTriggers: async () => undefined,
  };
}
