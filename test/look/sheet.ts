import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** `npx node test/look/sheet.ts`: puts the record's pictures of all page kinds onto one sheet, `docs/contact-sheet.webp`. */
const RECORD = 'test/look/record';
const CELL = { width: 240, height: 320, gap: 12 };
const COLUMNS = 8;

const files = readdirSync(RECORD)
  .filter((file) => /^[a-zA-Z]{3,}-1440\.webp$/.test(file))
  .toSorted();
const rows = Math.ceil(files.length / COLUMNS);
const cells = await Promise.all(
  files.map(async (file, at) => ({
    input: await cellOf(file),
    left: CELL.gap + (at % COLUMNS) * (CELL.width + CELL.gap),
    top: CELL.gap + Math.floor(at / COLUMNS) * (CELL.height + CELL.gap),
  })),
);
await sharp({
  create: {
    width: COLUMNS * (CELL.width + CELL.gap) + CELL.gap,
    height: rows * (CELL.height + CELL.gap) + CELL.gap,
    channels: 3,
    background: '#f7f3ec',
  },
})
  .composite(cells)
  .webp({ quality: 72 })
  .toFile('docs/contact-sheet.webp');
process.stdout.write(`${files.map((file) => file.replace('-1440.webp', '')).join(', ')}\n`);

/** The top of a page; a short one stands on the sheet's own ground. */
async function cellOf(file: string): Promise<Buffer> {
  const { width, height } = CELL;
  const picture = sharp(join(RECORD, file));
  const tall = Math.min(height, (await picture.metadata()).height);
  return picture
    .extract({ left: 0, top: 0, width, height: tall })
    .extend({ bottom: height - tall, background: '#f7f3ec' })
    .toBuffer();
}
