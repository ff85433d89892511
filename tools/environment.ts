import type { AssetHosts } from '../content/media/mediaUrl.ts';
import { ownValue } from '../content/ownValue.ts';
import { writtenInstant } from '../content/time/zonedTime.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Ports above 1023 that belong to other protocols: browsers and `fetch` ask none of them
 * (https://fetch.spec.whatwg.org/#port-blocking).
 */
const refusedPorts = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000],
  ...[6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
];

/** The port of a site that runs alone. */
const ALONE = 8787;

/** The port that a variable names, the first of so many in a row; the command ends with 2 for any other text. */
export function portOf(name: 'PORT' | 'CONTENT_PORT' | 'BENCH_PORT', standard: number, inRow = 1): number {
  const text = ownValue(process.env, name) ?? String(standard);
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  const last = 65_536 - inRow;
  if (port < 1 || port > last) refuseVariable(`${name}=${text} is no port: a number from 1 to ${last}.`);
  const refused = refusedPorts.find((each) => each >= port && each < port + inRow);
  return refused === undefined
    ? port
    : refuseVariable(`${name}=${text} is no port: browsers refuse ${refused}. Take another.`);
}

/** The port of the site on this machine. */
export const portOfSite = (): number => portOf('PORT', ALONE);

/** The port of the embedded services on this machine. */
export const portOfService = (): number => portOf('CONTENT_PORT', 8788);

/**
 * The folder of the local data, one for each site that runs here: two would wait for each other's databases, and show each
 * other's pages.
 */
export function localStateFolder(): string {
  const port = portOfSite();
  return ownValue(process.env, 'STATE_DIR') ?? (port === ALONE ? '.wrangler/state' : `.wrangler/state-${port}`);
}

/** The whole number of 1 or more that a variable names; the command ends with 2 for any other text. */
export function numberOf(name: string, standard: number): number {
  const text = ownValue(process.env, name) ?? String(standard);
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : refuseVariable(`${name}=${text} is no number of 1 or more.`);
}

/** The moment that CLOCK pins, or now, so many seconds ahead; the command ends with 2 for a text that is neither. */
export function clockOf(environment: Environment): Date {
  const text = ownValue(environment, 'CLOCK') ?? '';
  const isRunning = /^(?:\+\d{1,9})?$/.test(text);
  const instant = isRunning ? Date.now() + Number(text) * 1000 : writtenInstant(text, 'UTC');
  return new Date(instant ?? refuseVariable(`CLOCK=${text} is no moment. Write 2027-01-26T18:00:00Z.`));
}

/** The words of a variable, with commas between them. */
export function wordsIn(variables: Environment, name: string): readonly string[] {
  return (ownValue(variables, name) ?? '').split(',').map((word) => word.trim());
}

/** The asset hosts of a site by its variables. */
export function assetHostsOf(variables: Readonly<Record<string, string>>): AssetHosts {
  return {
    world: variables['ASSET_ORIGIN'] ?? '',
    china: variables['CHINA_ASSET_ORIGIN'] ?? '',
    content: wordsIn(variables, 'CONTENT_ASSET_HOSTS'),
    service: wordsIn(variables, 'SERVICE_ASSET_HOSTS'),
  };
}

function refuseVariable(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
}
