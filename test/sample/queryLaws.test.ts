import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../sample/service/model/apiError.ts';
import { passes } from '../../sample/service/query/filters.ts';
import type { Operator } from '../../sample/service/query/operators.ts';
import { find, preview } from '../support/sample/find.ts';
import { words } from '../support/words.ts';

describe('laws of the query engine', () => {
  const seats = { at: 'sys', name: 'revision', type: 'Integer' } as const;
  const values = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 4 });
  const operandLists = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 });
  const holds = (operator: Operator, operands: readonly number[], held: readonly number[]) =>
    passes({ path: seats, operator, operands }, held);

  test('negative operators are the opposites of positive ones', () => {
    fc.assert(
      fc.property(values, operandLists, (held, list) => {
        const [first = 0] = list;
        expect(holds('ne', [first], held)).toBe(!holds('eq', [first], held));
        expect(holds('nin', list, held)).toBe(!holds('in', list, held));
      }),
    );
  });

  test('ranges split single values in two', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (held, bound) => {
        expect(holds('lt', [bound], [held])).toBe(!holds('gte', [bound], [held]));
        expect(holds('gt', [bound], [held])).toBe(!holds('lte', [bound], [held]));
      }),
    );
  });

  test('all is every single eq', () => {
    fc.assert(
      fc.property(values, operandLists, (held, list) => {
        expect(holds('all', list, held)).toBe(list.every((each) => holds('eq', [each], held)));
      }),
    );
  });

  test('pages put together are the whole list', () => {
    const orders = fc.constantFrom('sys.id', '-sys.updatedAt', 'sys.contentType.sys.id,-sys.createdAt', '');
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 7 }), (order, limit) => {
        const whole = find(`order=${order}`, preview);
        const starts = Array.from({ length: Math.ceil(whole.length / limit) }, (_, index) => index * limit);
        const pages = starts.flatMap((skip) => find(`order=${order}&limit=${limit}&skip=${skip}`, preview));
        expect(pages).toEqual(whole);
      }),
    );
  });

  test('whatever is asked is answered or refused, and never shows a draft', () => {
    const name = fc.constantFrom(
      ...words(`
      sys.id fields.title fields.related.sys.id fields.brand.fields.title metadata.tags order select query
      links_to_entry limit skip include locale
    `),
    );
    const operator = fc.constantFrom('', '[in]', '[nin]', '[ne]', '[exists]', '[match]', '[gt]', '[', '[]');
    const value = fc.oneof(fc.constantFrom('secret', 'true', '5', '*', 'sys.id', ''), fc.string());
    const pairs = fc.array(fc.tuple(name, operator, value), { maxLength: 4 });
    fc.assert(
      fc.property(pairs, fc.boolean(), (list, typed) => {
        const params = new URLSearchParams(list.map(([key, suffix, text]) => [key + suffix, text]));
        if (typed) params.set('content_type', 'event');
        try {
          expect(find(params.toString())).not.toContain('secret');
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      }),
    );
  });
});
