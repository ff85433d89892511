import { describe, expect, test } from 'vitest';
import { RELEASE_FILE_SECONDS, releaseFile } from '../../content/releaseFiles.ts';
import type { ClientFiles } from '../../worker/world.ts';
import { testTime } from '../support/worker/testTime.ts';
import { headOf, TEST_NOW, testSite } from '../support/worker/testWorld.ts';

/** Two releases over one store, with the platform's static files in front: each has only those of its own build. */
function releases() {
  const firstSite = testSite({ world: { release: 'one' } });
  const { contentStore, dataCentreStore, coordinator } = firstSite;
  const filesOf = (release: string): ClientFiles => ({
    ...firstSite.world.clientFiles,
    script: `/assets/main-${release}.js`,
    early: `/assets/early-${release}.js`,
    styles: [`/assets/index-${release}.css`],
    fonts: [`/assets/text-${release}.woff2`],
  });
  const versionOf = (release: string) => {
    const files = filesOf(release);
    const site = testSite({ dataCentreStore, contentStore, coordinator, world: { release, clientFiles: files } });
    return {
      /** As `npm run deploy` does before any visitor gets the version. */
      keepFiles: async () => {
        for (const path of [files.script, files.early, ...files.styles, ...files.fonts]) {
          const key = releaseFile(path.replace('/assets/', ''))?.key ?? '';
          await contentStore.put(key, btoa(`${path} of ${release}`), RELEASE_FILE_SECONDS);
        }
      },
      /** A page, and the files of its own release that it names. */
      page: async () => {
        const html = await site.read('/en/sydney');
        await site.settled();
        return [...html.matchAll(/"(\/assets\/[\w-]+-(?:one|two)\.\w+)"/g)].map(([, path = '']) => path);
      },
      file: async (path: string) =>
        Object.values(files).flat().includes(path) ? new Response('of its own') : site.visit(path),
    };
  };
  return { contentStore, versionOf };
}

describe('files of releases side by side', () => {
  test('a rollout and a rollback: whichever version answers, an open page gets its files', async () => {
    const { versionOf } = releases();
    const [firstVersion, secondVersion] = [versionOf('one'), versionOf('two')];
    await firstVersion.keepFiles();
    const openFiles = await firstVersion.page();
    await secondVersion.keepFiles();
    const newFiles = await secondVersion.page();
    expect([openFiles.length, newFiles.length, openFiles.filter((path) => newFiles.includes(path))]).toEqual([
      expect.any(Number),
      openFiles.length,
      [],
    ]);
    expect(openFiles.length).toBeGreaterThanOrEqual(3);
    // The version before again, in an isolate that has never heard of the other.
    const rolledBack = versionOf('one');
    for (const version of [firstVersion, secondVersion, rolledBack])
      for (const path of [...openFiles, ...newFiles])
        expect(`${path} ${(await version.file(path)).status}`).toBe(`${path} 200`);
    expect(await (await secondVersion.file('/assets/main-one.js')).text()).toBe('/assets/main-one.js of one');
    // What the rollback shows are its own pages, with its own files.
    expect(await rolledBack.page()).toEqual(openFiles);
  });

  test('are answered as static files are: for ever, for every frame, by their type', async () => {
    const { versionOf } = releases();
    await versionOf('two').keepFiles();
    const { headers } = await versionOf('one').file('/assets/index-two.css');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'x-xss-protection': '1; mode=block',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  });

  test.each(['main-none.js', 'list.txt', '..%2Fmain-two.js', 'file:main-two.js', 'main-two.js.map', '%E4%B8%AD.js'])(
    '%s is no file of a release, and no cache stores that it was missing',
    async (name) => {
      const { contentStore, versionOf } = releases();
      await contentStore.put('list.txt', btoa('private'), 60);
      expect(headOf(await versionOf('one').file(`/assets/${name}`), 'cache-control')).toEqual([404, 'no-store']);
    },
  );

  test('come also where the store fails once: a browser does not ask again for the styles of its page', async () => {
    let reads = 0;
    const get = async () => {
      reads += 1;
      if (reads === 1) throw new Error('down');
      return btoa('styles');
    };
    const site = testSite({ contentStore: { get, put: async () => undefined } });
    expect(await site.read('/assets/index-two.css')).toBe('styles');
  });

  test('are not said to be missing where the store fails or hangs', async () => {
    const failing = () => Promise.reject(new Error('down'));
    const hanging = () => new Promise<never>(() => undefined);
    for (const get of [failing, hanging]) {
      const time = testTime(TEST_NOW);
      const contentStore = { get, put: async () => undefined };
      const site = testSite({ contentStore, world: { now: time.now, after: time.after } });
      const { result, took } = await time.run(site.visit('/assets/main-two.js'));
      expect([result.status, result.headers.get('cache-control'), took <= 5000]).toEqual([503, 'no-store', true]);
    }
  });
});
