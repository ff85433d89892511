import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReceipt, receiptNumber } from '../../../content/forms/receipt.ts';
import { latestDay } from '../../../content/forms/rules.ts';
import {
  BEGIN_FIELD,
  HUMAN_FIELD,
  isHumanTime,
  isInTime,
  makeTicket,
  readTicket,
  TICKET_FIELD,
  TRAP_FIELD,
  ticketText,
} from '../../../content/forms/ticket.ts';
import { enquiryCsv } from '../../../tools/operators/enquiryCsv.ts';

test('receipt numbers are read in any typed form', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      const receipt = receiptNumber(bytes);
      expect(receipt).toMatch(/^MG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(readReceipt(receipt.toLowerCase().replaceAll('-', ' '))).toBe(receipt);
      expect(readReceipt(receipt.slice('MG-'.length))).toBe(receipt);
    }),
  );
  expect(readReceipt('mg-oil1-2345')).toBe('MG-0111-2345');
  expect(readReceipt('mg7q-4k2m')).toBe('MG-MG7Q-4K2M');
  for (const wrong of ['', 'MG-1234', "MG-1234-567'", 'MG-1234-56789']) expect(readReceipt(wrong)).toBeUndefined();
});

test('the hidden fields and buttons of a form have names of their own', () => {
  const names = [TICKET_FIELD, HUMAN_FIELD, TRAP_FIELD, BEGIN_FIELD];
  expect([new Set(names).size, names.includes('')]).toEqual([4, false]);
});

describe('tickets', () => {
  const issued = new Date('2026-06-15T02:00:00Z');
  const ticket = makeTicket(issued, new Uint8Array(16).fill(7));

  test.each([
    [-1, false, false],
    [0, true, false],
    [2999, true, false],
    [3000, true, true],
    [3_600_000, true, true],
    [604_800_000, true, true],
    [604_800_001, false, false],
    [691_200_000, false, false],
  ])('after %i ms are in time: %j, and sent by a person: %j', (taken, inTime, human) => {
    const now = new Date(issued.getTime() + taken);
    const issuedTicket = { issued: issued.getTime() };
    expect([isInTime(issuedTicket, now), isHumanTime(issuedTicket, now)]).toEqual([inTime, human]);
  });

  test('say when their form was issued', () => {
    expect(readTicket(ticket)).toEqual({ issued: issued.getTime(), key: '07'.repeat(16), signature: '' });
    const signature = 'ab'.repeat(32);
    expect(readTicket(`${ticket}.${signature}`)).toMatchObject({ key: '07'.repeat(16), signature });
    expect(ticketText(readTicket(`${ticket}.${signature}`) ?? { issued: 0, key: '' })).toBe(ticket);
    for (const wrong of [
      '',
      'x',
      `${ticket}0`,
      `${ticket}.`,
      `${ticket}.${signature}0`,
      `.${signature}`,
      ticket.slice(1, 5),
      'zzzzzzzz.',
    ])
      expect(readTicket(wrong)).toBeUndefined();
  });
});

test('the latest day is that of the easternmost time zone', () => {
  expect(latestDay(new Date('2026-06-15T09:59:00Z'))).toBe('2026-06-15');
  expect(latestDay(new Date('2026-06-15T10:00:00Z'))).toBe('2026-06-16');
});

describe('the table for operators', () => {
  const row = (fields: object): Record<string, string | null> => ({
    id: 'MG-1',
    received_at: '2026',
    form: 'contact',
    city: 'sydney',
    language: 'en',
    forwarded_at: null,
    fields: JSON.stringify(fields),
    photos: '[{"key":"a/b"}]',
  });

  test('has a column for every field of any form', () => {
    expect(enquiryCsv([row({ a: '1' }), row({ b: ['x', 'y'] })])).toBe(
      'id,received_at,form,city,language,forwarded_at,a,b,photos\r\nMG-1,2026,contact,sydney,en,,1,,a/b\r\nMG-1,2026,contact,sydney,en,,,x; y,a/b\r\n',
    );
  });

  test('runs no formula', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', ' ', '\u200b', '\ufeff', '\u0000', '\u00a0\u2060'),
        fc.constantFrom('=', '+', '-', '@', '\t', '\r', '＝'),
        fc.string(),
        (unseen, sign, rest) => {
          const [, line = ''] = enquiryCsv([row({ a: unseen + sign + rest })]).split(/^MG-1,2026,contact,sydney,en,,/m);
          expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
        },
      ),
    );
  });

  test('shows all rows when one is broken, and what can be read of that one', () => {
    const broken = { ...row({}), id: 'MG-2', fields: '{"a":', photos: '[null]' };
    expect(
      enquiryCsv([broken, row({ a: '1' })])
        .split('\r\n')
        .slice(1),
    ).toEqual(['MG-2,2026,contact,sydney,en,,"{""a"":",,', 'MG-1,2026,contact,sydney,en,,,1,a/b', '']);
  });

  test('a cell shows what turns its text around, and is no formula', () => {
    const table = enquiryCsv([row({ a: '\u202e=1+1', b: 'GPJ\u2066' })]);
    expect(table).toContain("'<U+202E>=1+1,GPJ<U+2066>");
    expect(table).not.toMatch(/\p{Bidi_Control}/u);
  });

  test('keeps quotes, commas and line breaks inside their cell', () => {
    expect(enquiryCsv([row({ a: 'x,"y"\nz' })])).toContain(',"x,""y""\nz",');
  });
});
