import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { pick } from '../support/many.ts';
import { seeded } from '../support/seeded.ts';
import type { Proof } from './proof.ts';
import { type Seen, summaryOf, variantsOf, visit } from './visits.ts';
import { LOST_MS, until } from './waits.ts';

/** A visitor comes so often, in milliseconds. */
const LOOK_MS = 100;

const size = v.object({ pages: v.number(), pending: v.number() });

/**
 * The coordinator loses its log and its index of pages: it fills the index from the copy and has all pages made again, and
 * meanwhile those of before stand in.
 */
export async function loseIndex({ regions, note }: Proof, paths: readonly string[]): Promise<void> {
  const { centres, coordinator } = regions;
  const sizeNow = async () => v.parse(size, await coordinator.fetch('/index'));
  // The index has more rows while a moment is near: pages that are made for it beside those of now.
  const meant = paths.flatMap(variantsOf).length;
  const began = Date.now();
  await coordinator.restart({ isStorageLost: true });
  const random = seeded(20_260_615);
  const seen: Seen[] = [];
  const isWhole = async (): Promise<boolean> => {
    const { pages, pending } = await sizeNow();
    return pages >= meant && pending === 0;
  };
  const visiting = { isOver: false };
  const visitors = (async () => {
    while (!visiting.isOver) {
      seen.push(await visit(pick(centres, random), pick(variantsOf(pick(paths, random)), random)));
      await wait(LOOK_MS);
    }
  })();
  await until(isWhole).finally(() => {
    visiting.isOver = true;
  });
  await visitors;
  note(
    'the index is lost with the log: the pages of before stand in until all are made again',
    `${meant} pages in the index again after ${Math.round((Date.now() - began) / 1000)} s of ${LOST_MS / 1000} s; ${summaryOf(seen)}`,
    seen.every(({ status, isWhole: isPage, cache }) => status === 200 && isPage && cache !== 'MISS'),
  );
}
