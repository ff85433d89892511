import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const lockFile = v.parse(
  v.object({
    packages: v.record(
      v.string(),
      v.object({
        version: v.optional(v.string(), ''),
        license: v.optional(v.string(), ''),
        resolved: v.optional(v.string(), ''),
        integrity: v.optional(v.string(), ''),
        dev: v.optional(v.boolean(), false),
        devOptional: v.optional(v.boolean(), false),
        optional: v.optional(v.boolean(), false),
        os: v.optional(v.array(v.string()), []),
        libc: v.optional(v.array(v.string()), []),
        hasInstallScript: v.optional(v.boolean(), false),
      }),
    ),
  }),
  JSON.parse(readFileSync('package-lock.json', 'utf8')),
);
const { allowScripts } = v.parse(
  v.object({ allowScripts: v.record(v.string(), v.boolean()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);
const packages = Object.entries(lockFile.packages)
  .filter(([place]) => place !== '')
  .map(([place, facts]) => ({ ...facts, name: place.replace(/^.*node_modules\//, '') }))
  .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));

/** Licences under which others' work may be delivered with the site, unchanged. */
const delivered = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
  '(MIT OR CC0-1.0)',
  'MIT AND Apache-2.0',
];
/** Licences of tools that only build and test: they leave nothing of themselves in what is delivered. */
const tools = [
  ...delivered,
  'CC0-1.0',
  'MIT OR Apache-2.0',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
];

/** What the site may be built of: fonts are copied into it; binaries for one platform or another are tools. */
const isDelivered = ({ dev, devOptional, optional, name }: (typeof packages)[number]): boolean =>
  (!dev && !devOptional && !optional) || name.startsWith('@fontsource');

describe('what others wrote', () => {
  test('is delivered under known licences, and built with tools under known licences', () => {
    expect(
      packages
        .filter((entry) => !(isDelivered(entry) ? delivered : tools).includes(entry.license))
        .map(({ name, license }) => `${name}: ${license || 'none'}`),
    ).toEqual([]);
  });

  test('is what the lock file says, and comes from the registry', () => {
    // The registry that the lock file was written with has no binaries for other platforms, and so no digests of them.
    const isForeign = ({ optional, os, libc }: (typeof packages)[number]): boolean =>
      optional && ((os.length > 0 && !os.includes('linux')) || libc.includes('musl'));
    const unlocked = packages.filter((entry) => !isForeign(entry) && !entry.integrity.startsWith('sha512-'));
    const foreign = packages.filter(({ resolved }) => !/^(?:$|https:\/\/registry\.npmjs\.org\/)/.test(resolved));
    expect([...unlocked, ...foreign].map(({ name }) => name)).toEqual([]);
  });

  test('runs install scripts only where package.json lists them', () => {
    const withScripts = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
    expect(Object.entries(allowScripts).toSorted()).toEqual([...withScripts].toSorted().map((name) => [name, true]));
  });

  test('is listed in LICENCES.md (npx vitest run --project commands test/tools/licences.test.ts -u writes it)', async () => {
    const rows = [
      ...new Set(
        packages.filter(isDelivered).map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
      ),
    ];
    const counts = new Map<string, number>();
    for (const { license } of packages.filter((entry) => !isDelivered(entry)))
      counts.set(license, (counts.get(license) ?? 0) + 1);
    const counted = [...counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([license, count]) => `| ${license} | ${count} |`);
    await expect(
      [
        '# Licences',
        '',
        'The site’s own licence is in `LICENSE`. What is delivered with it:',
        '',
        '| package | version | licence |',
        '| --- | --- | --- |',
        ...rows,
        '',
        'Tools that build and test it, none of which is delivered:',
        '',
        '| licence | packages |',
        '| --- | --- |',
        ...counted,
        '',
      ].join('\n'),
    ).toMatchFileSnapshot('../../LICENCES.md');
  });
});
