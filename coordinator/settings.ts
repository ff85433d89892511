import * as v from 'valibot';
import { clock, readVariables, required } from '../content/settings.ts';
import { readClock } from '../content/time/clockSetting.ts';

const entries = {
  CONTENTFUL_HOST: v.optional(required, 'cdn.contentful.com'),
  CONTENTFUL_SPACE_ID: required,
  CONTENTFUL_ENVIRONMENT: v.optional(required, 'master'),
  CONTENTFUL_ACCESS_TOKEN: required,
  CLOCK: clock,
};

export type Settings = Readonly<ReturnType<typeof readSettings>>;

/**
 * Reads the coordinator's settings: those of the site's that say where content comes from, under the same names. Throws an
 * error that names every setting that is missing or wrong.
 */
export function readSettings(variables: unknown) {
  const values = readVariables(entries, variables);
  return {
    host: values.CONTENTFUL_HOST,
    space: values.CONTENTFUL_SPACE_ID,
    environment: values.CONTENTFUL_ENVIRONMENT,
    token: values.CONTENTFUL_ACCESS_TOKEN,
    clock: readClock(values.CLOCK),
  };
}
