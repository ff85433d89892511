import { type Case, entry } from './cases.ts';
import { to, type Written } from './spaceOf.ts';

const open: Written = entry('openingHours', { title: '1', weekly: ['Tu-Su 12:00-15:00,18:00-22:00'] }, 'open');
const table = (fields: Written['fields'], id = 'it'): Written =>
  entry('dining', { title: '1', slug: id, ...fields }, id);

const closing: Written = entry(
  'openingHours',
  { title: '1', weekly: ['Mo-Su 10:00-20:00'], exceptions: ['12-25 closed', '12-26 12:00-18:00'] },
  'closing',
);
const store = (fields: Written['fields']): Written =>
  entry('storeLocator', { title: '1', slug: 'store', ...fields }, 'store');

/** Rules of opening hours: one wrong and one right space each. */
export const hoursCases = {
  'hours-missing': {
    wrong: [table({}), entry('storeLocator', { title: '1', slug: 'store' }, 'store')],
    finds: [/^it hours has none/, /^store hours has none/],
    right: [open, table({ hours: to('open') }), entry('brandPavilion', { title: '1', slug: 'b' }, 'b')],
  },
  'hours-disagree': {
    wrong: [
      open,
      table({ hours: to('open'), time: 'Daily, noon to 3pm and 6pm to 10pm' }),
      table({ hours: to('open'), time: 'Noon to 3pm, 6pm to 11pm', frequency: 'Daily except Monday' }, 'late'),
    ],
    finds: [/^it time says .* for Monday$/, /^late time .* for Tuesday, .*Sunday$/],
    right: [
      open,
      table({ hours: to('open'), time: 'Lunch 12pm to 3pm, dinner 6pm to 10pm', frequency: 'Tuesday to Sunday' }),
      table({ hours: to('open'), time: 'When the moon is full' }, 'unreadable'),
      table({ hours: to('open') }, 'silent'),
    ],
  },
  'hours-claimed': {
    wrong: [
      closing,
      store({ hours: to('closing'), description: 'Three floors, open every day of the year', time: ['Café daily'] }),
    ],
    finds: [/^store description says .*every day of the year/, /^store time says “Café daily”/],
    right: [
      open,
      closing,
      store({ hours: to('open'), description: 'Open every day' }),
      table({ hours: to('closing'), time: 'Daily by appointment' }),
    ],
  },
  'hours-holidays': {
    wrong: [closing, store({ hours: to('closing'), time: ['Public holidays, 11am to 6pm'] })],
    finds: [/^store time says “Public holidays, 11am to 6pm”, which is no exception/],
    right: [closing, store({ hours: to('closing'), time: ['Christmas Day, closed', 'Boxing Day, noon to 6pm'] })],
  },
} as const satisfies Record<string, Case>;
