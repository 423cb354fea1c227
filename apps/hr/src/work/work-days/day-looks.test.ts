import { markOf, remarkOf, shiftOf, spansOf, spokenOf, verdictOf } from './day-looks';
import { aDay, shifts, tuesday } from './work-days.fixture';

test('a check-out that ended nothing is named in the cell, with what is missing', () => {
  const day = aDay(tuesday, {
    time: { checkin: { shift_1: '07:59', shift_2: null }, checkout: { shift_1: '12:05', shift_2: null } },
    ...{ ignored: { shift_2: '17:30' }, state: { shift_1: 'ok', shift_2: 'absent' } },
  });
  expect(spansOf(day, shifts).map(({ words }) => words)).toEqual(['07:59 – 12:05', '… – 17:30']);
  expect(remarkOf(shiftOf(day, shifts[1]!))).toBe('ra 17:30, thiếu giờ vào');
});

test('a shift that counts nothing is too short, not on time', () => {
  const day = aDay(tuesday, { credit: { shift_1: 0, shift_2: 0.5 }, state: { shift_1: 'short', shift_2: 'ok' } });
  expect(spansOf(day, shifts, true)[0]).toMatchObject({ words: '07:55 – 12:02 quá ngắn', tone: 'late' });
  expect(remarkOf(shiftOf(day, shifts[0]!))).toBe('quá ngắn');
});

test.each([
  ['a day of paid leave', { shift_1: true, shift_2: true }, 0, ['Nghỉ có lương'], 'P', 'nghỉ có lương'],
  ['a day of unpaid leave', { shift_1: false, shift_2: false }, 0, ['Nghỉ không lương'], 'KL', 'nghỉ không lương'],
  ['half of each', { shift_1: true, shift_2: false }, 0, ['Nghỉ có lương', 'Nghỉ không lương'], 'P', 'nghỉ có lương'],
  ['half a day', { shift_1: false }, 0.5, ['Nghỉ không lương', '13:25 – 17:32'], '0,5', 'nghỉ không lương'],
])('%s says whether it is paid', (_what, paid, credit, words, mark, spoken) => {
  const state = { shift_1: 'leave' as const, shift_2: 'shift_2' in paid ? ('leave' as const) : ('ok' as const) };
  const day = aDay(tuesday, { paid, state, day: credit, status: 'leave' });
  expect(spansOf(day, shifts).map((span) => span.words)).toEqual(words);
  expect([markOf(day), spokenOf(day), verdictOf(day).toLocaleLowerCase('vi')]).toEqual([mark, spoken, spoken]);
});
