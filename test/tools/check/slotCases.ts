import { type Case, cta, entry, event } from './cases.ts';
import { asset, nodeTo, picture, text, to } from './spaceOf.ts';

/** Rules of pictures and dates: one wrong and one right space each. */
export const slotCases = {
  'media-host': {
    wrong: [
      event({ media: [{ secure_url: 'http://evil.example/image/upload/v1/a.jpg', resource_type: 'image' }] }),
      entry('richText', { html: '<p><img src="//elsewhere.example/a.png"></p>' }, 'markup'),
    ],
    wrongAssets: [asset('photo', '//other.example/house/photo/0/a.jpg')],
    finds: [
      /^it media is on evil\.example/,
      /^markup html is on elsewhere\.example/,
      /^photo file is on other\.example/,
    ],
    right: [
      event({ media: picture(2000) }),
      entry('richText', { html: '<img src="https://images.ctfassets.net/house/a/0/a.png">' }, 'markup'),
    ],
  },
  'picture-format': {
    wrong: [event({ media: [to('phone', 'Asset')] })],
    wrongAssets: [
      asset('phone', '//images.ctfassets.net/house/phone/0/a.heic', 'image/heic'),
      asset('photo', '//images.ctfassets.net/house/photo/0/a.jpg'),
      asset('film', '//videos.ctfassets.net/house/film/0/a.mp4', 'video/mp4'),
    ],
    finds: ['phone file is image/heic, which the content service does not convert for browsers: take a JPEG'],
    right: [event({ media: picture(2000) })],
  },
  'picture-small': {
    wrong: [entry('heroBanner', { media: picture(1000), mediaMobile: picture(400) })],
    finds: ['it media is 1000 pixels wide; here it takes 1200', 'it mediaMobile is 400 pixels wide; here it takes 750'],
    right: [
      entry('heroBanner', { media: picture(1200), mediaMobile: picture(750) }),
      entry('serviceListPage', { layout: 'C', media: picture(900) }, 'beside'),
      event({ media: picture(900) }),
      entry('socialItem', { socialIconImage: picture(24) }, 's'),
    ],
  },
  'picture-shared': {
    wrong: [
      event({ media: picture(900), mediaThumbnail: picture(900) }, 'a', { tags: ['sydney', 'guam'] }),
      event({ media: picture(900) }, 'b', { tags: ['paris', 'bali'] }),
    ],
    finds: ['https://assets.meridian.example/image/upload/v1/p-900.jpg is in 4 cities: 6 uses'],
    right: [
      event({ media: picture(900) }, 'a', { tags: ['sydney', 'guam'] }),
      event({ media: picture(900) }, 'b', { tags: ['paris'] }),
      event({ media: picture(900) }, 'c', { tags: ['global'] }),
    ],
  },
  'picture-unmeasured': {
    wrong: [event({ media: picture(0) })],
    finds: [/^it media has no known size/],
    right: [event({ media: picture(900) })],
  },
  'picture-plain': {
    wrong: [
      entry('heroBanner', { media: picture(1200) }),
      entry('heroBanner', { media: [to('photo', 'Asset')] }, 'own'),
    ],
    wrongAssets: [asset('photo', '//images.ctfassets.net/house/photo/0/a.jpg')],
    finds: [/^it media has no focal point and no colour: /, /^own media has no focal point and no colour: /],
    right: [
      entry('heroBanner', {
        media: picture(1200).map((each) => ({
          ...each,
          context: { custom: { ...each.context.custom, focusX: 0.5, focusY: 0.5, color: '#aabbcc' } },
        })),
      }),
      event({ media: picture(900) }),
    ],
  },
  'dates-contradict': {
    wrong: [
      event({ startDate: '2026-03-02', endDate: '2026-03-01' }),
      event({ startDate: '2026-03-01T12:00:00Z', endDate: '2026-03-01T20:00' }, 'zones'),
    ],
    finds: [/^it endDate endDate 2026-03-01 lies before startDate 2026-03-02/, /^zones endDate/],
    right: [
      event({ startDate: '2026-03-01', endDate: '2026-03-01' }),
      event({ endDate: '2026-03-01' }, 'b'),
      event({ startDate: '2026-03-01T10:00', endDate: '2026-03-01' }, 'c'),
    ],
  },
  'dates-doubtful': {
    wrong: [
      event({ displayDate: '2026-03-02', endDate: '2026-03-01' }),
      event({ endDate: '2026-03-02', archivedAt: '2026-03-01', removedAfterExpired: false }, 'b'),
      event({ archivedAt: '2026-03-01' }, 'c'),
    ],
    finds: [/^it endDate/, /^b archivedAt archivedAt 2026-03-01 lies before endDate/, /^c archivedAt has no effect/],
    right: [
      event({ displayDate: '2026-02-01', endDate: '2026-03-01', archivedAt: '2026-04-01', removedAfterExpired: false }),
    ],
  },
  'slot-outside': {
    wrong: [
      entry('eventDetailPage', {
        startDate: '2026-03-01',
        endDate: '2026-03-05',
        timeslots: [to('early'), to('late'), to('within')],
      }),
      ...(['2026-02-28T23:00', '2026-03-06T09:00', '2026-03-05T23:00'] as const).map((startDate, index) =>
        entry('standardTimeslotComponent', { startDate }, ['early', 'late', 'within'][index] ?? ''),
      ),
    ],
    finds: ['it timeslots its slot early lies outside its dates', 'it timeslots its slot late lies outside its dates'],
    right: [
      entry('eventDetailPage', { timeslots: [to('any')] }),
      entry('standardTimeslotComponent', { startDate: '2020-01-01' }, 'any'),
    ],
  },
  'seats-undated': {
    wrong: [event({ seatsLeft: 2, startDate: '2026-06-20T18:00', endDate: '2026-06-22T20:00' })],
    finds: [/^it seatsLeft is of an event of several days/],
    right: [
      event({ seatsLeft: 2, startDate: '2026-06-20T18:00', endDate: '2026-06-20T20:00' }),
      event({ seatsLeft: 2, seatsDay: '2026-06-20', startDate: '2026-06-20', endDate: '2026-06-22' }, 'named'),
    ],
  },
  'seats-claimed': {
    wrong: [
      event({ status: 'Ten places, booking open' }),
      event({ status: 'Booking open', location: 'Level 3', joinLink: 'https://join.example' }, 'place'),
    ],
    finds: [/^it status says .*but nothing leads to a place/, /^place status says .*but nothing leads to a place/],
    right: [
      event({ status: 'Booking open', seatsTotal: 10 }),
      event({ status: 'Booking open', joinLink: 'https://join.example' }, 'online'),
      event({ status: 'Walk in' }, 'walk'),
    ],
  },
  'notice-undated': {
    wrong: [
      entry('announcement', { slug: 'bar', title: 'Closed', htmlTitle: 'Closed <strong>next week</strong>' }, 'bar'),
      entry('notification', { title: 'The lift rests this weekend' }, 'card'),
    ],
    finds: [/^bar htmlTitle says “next week” and no date/, /^card title says “this weekend” and no date/],
    right: [entry('notification', { title: 'Next week, on December 1, the lift rests' }, 'card')],
  },
  'seats-contradict': {
    wrong: [
      event({ seatsTotal: 8, seatsLeft: 9 }),
      event({ seatsLeft: 2, admission: 'sold out' }, 'full'),
      event({ seatsLeft: -1 }, 'negative'),
      entry('eventDetailPage', { seatsTotal: 0 }, 'none'),
    ],
    finds: [
      /^it seatsLeft is 9, more than the 8/,
      /^full seatsLeft is 2, but/,
      /^negative seatsLeft/,
      /^none seatsLeft/,
    ],
    right: [
      event({ seatsTotal: 8, seatsLeft: 8 }),
      event({ seatsTotal: 8, seatsLeft: 0, admission: 'sold out' }, 'full'),
      event({ admission: 'by invitation' }, 'invited'),
    ],
  },
  'asks-without-answer': {
    wrong: [entry('notification', { title: 'Where do you depart from?' })],
    finds: [/^it asks is empty/],
    right: [
      entry('notification', { title: 'Where do you depart from?', asks: 'departure' }),
      entry('notification', { title: 'Flying abroad?', cta: [to('there')] }, 'led'),
      entry('notification', { title: 'A free ride' }, 'told'),
      cta({ externalLink: 'https://www.example.org' }, 'there'),
    ],
  },
  'link-expired': {
    wrong: [
      cta({ internalLink: to('over') }),
      event({ body: text(nodeTo('entry-hyperlink', 'over')) }, 'page'),
      event({ endDate: '2026-06-01' }, 'over'),
    ],
    finds: [/^it internalLink leads to over, which is over/, /^page body leads to over/],
    right: [
      cta({ internalLink: to('past') }),
      event({ endDate: '2026-06-01', removedAfterExpired: false }, 'past'),
      event({ endDate: '2026-06-01', relatedItems: [to('over')], internalLink: to('over') }, 'leftover'),
      event({ endDate: '2026-06-01' }, 'over'),
      event({ relatedItems: [to('over')] }, 'page'),
    ],
  },
  'expired-leftover': {
    wrong: [event({ endDate: '2026-01-01' })],
    finds: [/^it endDate has been hidden for 16[45] days/],
    right: [
      event({ endDate: '2026-06-01' }),
      event({ endDate: '2026-01-01', removedAfterExpired: false }, 'b'),
      entry('standardTimeslotComponent', { endDate: '2026-01-01' }, 's'),
    ],
  },
} as const satisfies Record<string, Case>;
