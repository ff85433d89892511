import * as v from 'valibot';
import { type ClockSetting, readClock } from '../content/time/clockSetting.ts';

const required = v.pipe(v.string(), v.trim(), v.minLength(1));

const isClock = (text: string): boolean => readClock(text) !== undefined;

const schema = v.object({
  CONTENTFUL_HOST: v.optional(required, 'cdn.contentful.com'),
  CONTENTFUL_SPACE_ID: required,
  CONTENTFUL_ENVIRONMENT: v.optional(required, 'master'),
  CONTENTFUL_ACCESS_TOKEN: required,
  CLOCK: v.optional(v.pipe(v.string(), v.check(isClock, 'must be an instant or +seconds ahead')), ''),
});

/** The coordinator's settings: those of the site's that say where content comes from, under the same names. */
export interface Settings {
  readonly host: string;
  readonly space: string;
  readonly environment: string;
  readonly token: string;
  readonly clock: ClockSetting | undefined;
}

/** Reads the settings. Throws an error that names every setting that is missing or wrong. */
export function readSettings(variables: unknown): Settings {
  const result = v.safeParse(schema, variables);
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}`);
    throw new Error(`Settings can't be used: ${problems.join('; ')}`);
  }
  const values = result.output;
  return {
    host: values.CONTENTFUL_HOST,
    space: values.CONTENTFUL_SPACE_ID,
    environment: values.CONTENTFUL_ENVIRONMENT,
    token: values.CONTENTFUL_ACCESS_TOKEN,
    clock: readClock(values.CLOCK),
  };
}
