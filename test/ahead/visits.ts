import { buildPath, parsePath } from '../../content/address/address.ts';
import type { DataCentre } from '../../tools/regions/dataCentres.ts';
import { atShare } from '../support/many.ts';
import { DESKTOP, PHONE } from '../support/userAgents.ts';

const USER_AGENTS = { desktop: DESKTOP, mobile: PHONE } as const;

/** A page as a visitor asks for it: an address in one of the trees, from the mainland or from abroad. */
export interface Variant {
  readonly path: string;
  readonly tree: keyof typeof USER_AGENTS;
  readonly isMainland: boolean;
}

/** What a visitor got. */
export interface Seen extends Variant {
  readonly centre: string;
  readonly status: number;
  readonly cache: string;
  readonly milliseconds: number;
  readonly isWhole: boolean;
  /** The page without what is each answer's own. */
  readonly html: string;
}

/** All four pages of an address. */
export function variantsOf(path: string): readonly Variant[] {
  const parsed = parsePath(path);
  if (parsed.kind !== 'address') throw new Error(`${path} is no address`);
  return (['desktop', 'mobile'] as const).flatMap((tree) =>
    [false, true].map((isMainland) => ({ path: buildPath({ ...parsed.address, tree }), tree, isMainland })),
  );
}

export async function visit(centre: DataCentre, variant: Variant): Promise<Seen> {
  const began = performance.now();
  const answer = await fetch(centre.url + variant.path, {
    headers: { 'user-agent': USER_AGENTS[variant.tree], 'cf-ipcountry': variant.isMainland ? 'CN' : 'AU' },
    redirect: 'manual',
  });
  const html = await answer.text();
  return {
    ...variant,
    centre: centre.name,
    status: answer.status,
    cache: answer.headers.get('x-cache') ?? '',
    milliseconds: performance.now() - began,
    isWhole: html.startsWith('<!DOCTYPE html>') && html.endsWith('</html>'),
    html: html.replaceAll(/nonce="[^"]*"|name="ticket"[^>]*>/g, ''),
  };
}

/** What visitors got, in words: how often from where, what failed, and how long they waited. */
export function summaryOf(seen: readonly Seen[]): string {
  const caches = Map.groupBy(seen, ({ cache }) => cache);
  const failed = seen.filter(({ status, isWhole }) => status !== 200 || !isWhole).length;
  const times = seen.map(({ milliseconds }) => milliseconds);
  const at = (share: number): string => `${Math.round(atShare(times, share))} ms`;
  return [
    `${seen.length} pages`,
    ...[...caches].map(([cache, { length }]) => `${length} ${cache || 'without X-Cache'}`),
    ...(caches.get('MISS') ?? []).slice(0, 3).map(({ centre, path }) => `a miss at ${centre} of ${path}`),
    `${failed} not whole`,
    `median ${at(0.5)}, 99 % ${at(0.99)}, most ${at(1)}`,
  ].join(', ');
}
