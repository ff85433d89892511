import { words } from '../support/words.ts';
/** Where mutants are looked for, which tests should kill them, and how many of a hundred they have to. */
export interface Room {
  readonly source: readonly string[];
  readonly except?: RegExp;
  readonly tests: readonly string[];
  /** Mutants that are drawn when the command names no other number. */
  readonly sample: number;
  readonly goal: number;
  /** The Worker's tests need real workerd. */
  readonly isWorker: boolean;
}

const worker = (names: readonly string[]): readonly string[] =>
  names.map((name) => `test/worker/${name}.test.{ts,tsx}`);

/** The rooms by the name that `npm run mutants -- NAME` takes. */
export const rooms: Readonly<Record<string, Room>> = {
  content: {
    source: ['content/**/*.ts'],
    // Tables of words are data, and are checked as such.
    except: /\.d\.ts$|\/messages\/\w+Messages\.ts$/,
    tests: ['test/content/**/*.test.{ts,tsx}'],
    sample: 300,
    goal: 90,
    isWorker: false,
  },
  caches: {
    source: ['worker/cache/*.ts', 'worker/middleware/beginPage.ts'],
    // Those of the headers' room.
    except: /nonces|publicLife|pageAnswer/,
    tests: worker(
      words(`
      tiers changeSource storedPage contentCache contentFailures pageTiers pageCache keys singleFlight storeFaults
      releases redirects coldPages publishing silentService streaming caches faults regions
    `),
    ),
    sample: 300,
    goal: 80,
    isWorker: true,
  },
  gates: {
    source: ['worker/middleware/*.ts', 'worker/{routeGroups,requestFacts,visitor}.ts'],
    except: /headers|previewPages|beginPage/,
    tests: worker('routeGroups gates searchPage operations badInput china failures redirects found'.split(' ')),
    sample: 300,
    goal: 80,
    isWorker: true,
  },
  headers: {
    source: ['worker/middleware/headers.ts', 'worker/cache/{nonces,publicLife,pageAnswer}.ts'],
    tests: worker(['storedPage', 'headers', 'observatory', 'cspReports', 'serviceFiles', 'caches', 'serviceWorker']),
    sample: 300,
    goal: 80,
    isWorker: true,
  },
  preview: {
    source: ['worker/preview/**/*.{ts,tsx}', 'worker/middleware/previewPages.ts', 'worker/routes/{preview,receipt}.ts'],
    tests: worker('previewParts deskHtml previewAccess editedPage receipt desk liveDrafts preview'.split(' ')),
    sample: 300,
    goal: 80,
    isWorker: true,
  },
  forms: {
    source: ['worker/forms/*.ts', 'worker/routes/{enquiries,submission}.ts'],
    tests: worker(
      words(`
      formOptions formBodies enquiryResent enquiries cleanUp formStores formTraps forms formPhotos
    `),
    ),
    sample: 300,
    goal: 80,
    isWorker: true,
  },
};
