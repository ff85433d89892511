import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FormEvent, formEvents } from '../../worker/forms/multipart.ts';
import { photo } from '../support/photos.ts';
import { words } from '../support/words.ts';
import { formBody, formPages, formSite } from '../support/worker/formWorld.ts';

const bytesOf = (words: string): Uint8Array => new TextEncoder().encode(words);

/** A body that comes in pieces of given lengths. */
function inPieces(bytes: Uint8Array, lengths: readonly number[]): ReadableStream<Uint8Array> {
  let position = 0;
  let piece = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (position >= bytes.length) return controller.close();
      const length = lengths[piece++ % lengths.length] ?? 1;
      controller.enqueue(bytes.slice(position, position + length));
      position += length;
    },
  });
}

/** Shorter pieces of a body are gathered to so many bytes. */
const PIECE_BYTES = 4096;

async function partsOf(
  events: AsyncIterable<FormEvent>,
): Promise<{ fields: [string, string][]; files: [string, number[]][] }> {
  const fields: [string, string][] = [];
  const files: [string, number[]][] = [];
  for await (const event of events) {
    if (event.kind === 'field') fields.push([event.name, event.value]);
    else if (event.kind === 'file') files.push([event.name, []]);
    else if (event.kind === 'chunk') files.at(-1)?.[1].push(...event.bytes);
  }
  return { fields, files };
}

describe('reading', () => {
  test('however a body is cut, the same comes out', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc
          .array(fc.constantFrom(13, 10, 45, 45, 66, 0, 255), { maxLength: 200 })
          .filter((file) => !holdsBoundary(file)),
        fc.integer({ min: 1, max: 400 }),
        async (begin, file, more) => {
          const words = begin + 'x'.repeat(2 * PIECE_BYTES);
          const lengths = [PIECE_BYTES + more, 1, PIECE_BYTES];
          const body = bytesOf(`--B--B\r\nContent-Disposition: form-data; name="words"\r\n\r\n`);
          const middle = bytesOf(
            `\r\n--B--B\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
          );
          const end = bytesOf('\r\n--B--B--\r\n');
          const wholeBody = new Uint8Array([...body, ...bytesOf(words), ...middle, ...file, ...end]);
          const parts = await partsOf(
            formEvents(inPieces(wholeBody, lengths), 'multipart/form-data; boundary=B--B', 2),
          );
          expect(parts).toEqual({
            fields: [['words', new TextDecoder().decode(bytesOf(words))]],
            files: [['file', file]],
          });
        },
      ),
      { numRuns: 200 },
    );
  });

  test.each([
    'text/plain',
    '',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
    'application/json',
    'application/x-www-form-urlencodedx',
    'x-multipart/form-data; boundary=B',
  ])('%j is no form', async (type) => {
    expect(() => formEvents(null, type, 1)).toThrow(
      expect.objectContaining({ status: 415, message: 'neither a multipart nor an urlencoded form' }),
    );
  });

  test.each([
    ['another one', 'multipart/form-data; boundary=B; boundary=C'],
    ['one in quotes', 'Multipart/Form-Data ; charset=utf-8; Boundary="B" ; boundary="C"'],
    // Of which the parser never ends.
    ['one of 252 characters', `multipart/form-data; boundary=B; boundary=${'x'.repeat(252)}`],
  ])('of several boundaries the first counts, before %s', async (_, type) => {
    const body = bytesOf('--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--B--\r\n');
    expect((await partsOf(formEvents(inPieces(body, [4096]), type, 1))).fields).toEqual([['a', '1']]);
  });

  test('a delimiter of the greatest length is found wherever its body is cut', async () => {
    const boundary = 'B'.repeat(70);
    const parts: readonly [name: string, value: string][] = [
      ['first', 'x'.repeat(PIECE_BYTES)],
      ['second', 'second'],
    ];
    const texts = parts.map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const wholeBody = bytesOf(`${texts.join('')}--${boundary}--\r\n${'x'.repeat(PIECE_BYTES)}`);
    for (let cut = PIECE_BYTES + 1; cut < wholeBody.length - PIECE_BYTES; cut += 1) {
      // The short pieces stay by themselves: what follows each is too long to be gathered.
      const pieces = inPieces(wholeBody, [20, cut, 20, wholeBody.length]);
      const { fields } = await partsOf(formEvents(pieces, `multipart/form-data; boundary="${boundary}"`, 2));
      expect([cut, fields]).toEqual([cut, parts]);
    }
  });

  const urlencoded = (text: string) =>
    partsOf(formEvents(inPieces(bytesOf(text), [4096]), 'application/x-www-form-urlencoded', 100));
  const multipart = (entries: readonly (readonly [name: string, value: string])[]) => {
    const body = new FormData();
    for (const [name, value] of entries) body.append(name, value);
    const form = new Response(body);
    return partsOf(formEvents(form.body, form.headers.get('content-type') ?? '', 100));
  };

  test('as much as the longest form needs is read, and no more', async () => {
    const fields = (count: number): string => Array.from({ length: count }, (_, at) => `f${at}=é`).join('&');
    expect((await urlencoded(fields(100))).fields).toHaveLength(100);
    const tooMany = { status: 413, message: 'the form has too many fields' };
    await expect(urlencoded(fields(101))).rejects.toMatchObject(tooMany);
    expect((await urlencoded(`a=${'x'.repeat(256 * 1024 - 2)}`)).fields[0]?.[1]).toHaveLength(256 * 1024 - 2);
    await expect(urlencoded(`a=${'x'.repeat(256 * 1024 - 1)}`)).rejects.toMatchObject({ status: 413 });
    const manyFields = (count: number) => Array.from({ length: count }, (_, at) => [`f${at}`, 'é'] as const);
    expect((await multipart(manyFields(100))).fields).toHaveLength(100);
    await expect(multipart(manyFields(101))).rejects.toMatchObject({ status: 413 });
    expect((await multipart([['a', 'x'.repeat(64 * 1024)]])).fields[0]?.[1]).toHaveLength(64 * 1024);
    await expect(multipart([['a', 'x'.repeat(64 * 1024 + 1)]])).rejects.toMatchObject({ status: 413 });
  });

  test('a file that comes byte by byte is handed on in few pieces', async () => {
    const file = Uint8Array.from({ length: 20_000 }, (_, at) => 14 + (at % 240));
    const body = new FormData();
    body.append('file', new File([file], 'a.png'));
    const form = new Response(body);
    const bytes = new Uint8Array(await form.arrayBuffer());
    const pieces: Uint8Array[] = [];
    for await (const event of formEvents(inPieces(bytes, [1]), form.headers.get('content-type') ?? '', 1))
      if (event.kind === 'chunk') pieces.push(event.bytes);
    // A store takes them later.
    expect(pieces.flatMap((piece) => [...piece])).toEqual([...file]);
    expect(pieces.length).toBeLessThan(20);
  });

  test('a body that ends early or never begins is no whole form', async () => {
    await expect(partsOf(formEvents(null, 'multipart/form-data; boundary=B', 1))).rejects.toMatchObject({
      status: 400,
      message: 'the form breaks off',
    });
    expect(await partsOf(formEvents(null, 'application/x-www-form-urlencoded; charset=utf-8', 1))).toEqual({
      fields: [],
      files: [],
    });
  });
});

/** Whether a file holds the test's boundary after a line break: senders choose a boundary that their files do not hold. */
function holdsBoundary(file: readonly number[]): boolean {
  return String.fromCharCode(13, 10, ...file).includes('\r\n--B--B');
}

describe('random bodies', () => {
  const paths = [
    ...Object.values(formPages),
    '/fr/paris/contact-us',
    '/en/sydney',
    '/en/sydney/nowhere',
    '/',
    '/en/sydney/mobile/contact-us',
  ];

  test('of any kind are answered 4xx, never 5xx', async () => {
    const site = formSite();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.constantFrom(
          'multipart/form-data; boundary=X',
          'multipart/form-data; boundary="',
          'application/x-www-form-urlencoded',
          'text/plain',
          'application/json',
          '',
        ),
        fc.oneof(
          fc.string(),
          fc
            .string()
            .map((words) => `--X\r\nContent-Disposition: form-data; name="email"${words}\r\n\r\n${words}\r\n--X--`),
          fc.constant('--X\r\nContent-Disposition: form-data; name="a"; filename*=utf-8\'\'%\r\n\r\nx\r\n--X--\r\n'),
        ),
        async (path, type, body) => {
          const { status } = await site.post(path, body, { 'content-type': type });
          expect(status === 307 || (status >= 400 && status < 500), `${path} ${type} ${status}`).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('of fields with random texts are answered 4xx, never 5xx', async () => {
    const site = formSite();
    const fields = fc.dictionary(
      fc.constantFrom(
        ...words(`
        email firstName title ticket website dateOfPurchase __proto__ constructor interests phone countryCode
      `),
      ),
      fc.string({ unit: 'grapheme' }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(formPages)),
        fields,
        fc.uint8Array({ maxLength: 64 }),
        async (path, typedFields, bytes) => {
          const { status } = await site.post(
            path,
            formBody(typedFields, [{ field: 'receipt', name: 'x.png', bytes: new Uint8Array(bytes) }]),
          );
          expect(status).toBe(422);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('too many fields, fields that are too long and bodies that are too large are refused', async () => {
    const site = formSite();
    const crowdedForm = new FormData();
    for (let index = 0; index < 200; index += 1) crowdedForm.append('interests', String(index));
    expect((await site.post(formPages.newsletter, crowdedForm)).status).toBe(413);
    expect((await site.post(formPages.newsletter, formBody({ interests: Array(50).fill('a') }))).status).toBe(422);
    const files = Array.from({ length: 19 }, () => ({ field: 'receipt', name: 'x.png', bytes: photo(100) }));
    expect((await site.post(formPages.assistance, formBody({}, files.slice(1)))).status).toBe(422);
    expect((await site.post(formPages.assistance, formBody({}, files))).status).toBe(413);
    expect((await site.post(formPages.contact, formBody({ description: 'x'.repeat(100_000) }))).status).toBe(413);
    expect((await site.post(formPages.contact, new URLSearchParams({ description: 'x'.repeat(300_000) }))).status).toBe(
      413,
    );
    const largeFiles = Array.from({ length: 11 }, () => ({
      field: 'unknown',
      name: 'x.png',
      bytes: photo(10 * 1024 * 1024),
    }));
    expect((await site.post(formPages.assistance, formBody({}, largeFiles))).status).toBe(413);
  });

  test('a body that says of itself that it is too large is not read at all', async () => {
    const site = formSite();
    const saidLength = { 'content-length': String(100 * 1024 * 1024 + 1) };
    expect((await site.post(formPages.newsletter, formBody({}), saidLength)).status).toBe(413);
    expect(site.lines.at(-1)).toContain('a form with too many bytes');
  });
});
