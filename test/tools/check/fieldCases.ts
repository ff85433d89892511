import { type Case, cn, entry, event } from './cases.ts';
import { asset, picture, text, to } from './spaceOf.ts';

/** A rich text of so many lists, each in the one before. */
const nested = (depth: number): unknown =>
  depth === 0 ? text() : { nodeType: 'unordered-list', data: {}, content: [nested(depth - 1)] };

/** Rules of fields and of what visitors read: one wrong and one right space each. */
export const fieldCases = {
  'type-unknown': {
    wrong: [entry('blogPost')],
    finds: ['it is a blogPost, which the site does not know'],
    right: [event({})],
  },
  'tag-missing': {
    wrong: [event({}, 'a', { tags: [] }), event({}, 'b', { tags: ['summer'] })],
    finds: [/^a has no tag/, /^b has no tag/],
    right: [event({}, 'a', { tags: ['summer', 'sydney'] }), entry('brand', { title: '1' }, 'it', { tags: ['global'] })],
  },
  'field-unknown': { wrong: [event({ colour: 'red' })], finds: [/^it colour is no field/], right: [event({})] },
  'field-required': {
    wrong: [
      entry('event', { title: ' ' }, 'it', { spoken: { slug: { 'zh-CN': 'only-there' } } }),
      event({ title: '\u200B\u2060' }, 'unseen'),
    ],
    finds: ['it title is required and empty', 'it slug is required and empty', 'unseen title is required and empty'],
    right: [event({})],
  },
  'field-unusable': {
    wrong: [
      event({
        slug: 'has space',
        startDate: 'soon',
        isFeatured: 'yes',
        seo: 'text',
        media: [{ url: 'x' }],
        body: 'plain',
      }),
      event({ body: text({ nodeType: 'valueOf', content: [] }) }, 'other'),
      event({ startDate: '2027-02-01', endDate: '2027-02-29' }, 'leap'),
      event({ media: [to('map', 'Asset')] }, 'file'),
      event({ slug: ' pasted ', body: nested(400) }, 'pasted'),
      event({ slug: 'a'.repeat(161) }, 'endless'),
    ],
    wrongAssets: [asset('map', '//downloads.ctfassets.net/house/map/0/a.pdf', 'application/pdf')],
    finds: [
      'it slug can’t be used: "has space", where a slug has 160 of a to z, 0 to 9, - and _ at most',
      /^it seo can’t/,
      /^it startDate can’t/,
      /^it isFeatured can’t/,
      /^it media can’t/,
      /^it body can’t/,
      /^other body can’t be used: \["valueOf"\]/,
      'leap endDate can’t be used: "2027-02-29", which is no date of the calendar',
      /^pasted slug can’t be used: " pasted ", where a slug has 160 of a to z/,
      'pasted body can’t be used: it is no text of the editor, or lists and tables stand in each other too deep',
      /^endless slug can’t be used: "a+…, where a slug has 160/,
      /^file media can’t be used: \[\{"sys":\{"type":"Link".+, which is no picture or video$/,
    ],
    right: [
      event({ startDate: '2026-01-01T10:00', isFeatured: false, media: picture(2000), body: text() }),
      event({ slug: 'a'.repeat(160) }, 'long'),
    ],
  },
  'field-too-long': {
    wrong: [event({ title: 'a'.repeat(257), features: ['short', 'b'.repeat(300)] })],
    finds: ['it title has 257 characters, 256 are allowed', 'it features has 300 characters, 256 are allowed'],
    right: [event({ title: 'a'.repeat(256), description: 'b'.repeat(300) })],
  },
  'markup-shown': {
    wrong: [event({ description: '<p class="Mso">Silk</p>', features: ['a', '<!--[if gte mso 9]>'] })],
    finds: ['it description visitors read <p class="Mso"> as it stands', 'it features visitors read <!-- as it stands'],
    right: [
      event({ description: 'Under 5 < 6 > 4, <3' }),
      entry('basicPage', { title: '1', slug: 'page', html: '<p>Silk</p>' }, 'page'),
    ],
  },
  'media-unusable': {
    wrong: [event({ media: [...picture(2000), { secure_url: 'javascript:x' }] })],
    finds: ['it media 1 of 2 items names no picture and is left out'],
    right: [event({ media: picture(2000) })],
  },
  'enquiry-unknown': {
    wrong: [
      entry('pageContactUsPage', { title: '1', typesOfEnquiry: ['Care', 'Events'], bookingEnquiry: 'Event' }, 'it', {
        spoken: { bookingEnquiry: cn('活动'), typesOfEnquiry: cn(['保养', '活动与预约']) },
      }),
    ],
    finds: [/^it bookingEnquiry is “Event”, none/, /^it bookingEnquiry is “活动”, none/],
    right: [
      entry('pageContactUsPage', { title: '1', typesOfEnquiry: ['Care', 'Events'], bookingEnquiry: 'Events' }, 'it', {
        spoken: { bookingEnquiry: { 'zh-CN': '活动', fr: 'Events' }, typesOfEnquiry: cn(['活动']) },
      }),
    ],
  },
  'locale-stray': {
    wrong: [event({}, 'it', { spoken: { startDate: cn('2026-01-01'), title: { 'en-US': '1', de: 'Eins' } } })],
    finds: [
      /^the space has no locale de: 1 value in it is never shown, in it\.title$/,
      /^it startDate is not translated/,
    ],
    right: [event({ startDate: '2026-01-01' }, 'it', { spoken: { title: cn('一') } })],
  },
  'locale-missing': {
    wrong: [],
    locales: ['en-US', 'fr', 'it', 'ja', 'ko', 'zh-Hant'],
    finds: [/the space has no locale zh-CN.*sydney/],
    right: [],
  },
  'locale-other': {
    wrong: [],
    locales: ['en-US', 'fr-CA', 'it', 'ja', 'ko', 'zh-Hant', 'zh-CN'],
    finds: [/^is read for Français in place of fr/],
    right: [],
  },
  'locale-alone': {
    wrong: [],
    locales: [
      ...['en-US', 'it', 'ko', 'zh-Hant', 'zh-CN'],
      { code: 'fr', default: false, fallbackCode: 'en-US' },
      { code: 'ja', default: false, fallbackCode: null },
    ],
    finds: [/^falls back to no other locale/],
    right: [],
  },
  'translation-missing': {
    wrong: [
      event({ title: 'Supper', description: 'By the water', location: 'Level 2' }, 'it', {
        spoken: { location: cn('二层') },
      }),
    ],
    finds: ['it not in 简体中文, shown in English: title, description'],
    right: [
      event({ title: '2026', time: '10:00' }, 'numbers'),
      entry('seo', { title: '[page_title] | [site_name]' }, 'placeholders'),
      event({ title: 'Supper' }, 'spoken', { spoken: { title: cn('晚餐') } }),
      event({ title: 'Souper' }, 'elsewhere', { tags: [] }),
    ],
  },
  'alt-missing': {
    wrong: [event({ media: [...picture(2000), ...picture(2000, ' ')] })],
    wrongAssets: [{ sys: { id: 'plan', publishedVersion: 1 }, fields: { file: {} } }],
    finds: ['it media 1 of 2 pictures has no alternative text', /^plan has no description/],
    right: [
      event({ backgroundImage: picture(2000, ''), media: picture(2000) }),
      entry('promoBanner', { media: picture(2000, '') }, 'b'),
    ],
  },
  'alt-translation-missing': {
    wrong: [
      event({ media: picture(2000) }),
      event({ media: picture(2000) }, 'copied', { spoken: { media: cn(picture(2000)) } }),
    ],
    finds: ['it media alternative text not in 简体中文: media', 'copied media alternative text not in 简体中文: media'],
    right: [event({ media: picture(2000) }, 'it', { spoken: { media: cn(picture(2000, '红门', 'zh-Hans')) } })],
  },
} as const satisfies Record<string, Case>;
