import { expect, test } from 'vitest';
import { linkTo } from '../support/content/read.ts';
import { added, siteWith } from '../support/worker/addedEntries.ts';
import { elements, mainOf } from '../support/worker/pageText.ts';

test.each([
  ['an action of a page', 'service/host', 'host'],
  ['an action of a card', 'service/listing', 'host'],
  ['a session of an event', 'what-is-happening/event/supper', 'evening'],
])('a booking is counted by what is booked, wherever its button leads: %s', async (_, path, booked) => {
  const { read } = siteWith([
    added('cta', 'call', { title: 'Book on 1234', kind: 'bookNow', externalLink: 'tel:1234' }),
    added('service', 'host', { cta: [linkTo('call')] }),
    added('standardTimeslotComponent', 'evening', { startDate: '2026-06-20', externalLink: 'tel:1234' }),
    added('eventDetailPage', 'supper', { startDate: '2026-06-20', timeslots: [linkTo('evening')] }),
  ]);
  const links = elements(await read(`/en/sydney/${path}`), 'a').filter(({ href }) => href === 'tel:1234');
  expect(links).toMatchObject([{ 'data-booking': booked }]);
});

test.each([
  ['a session of an event', 'what-is-happening/event/supper', ['supper', 'supper']],
  ['a text', 'blank', ['A table for two', 'host']],
])('a booking in %s without a title is counted by what it belongs to, or by its own name', async (_, path, booked) => {
  const untitled = { title: undefined, startDate: '2026-06-20' };
  const { read } = siteWith([
    added('zenchef', 'table', { title: undefined, name: 'A table for two', rid: '1' }),
    added('standardTimeslotComponent', 'evening', { ...untitled, booking: linkTo('table') }),
    added('standardTimeslotComponent', 'night', { ...untitled, externalLink: 'tel:1234' }),
    added('eventDetailPage', 'supper', { startDate: '2026-06-20', timeslots: [linkTo('evening'), linkTo('night')] }),
    added('service', 'host', {}),
    added('cta', 'call', { title: undefined, booking: linkTo('table') }),
    added('cta', 'way', { title: undefined, kind: 'bookNow', internalLink: linkTo('host') }),
    added('richText', 'text', { title: undefined, html: 'Words', cta: [linkTo('call'), linkTo('way')] }),
    added('basicPage', 'blank', { content: [linkTo('text')] }),
  ]);
  const links = elements(mainOf(await read(`/en/sydney/${path}`)), 'a');
  expect(links.flatMap((link) => link['data-booking'] ?? [])).toEqual(booked);
});
