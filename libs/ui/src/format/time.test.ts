import { dayOf, endOfDay, startOfDay } from './day';
import { formatAgo, formatClock, formatDate, formatDateTime } from './time';

const at = (iso: string) => Date.parse(iso) / 1000;

test('a moment is written for Vietnam, whatever zone the browser is in', () => {
  expect(formatDateTime(at('2026-11-20T17:05:09Z'))).toBe('21/11/2026 00:05:09');
  expect(formatDate(at('2026-11-20T16:59:59Z'))).toBe('20/11/2026');
  expect(formatClock(at('2026-11-20T17:00:00Z'))).toBe('00:00');
});

test.each([
  ['2026-11-21T10:00:00+07:00', 'Vừa xong'],
  ['2026-11-21T09:55:00+07:00', '5 phút'],
  ['2026-11-21T07:30:00+07:00', '2 giờ'],
  ['2026-11-20T23:59:00+07:00', 'Hôm qua'],
  ['2026-11-18T10:00:00+07:00', '18/11'],
  ['2025-03-02T10:00:00+07:00', '02/03/2025'],
  ['2026-11-21T10:00:30+07:00', 'Vừa xong'],
])('%s is %s', (moment, text) => {
  expect(formatAgo(at(moment), at('2026-11-21T10:00:20+07:00'))).toBe(text);
});

test('just after midnight, minutes ago is not yet yesterday', () => {
  expect(formatAgo(at('2026-11-20T23:50:00+07:00'), at('2026-11-21T00:10:00+07:00'))).toBe('20 phút');
});

test('a day of a date input begins and ends in Vietnam', () => {
  expect(startOfDay('2026-11-21')).toBe(at('2026-11-20T17:00:00Z'));
  expect(endOfDay('2026-11-21')).toBe(at('2026-11-21T16:59:59Z'));
  expect(startOfDay('')).toBeNull();
  expect(dayOf(at('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
});
