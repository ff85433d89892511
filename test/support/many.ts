/** Does something with each of many, so many at a time; what came of them in their order. */
export async function asMany<Item, Outcome>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = items.entries();
  const next = async (): Promise<void> => {
    for (const [at, item] of waiting) outcomes[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return outcomes;
}

/** One of some, by a random number. Throws where there is none. */
export function pick<Item>(items: readonly Item[], random: () => number): Item {
  return inTurn(items, Math.floor(random() * items.length));
}

/** One after the other, and from the first again. Throws where there is none. */
export function inTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return atShare(values, 0.5);
}

/** The value at a share of all, the least first. */
export function atShare(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
