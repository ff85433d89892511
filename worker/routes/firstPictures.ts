import { Hono } from 'hono/tiny';
import { FETCHED_FILES_PATH } from '../../content/media/mediaUrl.ts';
import type { SiteFileEnv } from '../appEnv.ts';
import { FETCHED_FILE_POLICY, fetchFile } from '../platform/fetchFile.ts';

/** The formats of the asset host, best first. Each is named in the address, so that the platform keeps them apart. */
const formats = ['avif', 'webp'] as const;

/**
 * GET `/_assets/image/upload/{cut}/{version}/{file}`: a page's first picture, from the product's asset host by the
 * connection that the browser has already (docs/rules.md#first-picture). The browser is sent to the asset host where that
 * fails.
 */
export function firstPictures() {
  return new Hono<SiteFileEnv>().get(`${FETCHED_FILES_PATH}/image/upload/*`, async (c) => {
    const { world } = c.var;
    const path = new URL(c.req.url).pathname.slice(FETCHED_FILES_PATH.length);
    const accepted = c.req.header('Accept') ?? '';
    const format = formats.find((each) => accepted.includes(`image/${each}`)) ?? 'jpg';
    const onHost = (cut: string) => new URL(path.replace('/f_auto,', `/f_${cut},`), world.settings.assets.world);
    const picture = await fetchFile(world, onHost(format), c.req.raw);
    if (picture.status >= 400) return c.redirect(onHost('auto').href);
    picture.headers.set('Vary', 'Accept');
    c.set('responsePolicy', FETCHED_FILE_POLICY);
    return picture;
  });
}
