import type { parseArgs } from 'node:util';
import { createClient } from 'contentful';
import { contentHost } from '../../content/address/contentHost.ts';
import { SPACE_ANCHOR } from '../../sample/space/anchor.ts';
import { hostProblem } from '../apiHost.ts';
import { wordsOf } from '../commandLine.ts';
import { clockOf } from '../environment.ts';
import { logHandler, otherProgram, refusedOrFailed, statusName } from '../networkProblem.ts';
import { declaredVariables } from '../variables.ts';
import { readSpaceFile } from './spaceFile.ts';
import { ListProblem, wholeList } from './wholeList.ts';

/** Options of every command that reads a space, for `parseArgs`. */
export const spaceOptions = {
  file: { type: 'string' },
  space: { type: 'string' },
  environment: { type: 'string' },
  token: { type: 'string' },
  host: { type: 'string' },
  preview: { type: 'boolean', default: false },
} as const;

type SpaceChoice = ReturnType<typeof parseArgs<{ options: typeof spaceOptions }>>['values'];

/** How the options are explained, for usage texts. */
export const spaceUsage = `  --file export.json                      a file that \`contentful space export\` wrote
  --space ID --environment E --token T    a live space, by the Delivery API; --preview reads drafts by the Preview API,
                                          --host names another host, such as localhost:8788
Without these, CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT, CONTENTFUL_ACCESS_TOKEN, CONTENTFUL_PREVIEW_ACCESS_TOKEN,
CONTENTFUL_HOST and CONTENTFUL_PREVIEW_HOST say the same. Without a space and a file, the embedded space is read.
`;

/** A space's content, unchecked, and where it was read. */
export interface SpaceExport {
  /** For people: which space, or which file. */
  readonly name: string;
  readonly id: string;
  readonly environment: string;
  /** The host that it was read from; empty for a file. */
  readonly host: string;
  /** The moment that its dates are compared with. */
  readonly now: Date;
  readonly raw: unknown;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all content of the chosen space; throws an error that says what to do. */
export function readSpaceContent(choice: SpaceChoice, environment: Environment): Promise<SpaceExport> {
  return readChosen(choice, environment, async (client) => {
    const everything = client.withAllLocales.withoutLinkResolution;
    // One after the other: where one fails, no other goes on trying.
    const locales = await client.getLocales();
    const entries = await wholeList((page) => everything.getEntries({ ...page, ...inOrder, include: 0 }));
    const assets = await wholeList((page) => everything.getAssets({ ...page, ...inOrder }));
    return { locales: locales.items, entries, assets };
  });
}

/** Reads only the content types of the chosen space; throws an error that says what to do. */
export function readSpaceTypes(choice: SpaceChoice, environment: Environment): Promise<SpaceExport> {
  return readChosen(choice, environment, async (client) => ({
    // Copied, so that an answer without a list is found here, where its host is known.
    contentTypes: [...(await client.getContentTypes(LIST_ALL)).items],
  }));
}

type Client = ReturnType<typeof createClient>;

/** Returns true if a command line says anything of a space or a file to read. */
export function namesSpace({ file, space, environment, token, host, preview }: SpaceChoice): boolean {
  return preview || [file, space, environment, token, host].some((value) => value !== undefined);
}

/** Options that say nothing of what is chosen; a file may tell its space and environment, for the editor's addresses. */
function unusedOptions({ file, preview }: SpaceChoice, hasSpace: boolean) {
  if (file !== undefined) return ['token', 'host'] as const;
  return hasSpace || preview ? [] : (['token', 'environment', 'host'] as const);
}

async function readChosen(
  choice: SpaceChoice,
  environment: Environment,
  read: (client: Client) => Promise<unknown>,
): Promise<SpaceExport> {
  const now = clockOf(environment);
  // A variable of a script that holds nothing: the sample would pass for the space.
  if (choice.space === '') throw new Error('--space is empty: it names a live space.');
  const chosen = choice.space ?? environment['CONTENTFUL_SPACE_ID'] ?? '';
  const embedded = declaredVariables()['CONTENTFUL_SPACE_ID'] ?? '';
  const unused = unusedOptions(choice, chosen !== '').find((name) => choice[name] !== undefined);
  if (unused !== undefined) throw new Error(`--${unused} is for a live space: --space names it.`);
  const place = {
    id: chosen || embedded,
    environment: choice.environment ?? (environment['CONTENTFUL_ENVIRONMENT'] || 'master'),
    host: '',
  };
  if (choice.file !== undefined) return { ...place, name: choice.file, now, raw: readSpaceFile(choice.file) };
  if (chosen !== '' || choice.preview) {
    const which = choice.preview ? 'drafts' : 'published';
    const name = `space ${place.id}, environment ${place.environment} (${which})`;
    const host = hostOf(choice, environment);
    return { ...place, name, now, host, raw: await fromService(choice, environment, { ...place, host }, read) };
  }
  const raw = readSpaceFile();
  // The dates in the file are relative to this day.
  return { ...place, name: 'the embedded space', now: new Date(SPACE_ANCHOR), raw };
}

/** Without an order an entry may stand on two pages, and another one on none. */
const inOrder: { readonly order: ['sys.id'] } = { order: ['sys.id'] };

/** The library's type of this call has no `limit`, which the service accepts. */
const LIST_ALL: Readonly<Record<string, string>> = { limit: '1000' };

/** How often a call is tried again after a rate limit or a failure: some seconds in all. */
const RETRIES = 3;

function hostOf({ host, preview }: SpaceChoice, environment: Environment): string {
  if (preview) return host ?? (environment['CONTENTFUL_PREVIEW_HOST'] || 'preview.contentful.com');
  return host ?? (environment['CONTENTFUL_HOST'] || 'cdn.contentful.com');
}

async function fromService(
  choice: SpaceChoice,
  environment: Environment,
  { id, environment: name, host }: Pick<SpaceExport, 'id' | 'environment' | 'host'>,
  read: (client: Client) => Promise<unknown>,
): Promise<unknown> {
  const variable = choice.preview ? 'CONTENTFUL_PREVIEW_ACCESS_TOKEN' : 'CONTENTFUL_ACCESS_TOKEN';
  const accessToken = choice.token ?? environment[variable] ?? '';
  if (accessToken === '') throw new Error(`There is no token for space ${id}: give --token or set ${variable}.`);
  const problem = hostProblem(host);
  if (problem) throw new Error(problem);
  const api = contentHost(host);
  try {
    const place = { space: id, environment: name, host: api.host, insecure: api.insecure };
    return await read(createClient({ ...place, accessToken, timeout: 30_000, retryLimit: RETRIES, logHandler }));
  } catch (thrown) {
    if (thrown instanceof ListProblem) throw thrown;
    throw new Error(deliveryProblem({ id, environment: name, host }, thrown));
  }
}

/** Why a space can't be read, in words for an operator. */
export function deliveryProblem(
  { host, id, environment }: Pick<SpaceExport, 'host' | 'id' | 'environment'>,
  thrown: unknown,
): string {
  // The library stumbles over an answer that is none of the service's.
  if (thrown instanceof TypeError) return otherProgram(host, 'a content service');
  const status = statusIn(wordsOf(thrown));
  const place = `to tell of space ${id}, environment ${environment}`;
  const outcome = status === undefined ? 'can’t be reached' : `${refusedOrFailed(status)} ${place}`;
  return `${host} ${outcome}: ${serviceProblem(thrown)}`;
}

/** The service's own words: its library puts them into JSON. */
function serviceProblem(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const [, words] = /"message":\s*"((?:[^"\\]|\\.)*)"/.exec(thrown.message) ?? [];
  const name = statusName(statusIn(thrown.message), thrown.name === 'Error' ? '' : thrown.name);
  return [name, words ?? thrown.message].filter(Boolean).join(' ');
}

function statusIn(words: string): number | undefined {
  const [, status] = /"status":\s*(\d+)/.exec(words) ?? [];
  return status === undefined ? undefined : Number(status);
}
