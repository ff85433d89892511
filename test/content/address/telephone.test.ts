import { expect, test } from 'vitest';
import { telephoneHref } from '../../../content/address/telephone.ts';

test.each([
  ['+61 2 5550 0187', 'tel:+61255500187'],
  ['+61 (0)2 5550 0187', 'tel:+61255500187'],
  ['(02) 5550 0187', 'tel:0255500187'],
  ['+1 808-555-0142', 'tel:+18085550142'],
  ['+33\u00a01\u00a055.50.01.87', 'tel:+33155500187'],
  ['030/555 0187', 'tel:0305550187'],
  ['０９８－５５５－０１４２', 'tel:0985550142'],
  ['+61 2 5550 0187 ext. 4', 'tel:+61255500187'],
  ['+61 2 5550 0187 / +61 2 5550 0188', 'tel:+61255500187'],
  ['+61 2 5550 0187, 10am to 8pm', 'tel:+61255500187'],
  ['Desk: 5550 0187 (English)', 'tel:55500187'],
  ['1-800-GALLERY', 'tel:18004255379'],
  ['Ask at the desk', undefined],
  ['', undefined],
])('%s is called at %s', (text, href) => {
  expect(telephoneHref(text)).toBe(href);
});
