import type { Declared } from '../../siteConfig.ts';
import type { Environment } from '../../wrangler.ts';

/** What a check found, and for a fault how to mend it. */
export type Finding =
  | { readonly state: 'ok'; readonly found: string }
  | { readonly state: 'warn' | 'fail'; readonly found: string; readonly mend: string };

/** The site that the checks examine: on this machine, or deployed as wrangler.toml declares it. */
export interface ExaminedSite {
  readonly target: 'here' | Environment;
  readonly declared: Declared;
  /** Its variables, and the secrets that this machine knows. */
  readonly variables: Readonly<Record<string, string>>;
  readonly port: number;
  readonly servicePort: number;
  /** Asks a service; fails when it does not answer within five seconds. */
  readonly ask: (address: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  /** Sends a request to the deployed site; redirects are not followed. */
  readonly send: (request: Request) => Promise<Response>;
  /** When the certificate of a host ends; rejects where it is not valid. */
  readonly certificateEnd: (host: string) => Promise<Date>;
  /** Paths of some built files of the build before; undefined where nobody is logged in. */
  readonly earlierFiles: () => Promise<readonly string[] | undefined>;
  readonly now: () => Date;
  /** Runs a program and gives what it printed; undefined when it can't be run or fails. */
  readonly run: (program: string, ...parameters: readonly string[]) => string | undefined;
}

/** One row of `npm run doctor`. */
export interface Check {
  /** What is checked, in one or two words for the output. */
  readonly about: string;
  readonly at: 'here' | 'deployed' | 'both';
  /** Needs neither network nor account; `npm run deploy` asks these before it does anything. */
  readonly isStatic: boolean;
  readonly look: (site: ExaminedSite) => Finding | Promise<Finding>;
}

/** Names and their verb: `A, B are`. */
export const are = (names: readonly string[]): string => `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'}`;

export const ok = (found: string): Finding => ({ state: 'ok', found });
export const warn = (found: string, mend: string): Finding => ({ state: 'warn', found, mend });
export const fail = (found: string, mend: string): Finding => ({ state: 'fail', found, mend });
