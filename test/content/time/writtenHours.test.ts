import { expect, test } from 'vitest';
import { readWrittenHours } from '../../../content/time/writtenHours.ts';

test.each([
  [
    ['Sunday to Wednesday, 10am to 8pm', 'Thursday to Saturday, 10am to 9pm', 'Christmas Day, closed'],
    '',
    ['Su-We 10:00-20:00', 'Th-Sa 10:00-21:00'],
  ],
  [['Daily, 10am to 8pm', 'Thursday until 9:30pm'], '', ['Mo-Su 10:00-20:00', 'Th 10:00-21:30']],
  [
    ['Sunday to Thursday, 10am to 10pm; Friday and Saturday, 10am to midnight'],
    '',
    ['Su-Th 10:00-22:00', 'Fr,Sa 10:00-24:00'],
  ],
  [['Lunch 12pm to 3pm, dinner 6pm to 10pm'], 'Tuesday to Sunday', ['Tu-Su 12:00-15:00,18:00-22:00']],
  [['Noon to 9:30pm'], 'Daily except Monday', ['Tu,We,Th,Fr,Sa,Su 12:00-21:30']],
  [['Daily by appointment, 6am to 1am'], '', ['Mo-Su 06:00-01:00']],
  [['Daily, 10am to 10pm, every 20 minutes', 'Collection desk, 6am to 10pm'], '', ['Mo-Su 10:00-22:00']],
  [['Daily, 12:30pm to 3:30pm and 7pm to 11pm; Friday evening only'], '', undefined],
  [['Daily, 10am to 8pm', 'later than usual until 9:30pm'], '', ['Mo-Su 10:00-20:00']],
  [['During opening hours'], '', undefined],
  [[''], 'Daily', undefined],
])('%j (%s) reads %j', (texts, frequency, lines) => {
  expect(readWrittenHours(texts, frequency)).toEqual(lines);
});
