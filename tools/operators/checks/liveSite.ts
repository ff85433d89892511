import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { BUILT_FILES_PATH, releaseFile } from '../../../content/releaseFiles.ts';
import { type RolloutWorld, stableVersion } from '../rollout.ts';
import { isSameBuild } from '../storedBuild.ts';

const CONNECT_MS = 15_000;
/** As many files of a build tell whether a deploy kept them. */
const FILES = 5;

/** When the certificate of a host ends; rejects where the host does not answer, or its certificate is not valid. */
export function certificateEnd(host: string): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: 443, servername: host, timeout: CONNECT_MS });
    socket.once('secureConnect', () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.once('timeout', () => socket.destroy(new Error(`${host} does not answer`)));
    socket.once('error', reject);
  });
}

/** Some built files of the build before the one that runs; undefined without such a build, rejects where it is not kept. */
export async function earlierFiles({
  versions,
  storedBuild,
}: Pick<RolloutWorld, 'versions' | 'storedBuild'>): Promise<readonly string[] | undefined> {
  const live = await Promise.all([versions.list(), versions.deployments()]).catch(() => undefined);
  if (!live) return undefined;
  const [list, deployments] = live;
  const running = list.find(({ id }) => id === stableVersion(deployments));
  const before = running && list.find(({ build }) => build < running.build && !isSameBuild(build, running.build));
  if (!before) return undefined;
  const folder = await storedBuild(before.build);
  return readdirSync(join(folder, 'client/assets'))
    .filter((name) => releaseFile(name) !== undefined)
    .slice(0, FILES)
    .map((name) => `${BUILT_FILES_PATH}/${name}`);
}
