import { type City, citySlugs, isCity } from '../../content/cities.ts';
import { hostProblem } from '../apiHost.ts';
import { fail, noCity, refuse, wholeNumber } from '../commandLine.ts';

/** Options of every command that changes a space; the environment says the same. */
export const managedOptions = {
  space: { type: 'string', default: process.env['CONTENTFUL_SPACE_ID'] ?? '' },
  environment: { type: 'string', default: process.env['CONTENTFUL_ENVIRONMENT'] || 'master' },
  token: { type: 'string', default: process.env['CONTENTFUL_MANAGEMENT_TOKEN'] ?? '' },
  host: { type: 'string', default: process.env['CONTENTFUL_MANAGEMENT_HOST'] || 'api.contentful.com' },
  retries: { type: 'string', default: '5' },
  yes: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  city: { type: 'string', multiple: true },
} as const;

/** A space to manage, and the access to it. */
export interface ManagedSpace {
  readonly space: string;
  readonly environment: string;
  readonly token: string;
  /** A host on this machine is called without TLS. */
  readonly host: string;
  /** How often a call is made again after a rate limit, a failing server or a lost connection. */
  readonly retries: number;
}

/** The space that options name; the command ends with 2 where it lacks something. */
export function managedSpace(
  usage: string,
  { space, environment, token, host, retries }: Readonly<Record<keyof ManagedSpace, string>>,
): ManagedSpace {
  if (space === '' || token === '') refuse(usage, 'A space and a management token are needed.');
  const problem = hostProblem(host);
  if (problem) refuse(usage, problem);
  const times = wholeNumber(usage, '--retries', retries, { least: 0, most: 20 });
  return { space, environment, token, host, retries: times };
}

/** The cities that options name, all without one; the command ends with 2 for another. */
export function chosenCities(names: readonly string[] = citySlugs): readonly City[] {
  const unknown = names.filter((name) => !isCity(name));
  return unknown.length === 0 ? names.filter(isCity) : fail(noCity(unknown.join(', ')));
}
