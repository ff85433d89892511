import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A picture that differs in more than this share of its pixels is reported. */
const LEAST = 0.002;

/** What differs between the record and now: the share of pixels, and record, now and difference side by side as PNG. */
export async function differenceOf(
  record: Buffer,
  now: Buffer,
): Promise<{ readonly share: number; readonly picture: Buffer } | undefined> {
  if (record.equals(now)) return undefined;
  const [before, after] = await Promise.all([sharp(record).metadata(), sharp(now).metadata()]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [base, next] = await Promise.all([record, now].map((picture) => onCanvas(picture, width, height)));
  if (!base || !next) return undefined;
  const difference = new Uint8Array(width * height * 4);
  const share = pixelmatch(base, next, difference, width, height, { threshold: 0.1 }) / (width * height);
  if (share <= LEAST && before.height === after.height) return undefined;
  const raw = { raw: { width, height, channels: 4 as const } };
  const picture = await sharp({ create: { width: width * 3 + 20, height, channels: 4, background: '#888' } })
    .composite(
      [base, next, Buffer.from(difference)].map((input, at) => ({ input, ...raw, left: at * (width + 10), top: 0 })),
    )
    .png()
    .toBuffer();
  return { share, picture };
}

async function onCanvas(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const { width: pictureWidth = width, height: tall = height } = await sharp(picture).metadata();
  return sharp(picture)
    .extend({ right: width - pictureWidth, bottom: height - tall, background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer();
}
