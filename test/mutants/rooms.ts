import { words } from '../support/words.ts';
/** Where mutants are looked for, which tests should kill them, and how many of a hundred they have to. */
export interface Room {
  readonly source: readonly string[];
  readonly except?: RegExp;
  readonly tests: readonly string[];
  /** Mutants that are drawn when the command names no other number. */
  readonly sample: number;
  readonly goal: number;
  /** What the tests run in: Node, real workerd, or a Chromium that visits a site with the mutants built in. */
  readonly runs: 'rules' | 'worker' | 'browser';
}

const worker = (names: readonly string[]): readonly string[] =>
  names.map((name) => `test/worker/${name}.test.{ts,tsx}`);

/** The rooms by the name that `npm run mutants -- NAME` takes. */
export const rooms: Readonly<Record<string, Room>> = {
  content: {
    source: ['content/**/*.ts'],
    // Tables of words and the coordinates of drawings are data: content:check reads the first, `npm run look` shows the others.
    except: /\.d\.ts$|\/messages\/\w+Messages\.ts$|\/signature\/(?!sunAt)/,
    tests: ['test/content/**/*.test.{ts,tsx}'],
    sample: 300,
    goal: 97,
    runs: 'rules',
  },
  caches: {
    source: ['worker/cache/*.ts', 'worker/middleware/beginPage.ts'],
    // Those of the headers' room.
    except: /nonces|publicLife|pageAnswer/,
    tests: worker(
      words(`
      tiers changeSource storedPage storedAnswer contentCache contentFailures pageTiers pageCache keys singleFlight storeFaults
      releases redirects coldPages publishing silentService streaming caches faults regions pagesAhead neverBack
      damagedAnswers frames throwingStores operations arrivals flagSource
    `),
    ),
    sample: 300,
    goal: 92,
    runs: 'worker',
  },
  gates: {
    source: ['worker/middleware/*.ts', 'worker/{routeGroups,requestFacts,visitor}.ts'],
    except: /headers|previewPages|beginPage/,
    tests: worker(
      words(`
      visitor routeGroups gates searchPage operations closedCalls vitals flagsRoute cart strangers previewParts badInput china redirects found failures events timeTravel
      loyalty liveDrafts
    `),
    ),
    sample: 300,
    goal: 92,
    runs: 'worker',
  },
  headers: {
    source: ['worker/middleware/headers.ts', 'worker/cache/{nonces,publicLife,pageAnswer}.ts'],
    tests: worker(['storedPage', 'headers', 'observatory', 'cspReports', 'serviceFiles', 'caches', 'serviceWorker']),
    sample: 300,
    goal: 92,
    runs: 'worker',
  },
  preview: {
    source: ['worker/preview/**/*.{ts,tsx}', 'worker/middleware/previewPages.ts', 'worker/routes/{preview,receipt}.ts'],
    tests: worker(
      'previewParts deskHtml previewAccess editedPage receipt guestLinks guestLinkBodies hiddenEntries desk liveDrafts draftRights timeTravel preview'.split(
        ' ',
      ),
    ),
    sample: 300,
    goal: 92,
    runs: 'worker',
  },
  forms: {
    source: ['worker/forms/*.ts', 'worker/routes/{enquiries,submission}.ts'],
    tests: worker(
      words(`
      formOptions formBodies enquiryResent enquiryReceiver enquiries cleanUp formStores formTraps forms formPhotos footer
    `),
    ),
    sample: 300,
    goal: 92,
    runs: 'worker',
  },
  client: {
    source: ['client/{browser,islands}/**/*.{ts,tsx}'],
    tests: words(`
      china booking analytics member citySelect hours formFields loading picker consent sharing recentSearches searchPage search
      searchFailing chat cart journeys forms ageGate header notices home background
    `).map((name) => `test/browser/${name}.test.ts`),
    sample: 60,
    goal: 75,
    runs: 'browser',
  },
};
