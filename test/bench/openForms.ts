import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { mostParts } from '../../content/forms/forms.ts';
import { takeNothing } from '../../tools/commandLine.ts';
import { numberOf, portOf } from '../../tools/environment.ts';
import { photo } from '../support/photos.ts';
import type { Heap } from './heap.ts';
import { buildSite, inspectedSite } from './processes.ts';

takeNothing(`What forms that never end take of the production build's process on raw workerd. Writes FORMS.md. It ends with 1 where they
take more than they may.

  npm run bench:forms     FORMS is how many (200), BENCH_PORT the first of two ports
`);
const FORMS = numberOf('FORMS', 200);
const PORT = portOf('BENCH_PORT', 9302, 2);
const RESULTS = 'test/bench/FORMS.md';
const MOST_MB = 20;
const PATH = '/en/sydney/contact-us/assistance';
/** What the process needs for a first form, whoever sends it: code, caches, and a heap that has grown. */
const WARM = 400;
/** Time for the runtime to take in what came. */
const SETTLED_MS = 3000;

buildSite();
const { origin, heap, resident, stop } = await inspectedSite(PORT, PATH);

for (let sent = 0; sent < WARM; sent += 1) {
  const body = new FormData();
  body.append('email', 'ada');
  await (await fetch(origin + PATH, { method: 'POST', body })).arrayBuffer();
}
const [heapBefore, before] = [await heap(), resident()];
const open = await Promise.all(Array.from({ length: FORMS }, unfinished));
await wait(SETTLED_MS);
const [during, heapDuring] = [resident(), await heap()];
const answered = open.filter((socket) => socket.bytesRead > 0).length;
for (const socket of open) socket.destroy();
await stop();

const more = during - before;
const held = heapOf(heapDuring) - heapOf(heapBefore);
const figures = `${FORMS} open forms take ${more.toFixed(1)} MB of the process (${before.toFixed(1)} MB before, ${during.toFixed(1)} MB with them),
${held.toFixed(1)} MB of that in the isolate's heap; they may take ${MOST_MB} MB. ${answered} were answered before their end.`;
writeFileSync(
  RESULTS,
  `# Memory of open forms

Written by \`npm run bench:forms\`: the production build on raw workerd, after ${WARM} forms that ended. Each open form has sent
${mostParts('assistance')} files of a few bytes, as many as it has parts, and never ends. The process is measured by its resident memory.

${figures}
`,
);
process.stdout.write(`${figures}\n`);
process.exit(more <= MOST_MB && answered === 0 ? 0 : 1);

/** A form of as many photos as it may have parts, each of a few bytes, whose last one never ends. */
async function unfinished(): Promise<Socket> {
  const socket = connect(PORT, '127.0.0.1');
  await once(socket, 'connect');
  const fields = ['productPhoto', 'problemPhoto1', 'problemPhoto2', 'problemPhoto3', 'receipt'];
  const head = `POST ${PATH} HTTP/1.1\r\nHost: 127.0.0.1:${PORT}\r\nContent-Type: multipart/form-data; boundary=B\r\nContent-Length: 1000000\r\n\r\n`;
  socket.write(head);
  for (let part = 0; part < mostParts('assistance'); part += 1) {
    const name = fields[part % fields.length] ?? '';
    socket.write(
      `${part > 0 ? '\r\n' : ''}--B\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`,
    );
    socket.write(photo(100).subarray(0, 50));
  }
  return socket;
}

function heapOf({ objects, buffers }: Heap): number {
  return (objects + buffers) / 1024 / 1024;
}
