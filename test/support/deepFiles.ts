/**
 * Test files that `npm test` leaves to `npm run test:deep`, each with the reason: what it shows beyond the tests of every day.
 * All others run in `npm test`, some with a part of their tables (`drawnFiles`). Nothing is in neither.
 */
export const deepFiles: Readonly<Record<string, string>> = {
  // Commands: whole runs of what a row of commandLine.test.ts begins.
  'test/tools/commands.test.ts': 'a site that runs, its stores changed by every command, a whole deploy tried',
  'test/tools/contentConnect.test.ts': 'a space connected from nothing, and taken up where it broke off',
  'test/tools/contentPrune.test.ts': 'what a push may delete, in a space that is pushed whole',
  'test/tools/contentPush.test.ts': 'a model and a city brought into a space, and taken up where they were cut off',
  'test/tools/contentRehearsal.test.ts': 'changes of the model rehearsed in whole spaces',
  'test/tools/deployedVersions.test.ts': 'deploys, rotations and rollbacks by the real wrangler, in one story',
  'test/tools/firstDeploy.test.ts': 'the page of the first deploy, typed line by line until a site is deployed',
  'test/tools/flagStore.test.ts': 'flags of a store that fails, is not there or is empty, by the real wrangler',
  'test/tools/heapBytes.test.ts': 'estimates of memory against real heaps, each in a process of its own',
  'test/tools/operationsDocs.test.ts': 'every command of the page for operators, typed as it stands there',
  'test/tools/ownNames.test.ts': 'the words of every file, read whole',
  'test/tools/regions/dataCentres.test.ts': 'three data centres as processes, and their restarts',
  'test/tools/restore.test.ts': 'a damaged database restored from its backup by the real wrangler',
  'test/tools/rulesReporter.test.ts': 'runs of vitest in runs of vitest',
  'test/tools/startUp.test.ts': 'fresh isolates, measured: they need the build, and a machine that does little else',
  'test/tools/stoppedRotation.test.ts': 'a rotation that is killed at each step',
  'test/tools/stopping.test.ts': 'a start that is stopped at eight moments leaves nothing behind',

  // The pipeline: full tables, of which the tests of every day have a row each.
  'test/worker/clickableFields.test.ts': 'every field of every content type, where previewParts has one of each kind',
  'test/worker/crawl.test.ts': 'every link of whole cities',
  'test/worker/everyRecordedRead.test.ts':
    '5,000 pairs of a changed field and a page, all of them with PAIRS=all, where recordedReads draws 36',
  'test/worker/everydayWords.test.ts': 'every word in every city and language, where searchPage asks one of each kind',
  'test/worker/faults.test.ts':
    'every page kind with each failure of the content service, where contentFailures has one of each',
  'test/worker/crowdedLists.test.ts': 'eleven hundred entries in each list of a city, where longLists has one',
  'test/worker/ownPictures.test.ts': 'every page kind from a space with assets of its own, there and through the site',
  'test/worker/simulatedDay.test.ts': 'a day of 21 cities, with their midnights, publications and deploys',
  'test/worker/renewal.test.ts': 'twenty publications against all pages, where recordedReads draws pairs',
  'test/worker/routes.test.ts': 'every route of three cities in every language and tree',

  // The browser: full tables of widths, keys, states and failures of what the journeys of every day touch once.
  'test/browser/ageGate.test.ts': 'the gate by every key, date and language',
  'test/browser/analytics.test.ts': 'every event that is counted',
  'test/browser/background.test.ts': 'films and pictures behind a page in every state of network and motion',
  'test/browser/booking.test.ts': 'a booking service in each state that it can be in',
  'test/browser/budgets.test.ts': 'the weight of every page kind, and the opening picture of every city',
  'test/browser/consent.test.ts': 'each answer and refusal, where journeys meet the question once',
  'test/browser/consentTool.test.ts': 'a consent tool that asks in our place, in each state',
  'test/browser/focus.test.ts': 'the focus through whole pages, key by key',
  'test/browser/doubledText.test.ts': 'every page kind with a doubled root size, in two widths',
  'test/browser/editorsDay.test.ts': 'sixteen tasks of an editor, with the steps that their page counts',
  'test/browser/announcement.test.ts': 'the bar in both trees, its buttons and its memory',
  'test/browser/editor.test.ts': 'an entry written, published and taken back in the local editor, field by field',
  'test/browser/everyKind.test.ts':
    'every page kind in small windows, with text spacing and in forced colours, and by axe',
  'test/browser/footer.test.ts': 'the footer in every width and city',
  'test/browser/firstView.test.ts': 'headline and action above the question of consent, in many cities and widths',
  'test/browser/geometry.test.ts': 'boxes of every section in three widths',
  'test/browser/header.test.ts': 'menus by pointer and keyboard in every width',
  'test/browser/stickyHeader.test.ts': 'the header on the way down a page and up',
  'test/browser/hostile.test.ts': '599 hostile texts, and Trusted Types through a whole visit',
  'test/browser/chat.test.ts': 'the chat service’s script, which comes once, late or never',
  'test/browser/loading.test.ts': 'scripts that come late, never or twice',
  'test/browser/member.test.ts': 'the card in every state of the loyalty programme',
  'test/browser/memberChange.test.ts': 'members who come and go while an answer is late',
  'test/browser/menu.test.ts': 'the phone’s menu by touch, keyboard and axe in three languages',
  'test/browser/notices.test.ts': 'each kind of notice, its order and its memory',
  'test/browser/picker.test.ts': 'destination, travel type and departure in every order',
  'test/browser/citySelect.test.ts': 'the select of cities by every key, by the practice for comboboxes',
  'test/browser/pageLength.test.ts': 'the length of homes and pages about a store, in every width',
  'test/browser/pictures.test.ts': 'every picture’s size on four screens',
  'test/browser/preferredPath.test.ts': 'each way in which a visitor comes back to city and language',
  'test/browser/preview.test.ts': 'an editor’s whole day in a browser',
  'test/browser/previewFrame.test.ts': 'the content service’s frame, and messages of others',
  'test/browser/restyling.test.ts': 'elements that the browser styles again, counted',
  'test/browser/scriptMissing.test.ts': 'each island and behaviour with its file missing',
  'test/browser/sideBySide.test.ts': 'drafts in two languages, or at two dates, in one window',
  'test/browser/verticalTitle.test.ts': 'titles in columns, and where they stand in lines',
  'test/browser/welcome.test.ts': 'the popup of a first visit, beside all else that opens',
};

/** Test files that `npm test` runs with a part of their tables (`drawn`), and `npm run test:deep` with all, with what all is. */
export const drawnFiles: Readonly<Record<string, string>> = {
  'test/browser/home.test.ts': 'the home page in both trees and two languages',
  'test/browser/searchPage.test.ts': 'recent searches over all tabs, in three languages',
  'test/worker/coldPages.test.ts': 'what a cold page of every kind asks for, in two languages',
  'test/worker/markdown.test.ts': 'every page kind as Markdown beside its HTML',
  'test/worker/neverBack.test.ts': 'three hundred orders, delays and losses of webhooks, where each day has a hundred',
  'test/worker/regions.test.ts': 'ninety schedules of what goes wrong, where each day has thirty',
  'test/worker/recordedMoments.test.ts': 'ten page kinds through the moments that they note',
  'test/worker/preview.test.ts': 'every page kind in preview beside what visitors get',
  'test/worker/sitemaps.test.ts': 'a sixtieth of the addresses of every city',
};

/** vitest's `--mode` of `npm test` and of `npm run test:deep`; any other runs all files. */
export const modes = { daily: 'daily', deep: 'deep' } as const;

/** Returns true if a test file, by its path from the top of the repository, belongs to the run of a mode. */
export function isInRun(file: string, mode: string): boolean {
  if (mode === modes.daily) return !Object.hasOwn(deepFiles, file);
  return mode !== modes.deep || [deepFiles, drawnFiles].some((files) => Object.hasOwn(files, file));
}
