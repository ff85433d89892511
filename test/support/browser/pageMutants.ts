import type { BrowserContext, Page } from 'playwright-core';
import { LOST_WITH_MUTANTS_MS } from '../waiting.ts';

/**
 * `npm run mutants` visits a build with faults behind switches (test/mutants/withMutants.ts). What this process says of them
 * holds for its pages too; in any other run it says nothing.
 */
const ON = 'mutantsOn';
const REACHED = 'mutantsReached';

/** Notes which mutants a context's pages reach. */
export async function noteMutants(context: BrowserContext): Promise<void> {
  const reached: unknown = Reflect.get(globalThis, REACHED);
  if (!(reached instanceof Set)) return;
  await context.exposeFunction('noteMutant', (id: string) => void reached.add(id));
  await context.addInitScript((name) => {
    const note: unknown = Reflect.get(window, 'noteMutant');
    const noted = new Set<string>();
    const add = (id: string): void => {
      if (noted.has(id) || typeof note !== 'function') return;
      noted.add(id);
      note(id);
    };
    Reflect.set(window, name, { add });
  }, REACHED);
}

/** Switches on in a page, before it opens, what is on in this process; such a page is not waited for long. */
export async function switchMutants(page: Page): Promise<void> {
  const on: unknown = Reflect.get(globalThis, ON);
  if (!(on instanceof Set) || on.size === 0) return;
  page.setDefaultTimeout(LOST_WITH_MUTANTS_MS);
  await page.addInitScript(({ name, ids }) => Reflect.set(window, name, new Set(ids)), { name: ON, ids: [...on] });
}
