import { isCity } from '../../content/cities.ts';
import {
  type ClosingFlag,
  type ClosingSetting,
  closingFlags,
  FLAGS_KEY,
  type Flags,
  readFlags,
  type SwitchFlag,
  switchFlags,
} from '../../content/flags.ts';
import { refuseMore, refuseWord } from '../commandLine.ts';
import { readAddressed } from '../wrangler.ts';
import { openFlagStore } from './flagStore.ts';
import { tellSite } from './tellSite.ts';

const usage = `Operators' flags.

  npm run flags -- list
  npm run flags -- set maintenance sydney on       one city; "all" for every city
  npm run flags -- set comingSoon all off
  npm run flags -- set cache off                   turns every page cache off
  npm run flags -- set offline off                 devices forget the pages that they keep
  npm run flags -- clear maintenance sydney        back to what the content says
  npm run flags -- clear cache

Add --remote to act on the deployed site, --remote staging on that of staging. With HEALTH_KEY in the environment a flag
takes effect within seconds, otherwise within 75.
`;

const { words, where, environment } = readAddressed(usage);
const [action, name, ...rest] = words;
refuseMore(usage, words, wordsOf(action));
const flagStore = openFlagStore(where);

if (action === 'list') print(current());
else if (action === 'set' && isSwitchFlag(name)) await store(withSwitch(name, onOff(rest[0])));
else if (action === 'clear' && isSwitchFlag(name)) await store(withSwitch(name, undefined));
else if (action === 'set' && isClosingFlag(name)) await store(withClosing(name, rest[0], onOff(rest[1])));
else if (action === 'clear' && isClosingFlag(name)) await store(withClosing(name, rest[0], undefined));
else refuseWord(usage, words.at(action === 'set' || action === 'clear' ? 1 : 0));

/** How many words an action takes at most. */
function wordsOf(known: string | undefined): number {
  const closedWords = isSwitchFlag(name) ? 0 : 1;
  if (known === 'set') return 3 + closedWords;
  if (known === 'clear') return 2 + closedWords;
  return known === 'list' ? 1 : words.length;
}

function withSwitch(flag: SwitchFlag, value: boolean | undefined): Flags {
  return { ...current(), [flag]: value };
}

/** Reading the store takes seconds: what is typed is looked at before. */
function withClosing(flag: ClosingFlag, city: string | undefined, value: boolean | undefined): Flags {
  if (city === undefined || (city !== 'all' && !isCity(city)))
    return fail(`${city ?? 'nothing'} is no city. Use a city's slug, or all.\n`);
  const flags = current();
  const setting: ClosingSetting = flags[flag];
  if (city === 'all') return { ...flags, [flag]: { ...setting, all: value } };
  return { ...flags, [flag]: { ...setting, cities: { ...setting.cities, [city]: value } } };
}

function print(flags: Flags): void {
  const state = (value: boolean | undefined): string => (value === undefined ? 'not set' : value ? 'on' : 'off');
  const lines = closingFlags.flatMap((flag) => [
    `${flag}  all cities: ${state(flags[flag].all)}`,
    ...Object.entries(flags[flag].cities).map(([city, value]) => `${flag}  ${city}: ${state(value)}`),
  ]);
  process.stdout.write(`${[...lines, ...switchFlags.map((flag) => `${flag}  ${state(flags[flag])}`)].join('\n')}\n`);
}

function current(): Flags {
  const { flags, problems } = readFlags(flagStore.get(FLAGS_KEY));
  for (const problem of problems) process.stderr.write(`ignored: ${problem}\n`);
  return flags;
}

async function store(flags: Flags): Promise<void> {
  const text = JSON.stringify(flags);
  flagStore.put(FLAGS_KEY, text);
  print(readFlags(text).flags);
  // The site's coordinator tells all data centres.
  const answer = await tellSite(environment, '/_flags', text);
  process.stdout.write(
    'problem' in answer
      ? `The site did not answer (${answer.problem}): it holds within 75 seconds.\n`
      : 'The site has it: it holds within seconds.\n',
  );
}

function onOff(word: string | undefined): boolean {
  if (word === 'on') return true;
  return word === 'off' ? false : fail(`${word ?? 'nothing'} is neither on nor off.\n`);
}

function isClosingFlag(word: string | undefined): word is ClosingFlag {
  return closingFlags.some((flag) => flag === word);
}

function isSwitchFlag(word: string | undefined): word is SwitchFlag {
  return switchFlags.some((flag) => flag === word);
}

function fail(text: string): never {
  process.stderr.write(text);
  process.exit(2);
}
