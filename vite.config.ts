import { readFileSync, rmSync } from 'node:fs';
import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { checkBudgets } from './tools/build/budgets.ts';
import { finishWorker, UNNAMED_BUILD } from './tools/build/builtWorker.ts';
import { chunkGroups, workerGroups } from './tools/build/chunks.ts';
import { gatherReactStrings } from './tools/build/gatherReactStrings.ts';
import { inlineHooks } from './tools/build/inlineHooks.ts';
import { jsonTables } from './tools/build/jsonTables.ts';
import { leanDependencies } from './tools/build/leanDependencies.ts';
import { moduleSizes } from './tools/build/moduleSizes.ts';
import { reloadPage } from './tools/build/reloadPage.ts';

/** All the script of a first load. It fetches `main.ts` by the address in the page, at the first sign of a person. */
const EARLY_ENTRY = 'client/browser/early.ts';
const CLIENT_ENTRY = 'client/browser/main.ts';
const MAP_ENTRY = 'client/browser/thirdParty/mapFrame.ts';
const THIRD_PARTY_ENTRY = 'client/browser/thirdParty/thirdPartyFrame.ts';
/** Built by itself, because its files must not be shared with the pages' scripts. */
const SERVICE_WORKER_ENTRY = 'client/serviceWorker/serviceWorker.ts';
const SERVICE_WORKER_ENVIRONMENT = 'service_worker';
const SERVICE_WORKER_MANIFEST = '.vite/serviceWorker.json';
/** Loaded for editors alone. */
const PREVIEW_ENTRY = 'client/preview/preview.ts';
const STYLES_ENTRY = 'client/styles/index.css';
const PRINT_STYLES_ENTRY = 'client/styles/print.css';
/** lightningcss's number of `light-dark()`: no style uses it, and its fallback would stand beside each `color-scheme`. */
const LIGHT_DARK = 1_048_576;
const WORKER_ENVIRONMENT = 'meridian_galleria';
/**
 * What is built to be deployed stands in a folder of its own: a run on this machine never takes it for its own
 * (docs/rules.md#deploy-leaves-nothing).
 */
const DEPLOYED = process.env['CLOUDFLARE_ENV'] ? `dist/${process.env['CLOUDFLARE_ENV']}` : 'dist';
/** The folder of a build with small faults in it, which only `npm run mutants` visits: no budget holds for it. */
const MUTATED = process.env['MUTATED_BUILD'];
const OUTPUT = MUTATED ?? DEPLOYED;

/** A module whose code is known once the client is built. */
function virtualModule(name: string, codeOf: (isBuild: boolean) => string): Plugin {
  const id = `virtual:${name}`;
  let isBuild = false;
  return {
    name,
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? codeOf(isBuild) : undefined),
  };
}

/** Hands the worker the built style sheet, for pages of visitors who arrive (docs/rules.md#styles-of-arrival). */
const pageStyles = (): Plugin =>
  virtualModule('styles', (isBuild) => `export const styles = ${JSON.stringify(isBuild ? builtStyles() : '')};`);

function builtStyles(): string {
  const file = readManifest('.vite/manifest.json')[STYLES_ENTRY]?.file;
  if (!file) throw new Error('the styles were not built');
  return readFileSync(`${OUTPUT}/client/${file}`, 'utf8').trim();
}

/** Tells the worker where the built client files are: the hashed ones after a build, the sources under hot reload; and its name. */
const clientFiles = (): Plugin =>
  virtualModule('client-files', (isBuild) => {
    const [files, name] = isBuild ? [builtFiles(), UNNAMED_BUILD] : [sourceFiles, 'sources'];
    return `export const clientFiles = ${JSON.stringify(files)};\nexport const buildName = '${name}';`;
  });

const sourceFiles = {
  script: `/${CLIENT_ENTRY}`,
  scriptImports: [],
  early: `/${EARLY_ENTRY}`,
  mapScript: `/${MAP_ENTRY}`,
  thirdPartyScript: `/${THIRD_PARTY_ENTRY}`,
  serviceWorker: `/${SERVICE_WORKER_ENTRY}`,
  previewScript: `/${PREVIEW_ENTRY}`,
  previewStyles: [],
  styles: [`/${STYLES_ENTRY}`],
  printStyles: `/${PRINT_STYLES_ENTRY}`,
  fonts: [],
  isDevelopment: true,
};

/** Latin text and display faces: the two files that every page needs first. */
const preloadedFonts = [/\/display-/, /\/text-/];

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[]; assets?: string[] }>;

function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(`${OUTPUT}/client/${name}`, 'utf8'));
}

function builtFiles() {
  const manifest = readManifest('.vite/manifest.json');
  const script = manifest[CLIENT_ENTRY];
  const early = manifest[EARLY_ENTRY];
  const map = manifest[MAP_ENTRY];
  const thirdParty = manifest[THIRD_PARTY_ENTRY];
  const serviceWorker = readManifest(SERVICE_WORKER_MANIFEST)[SERVICE_WORKER_ENTRY];
  const preview = manifest[PREVIEW_ENTRY];
  const styles = manifest[STYLES_ENTRY];
  const printStyles = manifest[PRINT_STYLES_ENTRY];
  if (!script || !early || !map || !thirdParty || !serviceWorker || !preview || !styles || !printStyles)
    throw new Error('the client was not built');
  if (!MUTATED) checkBudgets(`${OUTPUT}/client`, { script: early, styles });
  const fonts = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  return {
    script: `/${script.file}`,
    scriptImports: (script.imports ?? []).flatMap((name) => {
      const file = manifest[name]?.file;
      return file && file !== early.file ? [`/${file}`] : [];
    }),
    early: `/${early.file}`,
    mapScript: `/${map.file}`,
    thirdPartyScript: `/${thirdParty.file}`,
    serviceWorker: `/${serviceWorker.file}`,
    previewScript: `/${preview.file}`,
    previewStyles: (preview.css ?? []).map((file) => `/${file}`),
    styles: [`/${styles.file}`],
    printStyles: `/${printStyles.file}`,
    fonts: preloadedFonts.flatMap((name) =>
      [...new Set(fonts)].filter((file) => name.test(file) && file.endsWith('.woff2')).map((file) => `/${file}`),
    ),
    isDevelopment: false,
  };
}

/** Variables of a run on this machine, as `npm run dev` hands them over; none for a build. */
function runVariables(name: 'SITE_VARIABLES' | 'COORDINATOR_VARIABLES'): Record<string, string> {
  return JSON.parse(process.env[name] ?? '{}');
}

export default defineConfig({
  publicDir: 'client/public',
  build: { outDir: OUTPUT },
  css: { lightningcss: { exclude: LIGHT_DARK } },
  plugins: [
    gatherReactStrings(),
    leanDependencies(),
    inlineHooks(WORKER_ENVIRONMENT),
    jsonTables(WORKER_ENVIRONMENT),
    clientFiles(),
    pageStyles(),
    reloadPage(),
    moduleSizes(),
    cloudflare({
      configPath: 'wrangler.toml',
      config: () => ({ vars: runVariables('SITE_VARIABLES') }),
      // Built and deployed by wrangler, from its own configuration.
      auxiliaryWorkers: [
        {
          configPath: 'coordinator/wrangler.toml',
          config: () => ({ vars: runVariables('COORDINATOR_VARIABLES') }),
          devOnly: true,
        },
      ],
      persistState: { path: process.env['STATE_DIR'] ?? '.wrangler/state' },
    }),
  ],
  environments: {
    [WORKER_ENVIRONMENT]: {
      build: {
        minify: true,
        sourcemap: true,
        rolldownOptions: { output: { codeSplitting: { groups: workerGroups } } },
      },
    },
    client: {
      build: {
        manifest: true,
        outDir: `${OUTPUT}/client`,
        assetsInlineLimit: 0,
        rolldownOptions: {
          // A file of rules or hooks that nothing is taken from is not asked for: they do nothing by themselves.
          treeshake: { moduleSideEffects: (id) => !/\/content\/|\/client\/hooks\//.test(id) },
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups } },
          input: [
            EARLY_ENTRY,
            CLIENT_ENTRY,
            MAP_ENTRY,
            THIRD_PARTY_ENTRY,
            PREVIEW_ENTRY,
            STYLES_ENTRY,
            PRINT_STYLES_ENTRY,
          ],
        },
      },
    },
    [SERVICE_WORKER_ENVIRONMENT]: {
      consumer: 'client',
      build: {
        manifest: SERVICE_WORKER_MANIFEST,
        outDir: `${OUTPUT}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { input: SERVICE_WORKER_ENTRY },
      },
    },
  },
  builder: {
    // The client first: the site names its hashed files.
    async buildApp(builder) {
      for (const name of ['client', SERVICE_WORKER_ENVIRONMENT, WORKER_ENVIRONMENT]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      finishWorker(`${OUTPUT}/${WORKER_ENVIRONMENT}`);
      // Cloudflare's plugin leads a bare `wrangler deploy` to the last build, whose environment nobody chose.
      rmSync('.wrangler/deploy', { recursive: true, force: true });
    },
  },
});
