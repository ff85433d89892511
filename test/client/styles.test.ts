import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** What no page can show at once: lengths of the specification in the styles, which all pages share. */
const style = (name: string): Promise<string> => readFile(`client/styles/${name}.css`, 'utf8');

test('the footer’s curve is at most 1280 px wide', async () => {
  const [, arch = ''] = /\.footer::before \{([^}]*)\}/.exec(await style('shell/footer')) ?? [];
  expect(arch).toContain('inline-size: min(100%, 80rem);');
});

test('a dropdown of the navigation is at most 1080 px high', async () => {
  expect(await style('tokens')).toContain('--panel: 1080px;');
  expect(await style('shell/navigation')).toMatch(/max-block-size: min\(var\(--panel\)/);
});

test('an anchor is scrolled to smoothly, clear of announcement bar and header', async () => {
  const header = await style('shell/header');
  expect(header).toContain('scroll-behavior: smooth;');
  expect(header).toMatch(/--clearance: calc\(var\(--announcement-height\) \+ var\(--header-height\)/);
  expect(header).toMatch(/scroll-padding-block: var\(--clearance\)/);
});

test('what opens or comes never makes the browser style the whole page again', async () => {
  const faults: string[] = [];
  for await (const file of glob(['client/styles/**/*.css', 'client/browser/**/*.ts'])) {
    const text = await readFile(file, 'utf8');
    // Every element below inherits a custom property of the root.
    for (const [rule, body = ''] of text.matchAll(/:root(?:\[[^\]]*\])?:has\((?:[^()]|\([^()]*\))*\) \{([^{}]*)/g))
      if (/--[a-z-]+:/.test(body)) faults.push(`${file}: ${rule}`);
    for (const [call] of text.matchAll(/documentElement\.style\.setProperty\('--[^)]*/g))
      faults.push(`${file}: ${call}`);
    // What only has an attribute that many elements have is looked for everywhere.
    for (const [rule] of text.matchAll(/:has\(\[open\]\)[^{]* > \*/g)) faults.push(`${file}: ${rule}`);
  }
  expect(faults).toEqual([]);
});

/** Where a paint stands in a file that no style reaches. */
const copiedPaints = {
  'content/offline/webManifest.ts': ['ivory'],
  'content/media/media.ts': ['bone'],
  'client/public/favicon.svg': ['bottle', 'ivory'],
  'sample/space/drawPlan.ts': ['ink', 'stone', 'bottle', 'clay', 'brass', 'sand', 'ivory', 'paper'],
} as const;

test.each(Object.entries(copiedPaints))('%s has the paints of the styles', async (file, paints) => {
  const tokens = await style('tokens');
  const text = (await readFile(file, 'utf8')).toLowerCase();
  const changed = paints.filter((paint) => {
    const hex = new RegExp(`--${paint}: (#[\\da-f]{6});`).exec(tokens)?.[1];
    return hex === undefined || !text.includes(hex);
  });
  expect(changed).toEqual([]);
});

test.each(['tokens', 'parts/dialog'])('what %s lays over a picture or a page is a thin ink', async (file) => {
  const [, ink = ''] = /--ink: #([\da-f]{6});/.exec(await style('tokens')) ?? [];
  const channels = (ink.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)).join(' ');
  const thin = [...(await style(file)).matchAll(/rgb\((\d+ \d+ \d+) \//g)].map(([, paint]) => paint);
  expect(thin).not.toEqual([]);
  expect(thin.filter((paint) => paint !== channels)).toEqual([]);
});

/** How much a role's colour differs from its ground at least (WCAG 2.2 AA). */
const contrastOfRoles = {
  text: 4.5,
  'text-quiet': 4.5,
  accent: 4.5,
  'accent-strong': 4.5,
  danger: 4.5,
  'line-strong': 3,
  focus: 3,
};

test('text, edges of controls and the focus ring are seen on the grounds of each tone', async () => {
  const [tokens, tones] = [await style('tokens'), await style('tones')];
  const colours = new Map([...tokens.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]));
  const luminance = (name: string): number => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(colours.get(name)?.slice(at, at + 2) ?? '', 16) / 255);
    const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = channels.map((each) =>
      each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const roles = new Map<string, Record<string, string>>();
  for (const [, selectors = '', body = ''] of tones.matchAll(/\n((?:[^\n{}]*\[data-tone=[^{}]*))\{([^}]*)\}/g))
    for (const [, tone = ''] of selectors.matchAll(/data-tone='(\w+)'/g))
      for (const [, role = '', colour = ''] of body.matchAll(/--([\w-]+): var\(--([\w-]+)\);/g))
        roles.set(tone, { ...roles.get(tone), [role]: colour });
  expect([...roles.keys()].toSorted()).toEqual(['bone', 'bottle', 'ink', 'ivory', 'picture']);
  const faint = [...roles].flatMap(([tone, paints]) =>
    Object.entries(contrastOfRoles).flatMap(([role, least]) =>
      ['surface', 'surface-raised'].flatMap((ground) => {
        // A picture's ground is its veil of ink.
        const paint = tone === 'picture' ? 'ink' : (paints[ground] ?? '');
        const [dark = 0, light = 0] = [luminance(paints[role] ?? ''), luminance(paint)].toSorted((a, b) => a - b);
        const contrast = (light + 0.05) / (dark + 0.05);
        return contrast >= least ? [] : [`--${role} on --${ground} of ${tone}: ${contrast.toFixed(2)}, not ${least}`];
      }),
    ),
  );
  expect(faint).toEqual([]);
});
