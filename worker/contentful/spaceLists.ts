import * as v from 'valibot';
import type { City } from '../../content/cities.ts';
import { inSiteLocales } from '../../content/model/spaceLocales.ts';
import { ASSET_TYPE, type DeskEntry, inSiteDefault, readDeskEntries } from '../../content/translations/deskEntries.ts';
import type { EarlierVersions } from '../../content/translations/staleTexts.ts';
import { ContentFailure } from '../failures.ts';
import { type Asking, createDelivery, type Delivery, type ListParameters } from './delivery.ts';
import { IDS_PER_CALL, tagsOf } from './listCall.ts';

/** The most entries that the service lists at once: few calls, each of which it has to sort for. */
const PAGE = 1000;
/** An answer of so few entries is not too big: it fails for another reason. */
const LEAST_PAGE = 50;
/** An entry is saved and published at slightly different moments. */
const SAME_MS = 1000;
/** Calls at the same time: the platform's limit of open connections. */
const AT_ONCE = 6;

export type Services = Readonly<ReturnType<typeof createServices>>;

/** The content services that drafts are read from and compared with, with one limit for each of their calls. */
export function createServices(world: Asking, timeout: number) {
  return {
    preview: createDelivery(world, 'preview', timeout),
    delivery: createDelivery(world, 'delivery', timeout),
  };
}

/** Reads all drafts of a city, or of the whole space, past every cache. Throws ContentFailure. */
export function readDrafts(services: Services, city?: City) {
  const tags = city === undefined ? {} : tagsOf(city);
  return draftsBy(services, (service, parameters) => allPages(service, { ...tags, ...parameters, include: 0 }));
}

/** Reads the drafts of some entries, past every cache. Throws ContentFailure. */
export function readDraftsOf(services: Services, ids: readonly string[]) {
  return draftsBy(services, (service, parameters) => byIds(service, ids, parameters));
}

/** What editors saved in all languages, and the published version of each entry that was changed since. */
async function draftsBy(
  { preview, delivery }: Services,
  read: (service: Delivery, parameters: ListParameters) => Promise<readonly DeskEntry[]>,
) {
  const [entries, published] = await Promise.all([read(preview, inAllLanguages), read(delivery, briefly)]);
  const later = savedLater(entries, published).map(({ id }) => id);
  const versions = await byIds(delivery, later, inAllLanguages);
  return { entries, earlier: new Map<string, EarlierVersions>(versions.map(({ id, fields }) => [id, [fields]])) };
}

/** Those of some drafts that were saved after their publication, or were never published. */
export function savedLater<Draft extends Pick<DeskEntry, 'id' | 'updatedAt'>>(
  drafts: readonly Draft[],
  published: readonly DeskEntry[],
): readonly Draft[] {
  const since = new Map(published.map(({ id, updatedAt }) => [id, Date.parse(updatedAt)]));
  return drafts.filter(({ id, updatedAt }) => !(Date.parse(updatedAt) - (since.get(id) ?? Number.NaN) < SAME_MS));
}

export const inAllLanguages: ListParameters = { locale: '*' };
export const briefly: ListParameters = { select: 'sys.id,sys.updatedAt,sys.contentType' };

/** All entries of a list: the first answer says how many there are, the others are asked for side by side. */
export async function allPages(service: Delivery, parameters: ListParameters): Promise<readonly DeskEntry[]> {
  const page = (skip: number) => portion(service, parameters, skip, PAGE);
  const [first, ...rest] = await page(0);
  const count = Math.ceil((v.parse(list, first).total - PAGE) / PAGE);
  const skips = Array.from({ length: Math.max(count, 0) }, (_, index) => (index + 1) * PAGE);
  return entriesIn([first, ...rest, ...(await sideBySide(skips, page)).flat()]);
}

/** A part of a list, in halves where it is too big for one answer (7 MB), which the service refuses with 400. */
async function portion(
  service: Delivery,
  parameters: ListParameters,
  skip: number,
  limit: number,
): Promise<readonly unknown[]> {
  try {
    return [await service.list({ ...parameters, order: 'sys.id', limit, skip })];
  } catch (thrown) {
    if (!(thrown instanceof ContentFailure) || thrown.isOutage || limit <= LEAST_PAGE) throw thrown;
    const half = Math.ceil(limit / 2);
    return [
      ...(await portion(service, parameters, skip, half)),
      ...(await portion(service, parameters, skip + half, limit - half)),
    ];
  }
}

/** Entries by their ids, in calls of fifty. */
export async function byIds(
  service: Delivery,
  ids: readonly string[],
  parameters: ListParameters,
): Promise<readonly DeskEntry[]> {
  const answers = await sideBySide(idsByCall(ids), (some) =>
    service.list({ ...parameters, 'sys.id[in]': some, include: 0, limit: IDS_PER_CALL }),
  );
  return entriesIn(answers);
}

/** The ids of each call, as its parameter takes them. */
export function idsByCall(ids: readonly string[]): readonly string[] {
  return Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, index) =>
    ids.slice(index * IDS_PER_CALL, (index + 1) * IDS_PER_CALL).join(),
  );
}

/** Asks for many things, as many at a time as the platform allows. */
export async function sideBySide<Item, Answer>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    answers.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(ask))));
  return answers;
}

const list = v.object({ total: v.number(), items: v.array(v.unknown()) });

function entriesIn(answers: readonly unknown[]): readonly DeskEntry[] {
  const entries = readDeskEntries(answers.flatMap((answer) => v.parse(list, answer).items));
  return inSiteLocales(entries).map(inSiteDefault);
}

const assetList = v.looseObject({ items: v.array(v.looseObject({ sys: v.looseObject({ id: v.string() }) })) });

/** A service whose lists are those of its assets, in the form of entries. */
export function ofAssets(service: Delivery): Delivery {
  return {
    ...service,
    list: async ({ include, select, ...parameters }) => {
      const answer = v.parse(assetList, await service.assets(parameters));
      const contentType = { sys: { id: ASSET_TYPE } };
      return { ...answer, items: answer.items.map((item) => ({ ...item, sys: { ...item.sys, contentType } })) };
    },
  };
}
