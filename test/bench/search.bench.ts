import type { SearchEntry } from '../../content/search/searchEntries.ts';
import { indexEntries, searchIndex, standingEntries } from '../../content/search/searchIndex.ts';
import { searchTypes } from '../../content/search/searchLookups.ts';
import { answerSearch } from '../../content/search/searchResults.ts';
import { createClock } from '../../content/time/clock.ts';
import { isShown } from '../../content/time/timeState.ts';
import { seeded } from '../support/seeded.ts';
import { words } from '../support/words.ts';

/** As many entries as a large city may have one day. */
const ENTRIES = 2000;
const ROUNDS = 200;
const clock = createClock({ now: new Date('2026-06-15T02:00:00Z'), timeZone: 'Australia/Sydney' });

const vocabulary = words(`
  perfume skincare watch sunglasses whisky champagne handbag leather silk evening tasting sommelier lantern opera
  harbour summer garden atelier engraving complimentary private gallery portrait ceramic jewellery diamond chocolate
  honey journey arrival
`);
const signs = [
  ...'香水护肤手表眼镜威士忌手袋皮革丝绸晚间品鉴灯笼歌剧海港夏日花园工坊雕刻礼遇私人画廊肖像陶瓷珠宝钻石巧克力蜂蜜旅程抵达',
];

function syntheticEntries(): readonly SearchEntry[] {
  const random = seeded(7);
  const roll = (sides: number): number => Math.floor(random() * sides);
  const pick = (list: readonly string[]): string => list[roll(list.length)] ?? '';
  const text = (length: number): string => Array.from({ length }, () => pick(vocabulary)).join(' ');
  const chinese = (length: number): string => Array.from({ length }, () => pick(signs)).join('');
  return Array.from({ length: ENTRIES }, (_, at) => {
    const section = searchTypes[at % searchTypes.length] ?? 'news';
    const period = { endDate: `2026-0${1 + roll(9)}-1${roll(9)}T20:00` };
    return {
      id: `entry-${at}`,
      createdAt: '2026-01-01T00:00:00Z',
      address: `${section}/entry-${at}`,
      section,
      name: `${text(4)} ${roll(3) === 0 ? chinese(4) : at}`,
      note: text(1),
      facts: [],
      picture: undefined,
      otherNames: [chinese(3)],
      words: [],
      description: text(25),
      target: { kind: 'page', path: [section, `entry-${at}`] },
      isShown: (at) => isShown(period, at),
    };
  });
}

/** Measures searching 2,000 entries as a warm isolate does; gives CPU time a search, a line each. Throws beyond the budget. */
export function run(): readonly string[] {
  const started = performance.now();
  const entries = syntheticEntries();
  const builtAt = performance.now();
  const index = indexEntries(entries);
  const lines = [
    `search: ${ENTRIES} entries, read in ${(builtAt - started).toFixed(1)} ms, indexed in ${(performance.now() - builtAt).toFixed(1)} ms`,
  ];
  for (const keyword of ['pe', 'perfume', 'watch evening', 'perfune', '香水', '威士', 'nothing at all', 'zzzzz']) {
    let total = 0;
    const standing = (): typeof index => {
      const isStanding = standingEntries(entries, { city: 'sydney', clock });
      return index.filter(({ entry }) => isStanding(entry));
    };
    const search = (limit: number | undefined): void => {
      const { entries: matches, terms } = searchIndex(standing(), keyword);
      total = answerSearch({
        keyword,
        terms,
        entries: matches,
        isComplete: true,
        language: 'en',
        limit,
        pictureOf: ({ url }) => url,
        hrefOf: (target) => (target.kind === 'page' ? target.path.join('/') : undefined),
      }).total;
    };
    const panel = timeOf(() => search(5));
    const page = timeOf(() => search(undefined));
    lines.push(
      `search: ${keyword.padEnd(16)} ${String(total).padStart(5)} results  panel ${panel.toFixed(2)} ms  page ${page.toFixed(2)} ms`,
    );
  }
  return lines;
}

/** The mean CPU time of one call in milliseconds, after some calls that warm up; what else the machine does is left out. */
function timeOf(call: () => void): number {
  for (let round = 0; round < ROUNDS / 10; round += 1) call();
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / ROUNDS;
}

if (import.meta.main) process.stdout.write(`${run().join('\n')}\n`);
