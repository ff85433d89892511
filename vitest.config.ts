import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { deepFiles, drawnFiles, modes } from './test/support/deepFiles.ts';
import { LongestFirst } from './test/support/longestFirst.ts';
import { RulesReporter } from './test/support/rulesReporter.ts';
import { LOST_MS } from './test/support/waiting.ts';
import { workerd } from './test/support/worker/workerd.ts';
import { temporaryFolder } from './tools/temporaryFolder.ts';

// Tests leave nothing on the machine, though vitest kills their processes.
process.env['TMPDIR'] = temporaryFolder('tests');

/** A limit for what hangs, not for what is slow: a test of half a second takes ten while the machine is busy. */
const HANGS_MS = 600_000;
/** What all projects share. */
const shared = {
  testTimeout: HANGS_MS,
  hookTimeout: HANGS_MS,
  expect: { poll: { timeout: LOST_MS } },
  // The files of a project share four processes, which start and read each module once. A test makes a world of its own, so
  // that no file sees anything of another.
  isolate: false,
};

/** The files of a project in a run: those of every day, the deep ones alone, or all. */
function filesOf(mode: string, rooms: readonly string[]) {
  const deep = Object.keys(deepFiles);
  const drawn = Object.keys(drawnFiles);
  const isInRooms = (file: string): boolean => rooms.some((room) => file.startsWith(`test/${room}/`));
  return mode === modes.deep
    ? { include: [...deep, ...drawn].filter(isInRooms) }
    : {
        include: rooms.map((room) => `test/${room}/**/*.test.{ts,tsx}`),
        exclude: mode === modes.daily ? deep : [],
      };
}

/** Rules and commands in Node, the pipeline and the coordinator in workerd, behaviour in a real Chromium. */
export default defineConfig(({ mode }) => ({
  test: {
    // Test files wait for a browser or the site more than they compute: four at a time keep two cores busy.
    maxWorkers: 4,
    reporters: ['default', new RulesReporter()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          ...filesOf(mode, ['content', 'client']),
          ...shared,
        },
      },
      {
        test: {
          name: 'commands',
          ...filesOf(mode, ['sample', 'tools']),
          ...shared,
          // Every run of a command is a process that reads the same files: compiled once, it costs a third.
          env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
        },
      },
      {
        ...workerd,
        test: {
          name: 'workerd',
          ...filesOf(mode, ['worker']),
          ...shared,
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: 'coordinator/index.ts',
            miniflare: {
              compatibilityDate: '2026-10-01',
              durableObjects: { LOG: { className: 'Coordinator', useSQLite: true } },
              kvNamespaces: ['FLAGS'],
              bindings: {
                CONTENTFUL_HOST: 'content.example',
                CONTENTFUL_SPACE_ID: 'meridian',
                CONTENTFUL_ACCESS_TOKEN: 'meridian-delivery',
              },
              cf: false,
            },
          }),
        ],
        test: {
          name: 'coordinator',
          ...filesOf(mode, ['coordinator']),
          ...shared,
          // Its clock and its network are those of the whole process.
          isolate: true,
        },
      },
      {
        test: {
          name: 'browser',
          ...filesOf(mode, ['browser']),
          globalSetup: 'test/support/browser/setup.ts',
          ...shared,
        },
      },
    ],
  },
}));
