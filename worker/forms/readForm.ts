import { forms } from '../../content/forms/forms.ts';
import type { FormKind, FormValues } from '../../content/forms/formTypes.ts';
import type { PhotoFacts } from '../../content/forms/photos.ts';
import type { FormEvent } from './multipart.ts';
import type { PhotoSink } from './photoSink.ts';

/** A file of a photo field, received and waiting for what becomes of the form. */
export interface ReceivedPhoto {
  readonly field: string;
  readonly facts: PhotoFacts;
  readonly sink: PhotoSink;
}

/** A form as it came in: unchecked. */
export interface ReceivedForm {
  readonly values: FormValues;
  readonly photos: readonly ReceivedPhoto[];
}

/** Values of one field that are looked at; nobody has more interests. */
const MOST_VALUES = 50;

/**
 * Takes a form in: texts are kept, files of photo fields go to a sink each, everything else is dropped. When it breaks
 * off, every sink is discarded before the error goes on.
 */
export async function readForm(
  kind: FormKind,
  events: AsyncIterable<FormEvent>,
  sinkFor: (field: string, isFirst: boolean) => PhotoSink,
): Promise<ReceivedForm> {
  const values = new Map<string, string[]>();
  const photos: ReceivedPhoto[] = [];
  const sinks: PhotoSink[] = [];
  let current: { readonly field: string; readonly fileName: string; readonly sink: PhotoSink } | undefined;
  try {
    for await (const event of events) {
      if (event.kind === 'field') {
        const known = values.get(event.name) ?? [];
        if (known.length < MOST_VALUES) values.set(event.name, [...known, event.value]);
      } else if (event.kind === 'file') {
        current = undefined;
        if (forms[kind].fields[event.name]?.kind !== 'photo') continue;
        const sink = sinkFor(event.name, !photos.some(({ field }) => field === event.name));
        sinks.push(sink);
        current = { field: event.name, fileName: event.fileName, sink };
      } else if (event.kind === 'chunk') await current?.sink.write(event.bytes);
      else if (current) {
        const { field, fileName, sink } = current;
        const facts = await sink.end();
        // A file field that was left empty is sent as an empty file without a name.
        if (facts.size > 0 || fileName !== '') photos.push({ field, facts, sink });
        current = undefined;
      }
    }
  } catch (thrown) {
    await Promise.allSettled(sinks.map((sink) => sink.discard()));
    throw thrown;
  }
  return { values: Object.fromEntries(values), photos };
}
