/** Random numbers from 0 up to 1 that are the same in every run (Park and Miller). */
export function seeded(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 48_271) % 2_147_483_647;
    return value / 2_147_483_647;
  };
}
