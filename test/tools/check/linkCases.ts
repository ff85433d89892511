import { type Case, cta, deep, entry, event } from './cases.ts';
import { nodeTo, text, to } from './spaceOf.ts';

/** Rules of links between entries and of whole cities: one wrong and one right space each. */
export const linkCases = {
  'link-broken': {
    wrong: [
      event({
        seo: to('gone'),
        cta: [to('here'), to('lost')],
        body: text(nodeTo('embedded-asset-block', 'plan', 'Asset')),
      }),
      cta({}, 'here'),
    ],
    finds: [/^it seo names the entry gone/, /^it cta names the entry lost/, /^it body names the asset plan/],
    right: [event({ cta: [to('here')] }), cta({}, 'here')],
  },
  'link-unpublished': {
    wrong: [event({ cta: [to('draft')] }), { ...cta({}, 'draft'), draft: true }],
    finds: ['it cta names draft, which is a draft: visitors do not see it'],
    right: [event({ cta: [to('draft')] }, 'it', { draft: true }), { ...cta({}, 'draft'), draft: true }],
  },
  'link-wrong-type': {
    wrong: [event({ seo: to('other') }), event({}, 'other')],
    finds: ['it seo names other, of the type event, which this field does not take'],
    right: [event({ relatedItems: [to('other')] }), event({}, 'other')],
  },
  'link-circle': {
    wrong: [
      entry('richText', { body: text(nodeTo('embedded-entry-block', 'b')) }, 'a'),
      entry('richText', { body: text(nodeTo('embedded-entry-inline', 'a')) }, 'b'),
    ],
    finds: ['a is part of itself: a → b → a', 'b is part of itself: b → a → b'],
    right: [event({ relatedItems: [to('b')] }, 'a'), event({ relatedItems: [to('a')] }, 'b')],
  },
  'link-to-itself': {
    wrong: [event({ relatedItems: [to('it')] })],
    finds: ['it relatedItems names itself'],
    right: [event({ relatedItems: [to('b')] }), event({}, 'b')],
  },
  'link-too-deep': { wrong: deep(6), finds: [/^page is more than 5 links above part-6/], right: deep(5) },
  'link-elsewhere': {
    wrong: [
      cta({ internalLink: to('paris') }),
      event({}, 'paris', { tags: ['paris'] }),
      event({ category: [to('hats')] }, 'hatted'),
      entry('brandCategory', { slug: 'hats' }, 'hats', { tags: ['paris'] }),
    ],
    finds: [
      'it internalLink names paris, a page of paris: it is not found in sydney',
      'hatted category names hats, a category of paris: it is not found in sydney',
    ],
    right: [cta({ internalLink: to('both') }), event({}, 'both', { tags: ['paris', 'sydney'] })],
  },
  'entry-unused': {
    wrong: [cta({})],
    finds: [/^it nothing links to it/],
    right: [event({ cta: [to('b')] }), cta({}, 'b')],
  },
  'city-incomplete': {
    wrong: [event({}), entry('homePage', {}, 'h', { tags: ['paris'] })],
    finds: ['sydney has no homePage', 'sydney has no globalSettings', 'paris has no globalSettings'],
    right: [
      entry('homePage', {}, 'h'),
      entry('globalSettings', {}, 's'),
      entry('brand', {}, 'b', { tags: ['global'] }),
    ],
  },
  'city-settings-twice': {
    wrong: [entry('globalSettings', {}, 'a'), entry('globalSettings', {}, 'b')],
    finds: [/^sydney has a and b/],
    right: [entry('globalSettings', {}, 'a'), entry('globalSettings', {}, 'b', { tags: ['global'] })],
  },
  'city-list-long': {
    wrong: Array.from({ length: 4000 }, (_, at) => entry('cta', {}, `c-${at}`)),
    finds: [/^sydney has 4000 entries of cta/],
    right: Array.from({ length: 3999 }, (_, at) => entry('cta', {}, `c-${at}`)),
  },
  'city-unlisted': {
    wrong: [event({})],
    finds: [/^sydney has no localeWebsite/],
    right: [event({}), entry('localeWebsite', { cityBaseValue: 'sydney' }, 'w', { tags: ['global'] })],
  },
} as const satisfies Record<string, Case>;
