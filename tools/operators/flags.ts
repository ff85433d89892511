import * as v from 'valibot';
import { type City, isCity } from '../../content/cities.ts';
import { type FlagChange, withFlagChange } from '../../content/flagChange.ts';
import { closingFlags, FLAGS_KEY, type Flags, readFlags, switchFlags } from '../../content/flags.ts';
import { isOneOf } from '../../content/names.ts';
import { shortened } from '../../content/shortened.ts';
import { fail, noCity, print, refuse, refuseMore, refuseWord } from '../commandLine.ts';
import { contentsOf } from '../networkProblem.ts';
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

Add --remote to act on the deployed site, --remote staging on that of staging. HEALTH_KEY has to be in the environment: the
site's coordinator alone writes flags. Without its answer the command writes into the store by itself, and can't be sure.
`;

const { words, where, environment } = readAddressed(usage);
const [action, name, ...rest] = words;
if (isOneOf(switchFlags, name) && (rest[0] === 'all' || isCity(rest[0] ?? '')))
  refuse(usage, `${name} holds for all cities and takes none.`);
refuseMore(usage, words, mostOf(action));
const flagStore = openFlagStore(where);

if (action === 'list') await list();
else if (action === 'set' && isOneOf(switchFlags, name)) await change({ flag: name, value: onOff(rest[0]) });
else if (action === 'clear' && isOneOf(switchFlags, name)) await change({ flag: name });
else if (action === 'set' && isOneOf(closingFlags, name))
  await change({ flag: name, city: cityOf(rest[0]), value: onOff(rest[1]) });
else if (action === 'clear' && isOneOf(closingFlags, name)) await change({ flag: name, city: cityOf(rest[0]) });
else refuseWord(usage, words.at(action === 'set' || action === 'clear' ? 1 : 0));

function mostOf(word: string | undefined): number {
  const closedWords = isOneOf(switchFlags, name) ? 0 : 1;
  if (word === 'set') return 3 + closedWords;
  if (word === 'clear') return 2 + closedWords;
  return word === 'list' ? 1 : words.length;
}

function cityOf(word: string | undefined): City | 'all' {
  if (word === undefined) return refuse(usage, 'Which city? Its slug, or all.');
  return word === 'all' || isCity(word) ? word : fail(`${noCity(word)}, or all.`);
}

/** The flags that hold, as the coordinator says them: after a change, or as they are. */
async function held(sent?: FlagChange): Promise<{ readonly flags: Flags } | { readonly problem: string }> {
  const answer = await tellSite(environment, '/_flags', sent && JSON.stringify(sent));
  if ('problem' in answer) return answer;
  const answered = await contentsOf(answer, v.object({ flags: v.string() }));
  return answered ? { flags: readFlags(answered.flags).flags } : { problem: 'its answer can’t be read' };
}

async function list(): Promise<void> {
  const answer = await held();
  if ('problem' in answer) {
    print(textOf(current()));
    print(
      `The site did not say which flags hold (${answer.problem}): these stand in the store, which may show them a minute late.`,
    );
    return;
  }
  print(textOf(answer.flags));
  if (textOf(answer.flags) === textOf(current())) return;
  print('The store shows something else. What a command has set holds; within a minute the store shows it, too.');
  print(
    'What is written into the store by hand within a minute of a command is lost; later it holds within 75 seconds.',
  );
}

async function change(sent: FlagChange): Promise<void> {
  const answer = await held(sent);
  if (!('problem' in answer)) {
    print(textOf(answer.flags));
    print('The site has it: it holds within seconds.');
    return;
  }
  const flags = withFlagChange(current(), sent);
  flagStore.put(FLAGS_KEY, JSON.stringify(flags));
  print(textOf(flags));
  print(`The site did not take the change (${answer.problem}): it is written into the store, and not sure to hold:`);
  print('another command within a minute undoes it. Look in 75 seconds with: npm run flags -- list');
}

function textOf(flags: Flags): string {
  const state = (value: boolean | undefined): string => (value === undefined ? 'not set' : value ? 'on' : 'off');
  const lines = closingFlags.flatMap((flag) => [
    `${flag}  all cities: ${state(flags[flag].all)}`,
    ...Object.entries(flags[flag].cities)
      .filter(([, value]) => value !== undefined)
      .map(([city, value]) => `${flag}  ${city}: ${state(value)}`),
  ]);
  return [...lines, ...switchFlags.map((flag) => `${flag}  ${state(flags[flag])}`)].join('\n');
}

function current(): Flags {
  const { flags, problems } = readFlags(flagStore.get(FLAGS_KEY));
  if (problems.length > 0) process.stderr.write(`ignored: ${shortened(problems.join('; '), 1000)}\n`);
  return flags;
}

function onOff(word: string | undefined): boolean {
  if (word === 'on') return true;
  if (word === undefined) return refuse(usage, 'On or off?');
  return word === 'off' ? false : fail(`${word} is neither on nor off.`);
}
