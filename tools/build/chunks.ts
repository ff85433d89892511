/** React with what every island needs: one file, fetched at the first sign of need and never twice. */
const react =
  /\/node_modules\/(?:react|react-dom|scheduler)\/|\/client\/(?:browser\/hydration\/hydrate|islands\/island|parts\/(?:Button|Icon))\.tsx|\/client\/hooks\/hook\.ts|\/content\/messages\/islandMessages\.ts/;

/** Small modules that both islands and forms use beside every page's script, and what loads a module later. */
const shared =
  /\/node_modules\/valibot\/|\/content\/(?:languages|messages\/filled|names|ownValue|readAs|record|visitor\/consentChoice|visitor\/memberInfo)\.ts|vite\/preload-helper/;

/** Modules that share a file, so that a behaviour comes in few requests (docs/rules.md#few-requests). */
export const chunkGroups = [
  { name: 'react', test: react },
  { name: 'shared', test: shared },
];

/** What the Worker loads at its start is one file, because each module costs a fresh isolate something by itself. */
export const workerGroups = [{ name: 'start', test: /\/worker\/site\.ts$|\/worker\/platform\/siteWorld\.ts$/ }];
