import * as v from 'valibot';
import { instantOf, isDateText } from './movedDates.ts';

function text(standard: string) {
  return v.optional(v.pipe(v.string(), v.nonEmpty()), standard);
}

const schema = v.object({
  SPACE_ID: text('meridian'),
  ENVIRONMENT: text('master'),
  DELIVERY_TOKEN: text('meridian-delivery'),
  PREVIEW_TOKEN: text('meridian-preview'),
  /** Opens the stand-in for the editor. */
  MANAGEMENT_TOKEN: text('meridian-management'),
  PREVIEW_HOSTNAME: text('127.0.0.1'),
  /** Pins the clock that the space's dates move with. */
  CLOCK: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => value === '' || isDateText(value), 'Expected an ISO instant or nothing'),
    ),
    '',
  ),
  /** The site's `/preview`, with its secret where it has one. */
  PREVIEW_ADDRESS: v.optional(v.string(), ''),
  /** Where the site takes webhooks, and the secret that signs them. */
  HOOK_ADDRESS: v.optional(v.string(), ''),
  HOOK_SECRET: v.optional(v.string(), ''),
  /** Requests a second. */
  RATE_LIMIT: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d*)?$/, 'Expected requests per second or nothing')), ''),
});

export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** Reads the Worker's variables. Throws an error that names a wrong one. */
export function readSettings(vars: unknown) {
  const result = v.safeParse(schema, vars);
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`Setting ${v.getDotPath(issue) ?? ''} of the content service: ${issue.message}`);
  }
  const parsed = result.output;
  return {
    space: parsed.SPACE_ID,
    environment: parsed.ENVIRONMENT,
    deliveryToken: parsed.DELIVERY_TOKEN,
    previewToken: parsed.PREVIEW_TOKEN,
    managementToken: parsed.MANAGEMENT_TOKEN,
    previewHostname: parsed.PREVIEW_HOSTNAME,
    clock: parsed.CLOCK === '' ? undefined : new Date(instantOf(parsed.CLOCK)),
    previewAddress: parsed.PREVIEW_ADDRESS,
    site: { address: parsed.HOOK_ADDRESS, secret: parsed.HOOK_SECRET },
    rateLimit: parsed.RATE_LIMIT === '' ? undefined : Number(parsed.RATE_LIMIT),
  };
}
