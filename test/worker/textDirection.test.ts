import { expect, test } from 'vitest';
import { changedSite, type Fields } from '../support/worker/changedSite.ts';

const words = 'مرحبا!';
const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const block = (nodeType: string) => ({ nodeType, data: {}, content: [text(words)] });
const item = { nodeType: 'list-item', data: {}, content: [block('paragraph')] };
const body = {
  nodeType: 'document',
  data: {},
  content: [block('heading-2'), block('paragraph'), { nodeType: 'unordered-list', data: {}, content: [item] }],
};
const written: Fields = { title: words, displayName: words, description: words, address: words, body };

/** The sample with an editor's texts in Arabic, where it has some. */
const site = changedSite(({ fields }) => ({
  ...fields,
  ...Object.fromEntries(Object.entries(written).filter(([name]) => name in fields)),
}));

test.each([
  '/en/abu-dhabi',
  '/en/abu-dhabi/stores/abu-dhabi',
  '/en/abu-dhabi/stores/map',
  '/fr/paris/privacy-policy',
  '/en/sydney/brand/listing',
  '/en/sydney/brand/aurelle',
  '/jp/okinawa/dining/getto-table',
])('Arabic words on %s run their own way, with their punctuation', async (path) => {
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(await site.read(path)) ?? [];
  expect(main).toContain(`<bdi>${words}</bdi>`);
  // What stands alone in a button or a chip has no punctuation.
  const places = main
    .replaceAll(
      /<bdi>[^<]*<\/bdi>|<script.*?<\/script>|<svg.*?<\/svg>|<(a|button|span) class="(?:button|chip|visually-hidden)".*?<\/\1>/gs,
      '',
    )
    .match(/<[^>]*>[^<]*مرحبا[^<]*/g);
  expect(places).toBeNull();
});
