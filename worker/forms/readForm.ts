import { forms } from '../../content/forms/forms.ts';
import type { FormKind, FormValues } from '../../content/forms/formTypes.ts';
import type { PhotoFacts } from '../../content/forms/photos.ts';
import { ownValue } from '../../content/ownValue.ts';
import type { FormEvent } from './multipart.ts';
import type { PhotoSink } from './photoSink.ts';

/** A file of a photo field that was received but not committed. */
export interface ReceivedPhoto {
  readonly field: string;
  readonly facts: PhotoFacts;
  readonly sink: PhotoSink;
}

/** An unchecked form. */
export interface ReceivedForm {
  readonly values: FormValues;
  readonly photos: readonly ReceivedPhoto[];
}

/**
 * Reads a form: keeps its texts, sends each file of a photo field to a sink, drops other files. Discards all sinks
 * before it rejects.
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
        values.set(event.name, [...(values.get(event.name) ?? []), event.value]);
      } else if (event.kind === 'file') {
        if (ownValue(forms[kind].fields, event.name)?.kind !== 'photo') continue;
        const sink = sinkFor(event.name, !photos.some(({ field }) => field === event.name));
        sinks.push(sink);
        current = { field: event.name, fileName: event.fileName, sink };
      } else if (event.kind === 'chunk') await current?.sink.write(event.bytes);
      else if (current) {
        const { field, fileName, sink } = current;
        const facts = await sink.end();
        // Browsers send an empty file without a name for an empty file field.
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
