import { dayStart } from '@toam/domain/day';
import { aDay, shifts } from './checkin.fixture';
import { shiftLines, shiftOf } from './day-so-far';

const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return dayStart('2026-11-20') + (hours * 60 + minutes) * 60 + 20;
};
const came = (clock: string) => ({ status: true, at: at(clock) });
const left = (clock: string) => ({ status: false, at: at(clock) });

const none = { shift_1: null, shift_2: null, shift_3: null };
const nothingYet = aDay({
  time: { checkin: none, checkout: none },
  state: { shift_1: 'waiting', shift_2: 'waiting', shift_3: 'none' },
});
const stillIn = aDay({
  time: { checkin: { ...none, shift_1: '07:56' }, checkout: none },
  state: { shift_1: 'open', shift_2: 'waiting', shift_3: 'none' },
});
const onLeave = aDay({ state: { shift_1: 'ok', shift_2: 'leave', shift_3: 'none' }, paid: { shift_2: true } });

/** What waits, and the words and colours of morning, afternoon and evening. */
test.each([
  ['nothing', aDay(), [], '13:24', ['07:56 – 12:02 success', 'Chưa vào neutral', 'Chưa vào null']],
  ['a check-in', aDay(), [came('13:26')], '13:30', ['07:56 – 12:02 success', '13:26 – … warning', 'Chưa vào null']],
  [
    'a later check-out of the morning',
    aDay(),
    [left('12:10')],
    '12:30',
    ['07:56 – 12:10 warning', 'Chưa vào neutral', 'Chưa vào null'],
  ],
  [
    'the check-out of a day that began in the morning: both shifts were worked',
    stillIn,
    [left('17:31')],
    '17:40',
    ['07:56 – 17:31 warning', '07:56 – 17:31 warning', 'Chưa vào null'],
  ],
  [
    'a check-out before which nobody came',
    nothingYet,
    [left('17:31')],
    '17:40',
    ['Vắng error', '… – 17:31 warning', 'Chưa vào null'],
  ],
  [
    'a check-in in a shift of leave',
    onLeave,
    [came('13:26')],
    '13:30',
    ['07:56 – 12:02 success', 'Nghỉ phép info', 'Chưa vào null'],
  ],
])('%s waits: the day is what it will be once it is sent', (_what, today, waiting, clock, lines) => {
  const found = shiftLines({ shifts, today, waiting, now: at(clock) });
  expect(found.map(({ words, tone }) => `${words} ${tone}`)).toEqual(lines);
});

test.each([
  [came('07:50'), 1],
  [came('12:20'), 2],
  [left('12:20'), 1],
  [left('17:35'), 2],
  [left('06:00'), 1],
  [came('22:00'), 3],
])('%j belongs to shift %i', (moment, shift) => {
  expect(shiftOf(moment, shifts)?.id).toBe(shift);
});
