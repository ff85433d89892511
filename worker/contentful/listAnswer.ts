import type { AboutStore } from '../../content/address/aboutStore.ts';
import type { City } from '../../content/cities.ts';
import { missingTarget } from '../../content/freshness/damage.ts';
import { isPlainHtml } from '../../content/html/plainHtml.ts';
import { entryGraph } from '../../content/model/graph.ts';
import type { Provenance } from '../../content/model/provenance.ts';
import { type Reading, readEntries, type Sanitize } from '../../content/model/readEntry.ts';
import type { ContentType } from '../../content/model/registry.ts';
import { isRecord } from '../../content/record.ts';
import { ContentFailure } from '../failures.ts';
import { type Log, problemOf } from '../platform/log.ts';
import type { World } from '../world.ts';
import type { ListParameters } from './delivery.ts';

/** Levels of links where a call names none: the content service's own. */
const STANDARD_DEPTH = 1;

/** Asks the service, and logs its failure; a visitor's own query that the space cannot answer is none. */
export async function logged(
  ask: (parameters: ListParameters) => Promise<unknown>,
  parameters: ListParameters,
  world: World,
  isSiteQuestion = true,
): Promise<unknown> {
  try {
    return await ask(parameters);
  } catch (thrown) {
    if (!isSiteQuestion && thrown instanceof ContentFailure && !thrown.isOutage) throw thrown;
    world.log('error', 'content list failed', { type: String(parameters['content_type']), problem: problemOf(thrown) });
    throw thrown;
  }
}

/** Throws for an answer of published content that lacks an entry or asset that it links to (docs/rules.md#damaged-answers). */
export function published(
  ask: (parameters: ListParameters) => Promise<unknown>,
  parameters: ListParameters,
  world: World,
  isSiteQuestion = true,
): Promise<unknown> {
  const askWhole = async (call: ListParameters): Promise<unknown> => {
    const answer = await ask(call);
    const missing = missingTarget(answer, Number(call['include'] ?? STANDARD_DEPTH));
    if (missing !== undefined) throw new ContentFailure(502, `content service answered without ${missing}`);
    return answer;
  };
  return logged(askWhole, parameters, world, isSiteQuestion);
}

/** Reads an answer as entries of a type, once while the cache holds it. Throws ContentFailure for what is no list. */
export type ReadAnswer = <Type extends ContentType>(
  answer: unknown,
  type: Type,
  provenance?: Provenance,
  addresses?: AboutStore['segments'],
  city?: City,
) => Promise<Reading<Type>>;

/** An answer as it was read, as entries of the content type that was asked for. */
interface TypedReading<Type extends ContentType> {
  readonly type: Type;
  /** The addresses of pages about the store that it was read with. */
  readonly addresses: AboutStore['segments'] | undefined;
  /** The city whose pages it is read for. */
  readonly city: City | undefined;
  /** The provenance that its texts are marked with. */
  readonly provenance: Provenance | undefined;
  readonly reading: Reading<Type>;
}

/** The reader of an isolate. It logs fields that it leaves out. */
export function createReader(log: Log): ReadAnswer {
  const readings = new WeakMap<object, TypedReading<ContentType>>();
  /** Imported at the first markup that has to be parsed: it is a tenth of the Worker. */
  let parser: Sanitize | undefined;

  return async (answer, type, provenance, addresses, city) => {
    const earlierReading = <Type extends ContentType>(requestedType: Type): Reading<Type> | undefined => {
      const typed = isRecord(answer) ? readings.get(answer) : undefined;
      const isSame = typed?.addresses === addresses && typed?.city === city && typed?.provenance === provenance;
      return typed && isSame && isOfType(typed, requestedType) ? typed.reading : undefined;
    };
    const keep = <TypedReading extends Reading<ContentType>>(reading: TypedReading): TypedReading => {
      if (isRecord(answer)) readings.set(answer, { type, addresses, city, provenance, reading });
      if (reading.notes.length > 0) {
        log('warning', 'content incomplete', {
          type,
          notes: reading.notes.slice(0, 20).map(({ entry, field, problem }) => `${entry}.${field} ${problem}`),
        });
      }
      return reading;
    };
    const readBefore = earlierReading(type);
    if (readBefore) return readBefore;
    const graph = entryGraph(answer);
    if (!graph) throw new ContentFailure(502, 'content service answered no list');
    let isParserMissing = false;
    const sanitize = (html: string): string => {
      if (isPlainHtml(html)) return html;
      isParserMissing ||= !parser;
      return parser?.(html) ?? '';
    };
    const reading = readEntries(graph, [type], sanitize, provenance, addresses, city);
    if (!isParserMissing) return keep(reading);
    const { sanitizeHtml } = await import('../../content/html/sanitizeHtml.ts');
    parser = sanitizeHtml;
    // Another request may have read the same answer during the import: its entries are used, so that caches by object hit.
    return earlierReading(type) ?? keep(readEntries(graph, [type], sanitize, provenance, addresses, city));
  };
}

function isOfType<Type extends ContentType>(typed: TypedReading<ContentType>, type: Type): typed is TypedReading<Type> {
  return typed.type === type;
}
