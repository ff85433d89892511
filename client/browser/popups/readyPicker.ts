import { hydrateIslands } from '../hydration/islands.ts';

/** Fetches the destination picker: one file and React, at once and not one after the other. Resolves when it can open. */
export async function readyPicker(): Promise<typeof import('./destinationPicker.ts')> {
  const [, picker] = await Promise.all([hydrateIslands('DestinationPicker'), import('./destinationPicker.ts')]);
  return picker;
}
