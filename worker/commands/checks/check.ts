import type { Declared } from '../siteConfig.ts';
import type { Environment } from '../wrangler.ts';

/** What a check found. What is not well says how to mend it. */
export type Finding =
  | { readonly state: 'ok'; readonly found: string }
  | { readonly state: 'warn' | 'fail'; readonly found: string; readonly mend: string };

/** What is looked at: the site on this machine, or a deployed one as wrangler.toml declares it. */
export interface Patient {
  readonly target: 'here' | Environment;
  readonly declared: Declared;
  /** Variables and those secrets that are known on this machine. */
  readonly variables: Readonly<Record<string, string>>;
  readonly port: number;
  readonly servicePort: number;
  /** Asks a service; fails when it does not answer within five seconds. */
  readonly ask: (address: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  /** Runs a program and gives what it printed; undefined when it can't be run or fails. */
  readonly run: (program: string, ...parameters: readonly string[]) => string | undefined;
}

/** One row of `npm run doctor`. */
export interface Check {
  /** In a word or two, as it is printed. */
  readonly about: string;
  /** Where it makes sense: on this machine, for a deployed site, or both. */
  readonly at: 'here' | 'deployed' | 'both';
  /** Needs neither network nor account; `npm run deploy` asks these before it does anything. */
  readonly isStatic: boolean;
  readonly look: (patient: Patient) => Finding | Promise<Finding>;
}

export const ok = (found: string): Finding => ({ state: 'ok', found });
export const warn = (found: string, mend: string): Finding => ({ state: 'warn', found, mend });
export const fail = (found: string, mend: string): Finding => ({ state: 'fail', found, mend });
