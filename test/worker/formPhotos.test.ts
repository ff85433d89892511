import { describe, expect } from 'vitest';
import { photoSink } from '../../worker/forms/photoSink.ts';
import { PART_BYTES } from '../../worker/platform/photoStore.ts';
import { photo } from '../support/photos.ts';
import {
  type ChosenFile,
  countedUploads,
  formBody,
  formPages,
  formSite,
  good,
  goodPhotos,
  objects,
  rows,
  test,
} from '../support/worker/formWorld.ts';

const MB = 1024 * 1024;
const text = (words: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(words);
const withReceipt = (...receipts: readonly Omit<ChosenFile, 'field'>[]): ChosenFile[] => [
  ...goodPhotos().filter(({ field }) => field !== 'receipt'),
  ...receipts.map((file) => ({ field: 'receipt', ...file })),
];
const send = async (files: readonly ChosenFile[]) => {
  const answer = await formSite().fill(formPages.assistance, good.assistance, files);
  return { status: answer.status, page: await answer.text() };
};

describe('photos', () => {
  test('of 10 MB are taken, byte for byte', async () => {
    const bytes = photo(10 * MB, 'jpeg');
    for (let position = 100; position < bytes.length; position += 997) bytes[position] = position % 251;
    const { status } = await send(withReceipt({ name: 'receipt.jpg', bytes }));
    expect(status).toBe(200);
    const { env } = await import('cloudflare:workers');
    const receipt = (await objects()).find(({ key }) => key.endsWith('/receipt'));
    const object = await env.PHOTOS.get(receipt?.key ?? '');
    expect(object?.httpMetadata).toMatchObject({ contentType: 'image/jpeg', contentDisposition: 'attachment' });
    const storedBytes = new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(storedBytes.length).toBe(bytes.length);
    expect(storedBytes.every((byte, position) => byte === bytes[position])).toBe(true);
  });

  test.each<[name: string, file: Omit<ChosenFile, 'field'>, words: string]>([
    ['of 10 MB and a byte', { name: 'large.png', bytes: photo(10 * MB + 1) }, 'File size exceeded'],
    [
      'that are renamed programs',
      { name: 'photo.png', bytes: text('MZ\u0090\u0000\u0003\u0000\u0000\u0000 This program cannot be run') },
      'Please choose a PNG or JPEG photo.',
    ],
    ['that are empty', { name: 'photo.png', bytes: new Uint8Array(0) }, 'Please choose a PNG or JPEG photo.'],
    ['that have a single byte and no name', { name: '', bytes: text('x') }, 'Please choose a PNG or JPEG photo.'],
  ])('%s are refused, and nothing of them stays', async (_, file, words) => {
    const { status, page } = await send(withReceipt(file));
    expect(status).toBe(422);
    expect(page).toContain(`id="field-receipt-error">${words}`);
    expect(await objects()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('two in one field are refused', async () => {
    const { status, page } = await send(
      withReceipt({ name: 'a.png', bytes: photo(100) }, { name: 'b.png', bytes: photo(100) }),
    );
    expect(status).toBe(422);
    expect(page).toContain('Please choose one file only.');
    expect(await objects()).toEqual([]);
  });

  test('a field that was left empty is no photo', async () => {
    const { page } = await send(withReceipt({ name: '', bytes: new Uint8Array(0) }));
    expect(page).toContain('id="field-receipt-error">This field is required.');
  });

  test('in fields that take none are ignored', async () => {
    expect(
      (
        await send([
          ...goodPhotos(),
          { field: 'firstName', name: 'a.png', bytes: photo(100) },
          { field: 'unknown', name: 'a.png', bytes: photo(100) },
        ])
      ).status,
    ).toBe(200);
    expect(await objects()).toHaveLength(3);
  });
});

describe('a photo on its way to the store', () => {
  /** A sink, and the lengths of the parts that its store was given. */
  const sinkOf = () => {
    const partLengths: number[] = [];
    let aborted = 0;
    const refuse = async (): Promise<never> => Promise.reject(new Error('not asked for'));
    const sink = photoSink(
      {
        begin: async () => ({
          part: async (chunks) => void partLengths.push(chunks.reduce((sum, { length }) => sum + length, 0)),
          complete: async () => undefined,
          abort: async () => {
            aborted += 1;
          },
        }),
        reach: refuse,
        remove: async () => undefined,
        keysOf: refuse,
        removeBefore: refuse,
      },
      'key',
    );
    return { sink, partLengths, aborted: () => aborted };
  };

  test('goes in parts of one length, however it arrives', async () => {
    const earlySink = sinkOf();
    await earlySink.sink.write(photo(PART_BYTES - 1));
    expect(earlySink.partLengths).toEqual([]);
    const { sink, partLengths } = sinkOf();
    const bytes = photo(PART_BYTES + 1);
    // Its first bytes come one by one: too few to tell that it is a photo.
    for (let at = 0; at < 20; at += 1) await sink.write(bytes.subarray(at, at + 1));
    for (let at = 20; at < bytes.length; at += 3 * MB) await sink.write(bytes.subarray(at, at + 3 * MB));
    expect(partLengths).toEqual([PART_BYTES]);
    await sink.end();
    expect(partLengths).toEqual([PART_BYTES, 1]);
  });

  test('is given up at once where it is too large, and what follows is only counted', async () => {
    const { sink, partLengths } = sinkOf();
    await sink.write(photo(6 * MB));
    await sink.write(new Uint8Array(6 * MB));
    await sink.write(new Uint8Array(6 * MB));
    expect([(await sink.end()).size, partLengths]).toEqual([18 * MB, [PART_BYTES]]);
  });

  test.each([6, 10])('of %i MB that lost its end is none, and its last part is not sent', async (size) => {
    const { sink, partLengths } = sinkOf();
    await sink.write(photo(11 * MB).subarray(0, size * MB));
    expect(await sink.end()).toEqual({ size: size * MB, type: undefined });
    expect(partLengths).toHaveLength(Math.floor(size / 5));
  });

  test('has no upload to give up once it is stored', async () => {
    const { sink, aborted } = sinkOf();
    await sink.write(photo(100));
    await sink.end();
    await sink.commit();
    await sink.discard();
    expect(aborted()).toBe(0);
  });
});

describe('a connection that breaks off', () => {
  const statusOfBrokenForm = async (bytesBefore: number, isError: boolean, site = formSite()) => {
    const form = new Response(formBody(good.assistance, withReceipt({ name: 'receipt.png', bytes: photo(9 * MB) })));
    const type = form.headers.get('content-type') ?? '';
    const bytes = new Uint8Array(await form.arrayBuffer()).slice(0, bytesBefore);
    let position = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (position < bytes.length) {
          controller.enqueue(bytes.slice(position, position + 64 * 1024));
          position += 64 * 1024;
        } else if (isError) controller.error(new Error('Network connection lost.'));
        else controller.close();
      },
    });
    const answer = await site.post(formPages.assistance, body, { 'content-type': type });
    await site.settled();
    return answer.status;
  };

  test.each([100, 3000, 7 * MB])('after %i bytes leaves no object behind', async (bytes) => {
    expect(await statusOfBrokenForm(bytes, false)).toBe(400);
    expect(await objects()).toEqual([]);
    expect(await statusOfBrokenForm(bytes, true)).toBe(400);
    expect(await objects()).toEqual([]);
    expect(await rows()).toEqual([]);
  });

  test('leaves no upload open that nobody sees', async () => {
    const { site, open } = countedUploads();
    expect(await statusOfBrokenForm(7 * MB, true, site)).toBe(400);
    expect(open()).toBe(0);
  });
});
