import { readFileSync } from 'node:fs';
import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { checkBudgets } from './worker/build/budgets.ts';
import { gatherReactStrings } from './worker/build/gatherReactStrings.ts';
import { leanDependencies } from './worker/build/leanDependencies.ts';
import { reloadPage } from './worker/build/reloadPage.ts';

/** All the script of a first load. It fetches `main.ts` by the address in the page, at the first sign of a person. */
const EARLY_ENTRY = 'client/browser/early.ts';
const CLIENT_ENTRY = 'client/browser/main.ts';
const MAP_ENTRY = 'client/browser/mapFrame.ts';
/** Loaded for editors alone. */
const PREVIEW_ENTRY = 'client/preview/preview.ts';
const STYLES_ENTRY = 'client/styles/index.css';
const WORKER_ENVIRONMENT = 'meridian_galleria';
/** What is built to be deployed stands in a folder of its own: a run on this machine never takes it for its own. */
const OUTPUT = process.env['CLOUDFLARE_ENV'] ? `dist/${process.env['CLOUDFLARE_ENV']}` : 'dist';

/** Tells the worker where the built client files are: the hashed ones after a build, the sources under hot reload. */
function clientFiles(): Plugin {
  const id = 'virtual:client-files';
  let isBuild = false;
  return {
    name: 'client-files',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      return `export const clientFiles = ${JSON.stringify(isBuild ? builtFiles() : sourceFiles)};`;
    },
  };
}

const sourceFiles = {
  script: `/${CLIENT_ENTRY}`,
  early: `/${EARLY_ENTRY}`,
  mapScript: `/${MAP_ENTRY}`,
  previewScript: `/${PREVIEW_ENTRY}`,
  previewStyles: [],
  styles: [`/${STYLES_ENTRY}`],
  fonts: [],
  isDevelopment: true,
};

/** Latin text and display faces: the two files that every page needs first. */
const preloadedFonts = [/cormorant-garamond-latin-500-normal/, /hanken-grotesk-latin-wght-normal/];

function builtFiles() {
  const manifest: Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }> = JSON.parse(
    readFileSync(`${OUTPUT}/client/.vite/manifest.json`, 'utf8'),
  );
  const script = manifest[CLIENT_ENTRY];
  const early = manifest[EARLY_ENTRY];
  const map = manifest[MAP_ENTRY];
  const preview = manifest[PREVIEW_ENTRY];
  const styles = manifest[STYLES_ENTRY];
  if (!script || !early || !map || !preview || !styles) throw new Error('the client was not built');
  checkBudgets(`${OUTPUT}/client`, { script: early, styles });
  const fonts = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  return {
    script: `/${script.file}`,
    early: `/${early.file}`,
    mapScript: `/${map.file}`,
    previewScript: `/${preview.file}`,
    previewStyles: (preview.css ?? []).map((file) => `/${file}`),
    styles: [`/${styles.file}`],
    fonts: preloadedFonts.flatMap((name) =>
      [...new Set(fonts)].filter((file) => name.test(file) && file.endsWith('.woff2')).map((file) => `/${file}`),
    ),
    isDevelopment: false,
  };
}

/** Variables of a run on this machine, as `npm run dev` hands them over; none for a build. */
function runVariables(): Record<string, string> {
  return JSON.parse(process.env['SITE_VARIABLES'] ?? '{}');
}

export default defineConfig({
  publicDir: 'client/public',
  build: { outDir: OUTPUT },
  plugins: [
    gatherReactStrings(),
    leanDependencies(),
    clientFiles(),
    reloadPage(),
    cloudflare({
      configPath: 'wrangler.toml',
      config: () => ({ vars: runVariables() }),
      persistState: { path: process.env['STATE_DIR'] ?? '.wrangler/state' },
    }),
  ],
  environments: {
    [WORKER_ENVIRONMENT]: { build: { minify: true, sourcemap: true } },
    client: {
      build: {
        manifest: true,
        outDir: `${OUTPUT}/client`,
        assetsInlineLimit: 0,
        rollupOptions: { input: [EARLY_ENTRY, CLIENT_ENTRY, MAP_ENTRY, PREVIEW_ENTRY, STYLES_ENTRY] },
      },
    },
  },
  builder: {
    // The client first: the worker names its hashed files.
    async buildApp(builder) {
      for (const name of ['client', WORKER_ENVIRONMENT]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
