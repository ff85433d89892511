import * as v from 'valibot';
import { PAGE_IDS } from '../../content/model/serviceId.ts';
import { attribute } from '../hooks/hook.ts';
import { TAGGED } from './place.ts';

/** An answer that takes longer does not hold up the next question. */
const ANSWER_MS = 30_000;

/** Asks the Worker about the open page; undefined without a network, for an answer that is none, and for a late one. */
export async function askPreview<Schema extends v.GenericSchema>(
  call: 'entries' | 'pages' | 'receipt',
  question: object,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  try {
    const response = await fetch(`/preview/${call}${location.pathname}${location.search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const parsedAnswer = v.safeParse(schema, response.ok ? await response.json() : undefined);
    return parsedAnswer.success ? parsedAnswer.output : undefined;
  } catch {
    return undefined;
  }
}

/** The ids of the entries that the page marks, as many as may be asked about. */
export function idsOnPage(): readonly (string | null)[] {
  const marked = [...document.querySelectorAll(TAGGED)];
  const ids = new Set(marked.map((element) => element.getAttribute(attribute('contentful-entry-id'))));
  return [...ids].slice(0, PAGE_IDS);
}
