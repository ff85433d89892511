import { describe, expect, test } from 'vitest';
import { contactOptions, countryOptions, listOptions } from '../../worker/forms/formOptions.ts';

describe('what a form offers', () => {
  test('countries by their names, in the order of the page’s language', () => {
    const french = countryOptions('fr');
    expect(french.find(({ value }) => value === 'DE')?.text).toBe('Allemagne');
    // Accents change nothing in the order.
    const at = (country: string): number => french.findIndex(({ value }) => value === country);
    expect([at('EG') < at('ES'), at('ES') < at('EE'), at('EE') < at('FI')]).toEqual([true, true, true]);
    expect(countryOptions('cn').find(({ value }) => value === 'JP')?.text).toBe('日本');
  });

  test('countries with the brackets of the page’s language', () => {
    const brackets = (['cn', 'tc', 'jp'] as const)
      .flatMap((language) => countryOptions(language))
      .map(({ text }) => text);
    expect(brackets.filter((text) => /[()]/.test(text))).toEqual([]);
    expect(countryOptions('jp').find(({ value }) => value === 'CG')?.text).toBe('コンゴ共和国（ブラザビル）');
  });

  test('calling codes beside their countries, the city’s stores before any, and the editors’ topics', () => {
    const stores = [
      { slug: 'opera', title: 'Opéra' },
      { slug: '', title: 'Soon' },
    ];
    const options = contactOptions('en', stores, ['An order', 'A repair']);
    expect(options.phoneCodes?.find(({ value }) => value === 'AU')?.text).toBe('Australia +61');
    expect(options.phoneCodes).toHaveLength(options.countries?.length ?? 0);
    expect(options.stores?.map(({ value }) => value)).toEqual(['opera', 'any']);
    expect(options.stores?.[0]).toEqual({ value: 'opera', text: 'Opéra' });
    expect(options.stores?.[1]?.text).not.toBe('');
    expect(options.enquiryTypes).toEqual([
      { value: 'An order', text: 'An order' },
      { value: 'A repair', text: 'A repair' },
    ]);
  });

  test('one general topic where the editors have written none: the field can be answered', () => {
    const { enquiryTypes = [] } = contactOptions('cn', [], []);
    expect(enquiryTypes).toEqual([{ value: 'general', text: expect.stringMatching(/\p{Script=Han}/u) }]);
  });

  test('editors’ lines, of which each is its own value, however it was typed', () => {
    expect(listOptions([' Café ', 'Cafe\u0301'])).toEqual([
      { value: 'Café', text: ' Café ' },
      { value: 'Café', text: 'Cafe\u0301' },
    ]);
  });
});
