import { describe, expect, test } from 'vitest';
import { failedTitle } from '../../../content/forms/formModel.ts';
import {
  checkChoices,
  checkForm,
  type FormError,
  fieldsOf,
  formErrors,
  forms,
  partsOf,
} from '../../../content/forms/forms.ts';
import { type FormKind, formKinds } from '../../../content/forms/formTypes.ts';
import { MAX_PHOTO_BYTES, type PhotoFacts } from '../../../content/forms/photos.ts';
import { message } from '../../../content/messages/messages.ts';
import { words } from '../../support/words.ts';

const NOW = new Date('2026-06-15T02:00:00Z');
const png: PhotoFacts = { size: 1000, type: 'image/png' };

const good: Record<FormKind, Record<string, string>> = {
  contact: {
    title: 'ms',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@lark.example',
    countryCode: 'GB',
    phone: '020 7946 0000',
    loyaltyNumber: '',
    orderNumber: '',
    countryRegion: 'GB',
    specificStore: 'any',
    typeOfEnquiry: 'My order',
    subject: 'A scarf',
    description: 'Is it back?',
    preferredContactMethod: '',
  },
  assistance: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@lark.example',
    nationality: 'GB',
    address: '1 Street',
    dateOfPurchase: '2026-06-01',
    brandName: 'Maison',
    problemDescription: 'It broke.',
    taxFree: 'yes',
  },
  newsletter: { email: 'ada@lark.example', consent: 'yes' },
};
const goodPhotos = { productPhoto: [png], problemPhoto1: [png], receipt: [png] };

function verdict(
  kind: FormKind,
  change: Record<string, string | string[]> = {},
  photos: Record<string, readonly PhotoFacts[]> = {},
) {
  const values = Object.fromEntries(
    Object.entries({ ...good[kind], ...change }).map(([name, value]) => [name, [value].flat()]),
  );
  return checkForm(kind, values, kind === 'assistance' ? { ...goodPhotos, ...photos } : {}, NOW);
}

function errorOf(kind: FormKind, name: string, value: string): FormError | undefined {
  const outcome = verdict(kind, { [name]: value });
  return 'errors' in outcome ? outcome.errors[name] : undefined;
}

test.each(formKinds)('a good %s form passes', (kind) => {
  expect(verdict(kind)).toHaveProperty('fields');
});

test('the forms have the specified fields', () => {
  expect(Object.keys(forms.assistance.fields).sort()).toEqual(
    words(`
    address brandName dateOfPurchase email firstName lastName nationality problemDescription problemPhoto1
    problemPhoto2 problemPhoto3 productPhoto receipt taxFree
  `),
  );
  expect(Object.keys(forms.contact.fields).sort()).toEqual(
    words(`
    countryCode countryRegion description email firstName lastName loyaltyNumber orderNumber phone
    preferredContactMethod specificStore subject title typeOfEnquiry
  `),
  );
});

test('what a browser knows of its visitor it may fill in', () => {
  const known = Object.entries({ ...forms.assistance.fields, ...forms.contact.fields }).flatMap(([name, field]) =>
    'autoComplete' in field ? [`${name}: ${field.autoComplete}`] : [],
  );
  expect(known.sort()).toEqual([
    'address: street-address',
    'countryCode: tel-country-code',
    'countryRegion: country',
    'email: email',
    'firstName: given-name',
    'lastName: family-name',
    'phone: tel-national',
    'title: honorific-prefix',
  ]);
});

describe('contact: each rule and its message', () => {
  test.each<[field: string, value: string, text: string]>([
    ['title', '', 'please select title'],
    ['firstName', '  ', 'Please enter your first name'],
    ['firstName', 'Ada1', 'Please enter valid first name'],
    ['firstName', '<b>', 'Please enter valid first name'],
    ['lastName', '', 'Please enter your last name'],
    ['lastName', '@', 'Please enter valid last name'],
    ['email', '', 'Please enter your email address'],
    ['email', 'ada@', 'Please enter a valid email address'],
    ['email', 'ada@example', 'Please enter a valid email address'],
    ['email', 'a.da@example', 'Please enter a valid email address'],
    ['email', 'ada@.example', 'Please enter a valid email address'],
    ['phone', '', 'Please enter your phone number'],
    ['phone', 'call me', 'Please enter a valid phone number'],
    ['phone', '12', 'Please enter a valid phone number'],
    ['countryCode', '', 'Please select a country code'],
    ['loyaltyNumber', '12345678901', 'Please enter your 12-digit Meridian Circle membership number'],
    ['loyaltyNumber', '1234567890123', 'Please enter your 12-digit Meridian Circle membership number'],
    ['loyaltyNumber', '12345678901a', 'Please enter your 12-digit Meridian Circle membership number'],
    ['orderNumber', '123456789012345', 'Please enter your 16 to 17-digit order number'],
    ['orderNumber', '123456789012345678', 'Please enter your 16 to 17-digit order number'],
    ['countryRegion', '', 'Please select your country or region'],
    ['specificStore', '', 'Please select a store'],
    ['typeOfEnquiry', '', 'Please select the type of enquiry'],
    ['subject', '\u0000\t', 'Please enter a subject'],
    ['subject', '\u200b\u200f\u00ad', 'Please enter a subject'],
    ['firstName', '\u3164', 'Please enter your first name'],
    ['firstName', '\u200e', 'Please enter your first name'],
    ['description', '\n', 'Please enter your message'],
    ['description', '\u2800\n\u3164', 'Please enter your message'],
    ['description', 'x'.repeat(4001), 'This text is too long: {length} characters of at most {most}.'],
  ])('%s = %j', (field, value, text) => {
    const error = errorOf('contact', field, value);
    expect(error && message(error, 'en')).toBe(text);
  });

  test.each([
    ['firstName', 'José-María'],
    ['firstName', '美玲'],
    ['firstName', 'O’Brien'],
    ['lastName', 'van der Berg'],
    ['lastName', '’t Hart'],
    ['lastName', '‘t Hart'],
    ['lastName', 'Ｏ＇Ｂｒｉｅｎ'],
    ['firstName', 'Jean\u2011Pierre'],
    ['firstName', 'Anne\u2010Marie'],
    ['lastName', 'Müller – Lang'],
    ['firstName', 'ＪＥＡＮ－ＰＩＥＲＲＥ'],
    ['firstName', 'アン＝マリー'],
    ['firstName', 'ｱﾝ･ﾏﾘｰ'],
    ['lastName', 'Raman s/o Kumar'],
    ['lastName', 'King, Jr.'],
    ['firstName', 'ʻIolani'],
    ['firstName', '\u200fعلي\u200e'],
    ['firstName', 'Jo\u00adhanna\u200b'],
    ['lastName', 'O´Brien'],
    ['lastName', 'O`Brien'],
    ['firstName', 'علی\u200cرضا'],
    ['firstName', 'ﾊﾅｺ'],
    ['lastName', 'St. John'],
    ['loyaltyNumber', '123456789012'],
    ['loyaltyNumber', '1234 5678 9012'],
    ['loyaltyNumber', '１２３４５６７８９０１２'],
    ['loyaltyNumber', '1234\u20115678\u20119012'],
    ['loyaltyNumber', '１２３４ー５６７８−９０１２'],
    ['loyaltyNumber', '\u202a123456789012\u202c'],
    ['orderNumber', '1234567890123456'],
    ['orderNumber', '12345678901234567'],
    ['phone', '+44 (0)20-7946.0000'],
    ['phone', '\u202a+61 2 5550 1234\u202c'],
    ['phone', '０９０ー１２３４ー５６７８'],
    ['phone', '090\u20101234\u20105678'],
    ['phone', '090–1234–5678'],
    ['phone', '090−1234−5678'],
    ['phone', '090・1234・5678'],
    ['phone', '030/1234567'],
    ['email', 'a.b+c@sub.example.co.uk'],
    ['email', 'ada@lark.example\u200b'],
    ['email', 'ａｄａ@lark.example'],
    ['email', "o'brien@lark.example"],
    ['email', 'ann&bob@lark.example'],
    ['email', 'ann@xn--mnchen-3ya.example'],
  ])('%s = %j passes', (field, value) => {
    expect(errorOf('contact', field, value)).toBeUndefined();
  });

  test.each([
    ['\u200eعلی\u200cرضا\u200b', 'علی\u200cرضا'],
    ['O´Bri\u00aden', 'O’Brien'],
    ['‘t Hart', '’t Hart'],
    ['Jean\u2011Pierre', 'Jean-Pierre'],
    ['アン・マリー', 'アン・マリー'],
  ])('a stored name has no invisible characters but joiners, one apostrophe and one hyphen: %j', (typed, name) => {
    expect(verdict('contact', { firstName: typed })).toMatchObject({ fields: { firstName: name } });
  });

  test('stored texts are normalised', () => {
    const outcome = verdict('contact', {
      firstName: '  Ada\t',
      description: ' a\r\nb\u0007 ',
      loyaltyNumber: '1234-5678-9012',
      unknown: 'x',
    });
    expect(outcome).toMatchObject({ fields: { firstName: 'Ada', description: 'a\nb', loyaltyNumber: '123456789012' } });
    expect(outcome).not.toHaveProperty('fields.unknown');
  });
});

describe('assistance: each rule and its message', () => {
  test.each(Object.entries(forms.assistance.fields).filter(([, field]) => field.isRequired && field.kind !== 'photo'))(
    '%s is required',
    (name) => {
      expect(errorOf('assistance', name, '')).toBe('fieldRequired');
    },
  );

  test('a wrong e-mail address has this form’s own words', () => {
    const error = errorOf('assistance', 'email', 'ada@');
    expect(error && message(error, 'en')).toBe('Please enter a valid email address.');
  });

  test.each([
    ['2026-06-15', undefined],
    ['2026-06-16', 'dateInFuture'],
    ['2026-02-30', 'dateInvalid'],
    ['15/06/2026', 'dateInvalid'],
    ['0001-01-01', 'dateInvalid'],
    ['1960-01-01', undefined],
  ])('bought on %s: %s', (value, error) => {
    expect(errorOf('assistance', 'dateOfPurchase', value)).toBe(error);
  });

  test.each<[string, readonly PhotoFacts[], FormError | undefined]>([
    ['none', [], 'fieldRequired'],
    ['a PNG', [png], undefined],
    ['a JPEG of exactly 10 MB', [{ size: MAX_PHOTO_BYTES, type: 'image/jpeg' }], undefined],
    ['one byte more', [{ size: MAX_PHOTO_BYTES + 1, type: 'image/png' }], 'photoTooLarge'],
    ['no photo', [{ size: 10, type: undefined }], 'photoType'],
    ['two at once', [png, png], 'photoOne'],
  ])('a required photo: %s', (_, photos, error) => {
    const outcome = verdict('assistance', {}, { receipt: photos });
    expect('errors' in outcome ? outcome.errors : {}).toEqual(error ? { receipt: error } : {});
  });

  test('an optional photo may be missing', () => {
    expect(verdict('assistance', {}, { problemPhoto2: [] })).toHaveProperty('fields');
    expect(verdict('assistance', {}, { problemPhoto2: [png, png] })).toHaveProperty('errors.problemPhoto2', 'photoOne');
  });
});

test('newsletter: consent and an address are needed, interests are not', () => {
  expect(errorOf('newsletter', 'consent', '')).toBe('consentRequired');
  expect(errorOf('newsletter', 'email', '')).toBe('fieldRequired');
  expect(verdict('newsletter', { interests: ['Beauty', 'Wine'] })).toMatchObject({
    fields: { interests: ['Beauty', 'Wine'] },
  });
});

test('choices that were never offered are refused', () => {
  const lists = { interests: [{ value: 'Beauty', text: 'Beauty' }] };
  expect(checkChoices('newsletter', { interests: ['Beauty'] }, lists)).toEqual({});
  expect(checkChoices('newsletter', { interests: ['Beauty', 'Weapons'] }, lists)).toEqual({
    interests: 'fieldRequired',
  });
  expect(checkChoices('contact', { title: 'king' }, {})).toHaveProperty('title');
  // Where the lists can't be read, the form's own choices are checked.
  expect(checkChoices('contact', { title: 'king', specificStore: 'none' }, undefined)).toEqual({
    title: 'fieldRequired',
  });
});

test('every message of a rule is written in English and Chinese', () => {
  for (const key of formErrors) expect(message(key, 'cn')).not.toBe(message(key, 'en'));
});

test.each([
  ['en', 'Error: Contact us'],
  ['fr', 'Erreur\u00a0: Contact us'],
  ['jp', 'エラー：Contact us'],
  ['tc', '錯誤：Contact us'],
] as const)('after a failed submit a title in %s begins with the word for an error, once', (language, title) => {
  const failed = (before: string) => failedTitle(message('formError', language), before);
  expect([failed('Contact us'), failed(failed('Contact us'))]).toEqual([title, title]);
});

test.each(formKinds)('a form’s parts hold each field once, in order, and are named where several: %s', (kind) => {
  const parts = partsOf(kind, 'en');
  expect(parts.flatMap(({ fields }) => fields)).toEqual(fieldsOf(kind, 'en'));
  expect(parts.map(({ title }) => title !== undefined)).toEqual(parts.map(() => parts.length > 1));
});
