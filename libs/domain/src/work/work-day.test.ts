import type { DayForm } from './day-forms';
import type { CheckinEvent } from './presence';
import { type DayToDerive, deriveDay, type WorkDay } from './work-day';
import { dayCredit } from './work-month';
import { scheduleOf } from './work-shift';

const shifts = [
  { id: 1, name: 'Ca sáng', start: 480, end: 720, optional: false, grace: 5 },
  { id: 2, name: 'Ca chiều', start: 810, end: 1050, optional: false, grace: 5 },
  { id: 3, name: 'Ca tối', start: 1080, end: 1260, optional: true, grace: 5 },
];

/** 'in 08:05:59 out 12:00' as events. */
const events = (text: string): CheckinEvent[] =>
  [...text.matchAll(/(in|out) (\d\d):(\d\d)(?::(\d\d))?/g)].map(([, way, hour, minute, second = '0']) => ({
    second: Number(hour) * 3600 + Number(minute) * 60 + Number(second),
    isIn: way === 'in',
  }));

const dayOf = (text: string, forms: DayForm[] = [], differing: Partial<DayToDerive> = {}): WorkDay =>
  deriveDay({ kind: 'work', time: 'past', schedule: scheduleOf(shifts), events: events(text), forms, ...differing });

/** 'late soon worked' of shifts 1 and 2, then the day: '21/0/219 0/18/222 = 1'. */
const figures = (day: WorkDay): string => {
  const ofShift = ({ late, soon, worked }: WorkDay['shifts'][number]) => `${late}/${soon}/${worked}`;
  return `${day.shifts.slice(0, 2).map(ofShift).join(' ')} = ${dayCredit(day)}`;
};

const regime: DayForm = { effect: 'regime', id: 7, late: 30, soon: 0 };
const absence: DayForm = { effect: 'absence', id: 8, from: 480, to: 540, isPaid: false };
const leave = (shift: number): DayForm => ({ effect: 'leave', id: 9, shift, isPaid: true });
const trip = (shift: number): DayForm => ({ effect: 'trip', id: 10, shift });
const explained = (shift: number, activity: 'in' | 'out' | 'both'): DayForm => ({
  ...{ effect: 'explanation', id: 11 },
  ...{ shift, activity },
});
const afternoon = ' in 13:25 out 17:32';

/** Park and Miller's generator: the same numbers at every run. */
const random = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

describe('the examples of brief 5 §3', () => {
  test.each<[string, DayForm[], string]>([
    [`in 08:05:59 out 12:00${afternoon}`, [], '0/0/235 0/0/240 = 1'],
    [`in 08:06 out 12:00${afternoon}`, [], '6/0/234 0/0/240 = 1'],
    ['in 08:00 out 12:00 in 13:30 out 17:25', [], '0/0/240 0/0/235 = 1'],
    ['in 08:00 out 12:00 in 13:30 out 17:24', [], '0/0/240 0/6/234 = 1'],
    ['in 08:21 out 12:02 in 13:27 out 17:12', [], '21/0/219 0/18/222 = 1'],
    ['in 07:56 out 17:32', [], '0/0/240 0/0/240 = 1'],
    ['in 10:00 out 12:00', [], '120/0/120 0/0/0 = 0.5'],
    ['in 10:01 out 12:00', [], '121/0/119 0/0/0 = 0'],
    [`in 08:35 out 12:00${afternoon}`, [regime], '0/0/205 0/0/240 = 1'],
    [`in 08:36 out 12:00${afternoon}`, [regime], '6/0/204 0/0/240 = 1'],
    ['in 10:15 out 12:00', [regime], '105/0/105 0/0/0 = 0.5'],
    ['in 10:16 out 12:00', [regime], '106/0/104 0/0/0 = 0'],
    [`in 09:10 out 12:00${afternoon}`, [absence], '10/0/170 0/0/240 = 1'],
    [`in 09:05 out 12:00${afternoon}`, [absence], '0/0/175 0/0/240 = 1'],
    ['in 13:30', [], '0/0/0 0/0/0 = 0'],
    ['in 13:30', [explained(2, 'out')], '0/0/0 0/0/240 = 0.5'],
  ])('%s', (text, forms, expected) => {
    expect(figures(dayOf(text, forms))).toBe(expected);
  });
});

test.each<[string, string, DayForm[], string]>([
  ['nobody came', '', [], '0/0/0 0/0/0 = 0'],
  ['leave: no credit, not late', 'in 09:30 out 12:00', [leave(0)], '0/0/0 0/0/0 = 0'],
  ['leave for a shift leaves the other', 'in 13:30 out 17:30', [leave(1)], '0/0/0 0/0/240 = 0.5'],
  ['a trip counts whole', '', [trip(0)], '0/0/0 0/0/0 = 1'],
  ['leave before a trip', '', [trip(0), leave(1)], '0/0/0 0/0/0 = 0.5'],
  ['paid absence counts as worked', 'in 10:10 out 12:00', [{ ...absence, isPaid: true }], '70/0/170 0/0/0 = 0.5'],
  ['the same, unpaid', 'in 10:10 out 12:00', [absence], '70/0/110 0/0/0 = 0'],
  ['a second check-out moves the end', 'in 08:00 out 11:00 out 12:00', [], '0/0/240 0/0/0 = 0.5'],
  ['but not across a shift that starts', 'in 08:00 out 12:00 out 17:30', [], '0/0/240 0/0/0 = 0.5'],
  ['a second check-in changes nothing', 'in 08:00 in 09:00 out 12:00', [], '0/0/240 0/0/0 = 0.5'],
  ['a check-out alone is nothing', 'out 12:00', [], '0/0/0 0/0/0 = 0'],
  ['an open stretch touches the first shift that ends after it', 'in 07:50', [], '0/0/0 0/0/0 = 0'],
  ['late and gone, both explained', 'in 08:40 out 11:00', [explained(1, 'both')], '0/0/240 0/0/0 = 0.5'],
  ['explained for all shifts', '', [explained(0, 'both')], '0/0/240 0/0/240 = 1'],
  ['a regime from both ends', 'in 08:30 out 17:00', [{ ...regime, soon: 30 }], '0/0/210 0/0/210 = 1'],
  [
    'two regimes: the most generous',
    'in 08:35 out 12:00',
    [regime, { ...regime, id: 17, late: 20 }],
    '0/0/205 0/0/0 = 0.5',
  ],
])('%s', (_what, text, forms, expected) => {
  expect(figures(dayOf(text, forms))).toBe(expected);
});

test('who was away for most of a shift was there too short, not on time', () => {
  const day = dayOf(`in 08:00 out 08:30 in 11:30 out 12:00${afternoon}`);
  expect(day).toMatchObject({ status: 'short', shifts: [{ state: 'short', isCredited: false }, { state: 'ok' }, {}] });
});

test('a check-out that ended nothing is named at the shift before it', () => {
  const day = dayOf('in 08:00 out 12:00 out 17:30');
  expect(day.shifts.map(({ ignored }) => ignored)).toEqual([null, 1050, null]);
  expect(day.reasons).toContainEqual({ rule: 'ignored', shift: 2, minutes: 1050 });
  expect(dayOf('in 08:00 out 12:00 out 17:30', [explained(2, 'in')]).shifts[1]!.ignored).toBeNull();
  expect(dayOf('in 08:00 out 11:00 out 12:00').reasons).not.toContainEqual(
    expect.objectContaining({ rule: 'ignored' }),
  );
});

describe('an explanation only helps. D111', () => {
  test.each<[string, DayForm[], string]>([
    // a check-out of the morning took the afternoon away
    ['in 08:00 out 17:30', [explained(1, 'out')], '0/0/240 0/0/240 = 1'],
    ['in 08:00 out 17:30', [explained(2, 'in')], '0/0/240 0/0/240 = 1'],
    ['in 08:00 out 12:00 in 13:30', [explained(1, 'both'), explained(2, 'out')], '0/0/240 0/0/240 = 1'],
    ['in 08:21 out 12:00', [explained(1, 'in')], '0/0/240 0/0/0 = 0.5'],
    ['in 08:30', [explained(0, 'out')], '30/0/210 0/0/240 = 1'],
    ['out 17:30', [explained(0, 'in')], '0/0/240 0/0/240 = 1'],
    ['in 08:05 out 12:02', [explained(0, 'both')], '0/0/240 0/0/0 = 0.5'],
  ])('%s', (text, forms, expected) => {
    expect(figures(dayOf(text, forms))).toBe(expected);
  });

  test.each(Array.from({ length: 300 }, (_, at) => at + 1))('whatever is approved, in any order: seed %i', (seed) => {
    const next = random(seed);
    const whole = (below: number) => Math.floor(next() * below);
    const some = Array.from({ length: whole(7) }, () => ({ second: whole(86_400), isIn: next() < 0.5 }));
    const others = [regime, absence, leave(2), trip(1)].filter(() => next() < 0.2);
    const approved: DayForm[] = [];
    let before = deriveDay({ kind: 'work', time: 'past', schedule: scheduleOf(shifts), events: some, forms: others });
    for (let turn = 0; turn < 5; turn += 1) {
      const form = explained(whole(4), (['in', 'out', 'both'] as const)[whole(3)]!);
      approved.splice(whole(approved.length + 1), 0, { ...form, id: 20 + turn });
      const forms = [...others, ...approved];
      const after = deriveDay({ kind: 'work', time: 'past', schedule: scheduleOf(shifts), events: some, forms });
      after.shifts.forEach((shift, at) => {
        const was = before.shifts[at]!;
        expect(Number(shift.isCredited)).toBeGreaterThanOrEqual(Number(was.isCredited));
        expect(shift.worked).toBeGreaterThanOrEqual(was.worked);
        expect(shift.late).toBeLessThanOrEqual(was.late);
        if (was.in !== null) expect(shift.in).toBeLessThanOrEqual(was.in);
      });
      before = after;
    }
  });
});

test.each<[string, string, DayForm[], Partial<DayToDerive>, WorkDay['status']]>([
  ['on time', `in 08:00 out 12:00${afternoon}`, [], {}, 'ok'],
  ['late', `in 08:21 out 12:00${afternoon}`, [], {}, 'late'],
  ['half a day away', 'in 13:25 out 17:32', [], {}, 'absent'],
  ['forgot to check out', 'in 08:00 out 12:00 in 13:30', [], {}, 'open'],
  ['on leave', '', [leave(0)], {}, 'leave'],
  ['on a trip', '', [trip(0)], {}, 'trip'],
  ['Sunday', 'in 08:00 out 12:00', [], { kind: 'sunday' }, 'off'],
  ['holiday', '', [], { kind: 'holiday' }, 'off'],
  ['a day to come', '', [], { time: 'blank' }, 'future'],
  ['today before work', '', [], { time: 400 }, 'future'],
  ['today at work', 'in 07:56', [], { time: 624 }, 'open'],
  ['today, nobody came by noon', '', [], { time: 730 }, 'absent'],
  ['away with permission for a whole shift', 'in 13:25 out 17:32', [{ ...absence, to: 720 }], {}, 'leave'],
])('%s: the colour of the day', (_what, text, forms, differing, expected) => {
  expect(dayOf(text, forms, differing).status).toBe(expected);
});

test('on a Sunday presence is shown, and nothing is late or counts', () => {
  const day = dayOf('in 09:30 out 11:00', [], { kind: 'sunday' });
  expect(day).toMatchObject({ credited: 0, late: 0, reasons: [{ rule: 'sunday' }] });
  expect(day.shifts[0]).toMatchObject({ in: 570, out: 660, worked: 90 });
});

test('on the running day an open shift is not decided, and what is over is', () => {
  const day = dayOf('in 07:56 out 12:02 in 13:24', [], { time: 900 });
  expect(day.shifts.map(({ isCredited }) => isCredited)).toEqual([true, null, false]);
  expect(dayCredit(day)).toBe(0.5);
  expect(day.shifts[1]).toMatchObject({ in: 804, out: null, state: 'open' });
});

test('an evening is shown, but does not count', () => {
  const day = dayOf('in 18:02 out 20:40');
  expect(day.shifts[2]).toMatchObject({ in: 1082, out: 1240, worked: 158, isCredited: false });
  expect(dayCredit(day)).toBe(0);
});

test('a brokerage with one long shift has whole days', () => {
  const long = [{ id: 4, name: 'Cả ngày', start: 480, end: 1050, optional: false, grace: 0 }];
  expect(dayCredit(dayOf('in 08:00 out 17:30', [], { schedule: scheduleOf(long) }))).toBe(1);
});

test('a shift on leave says whether it is paid, no other shift does', () => {
  const paidOf = (forms: DayForm[]) => dayOf('in 13:30 out 17:30', forms).shifts.map(({ isPaid }) => isPaid);
  const unpaid: DayForm = { effect: 'leave', id: 10, shift: 2, isPaid: false };
  expect(paidOf([leave(1)])).toEqual([true, null, null]);
  expect(paidOf([leave(1), unpaid])).toEqual([true, false, null]);
  expect(paidOf([trip(0)])).toEqual([null, null, null]);
});

test('every figure has its reason', () => {
  expect(dayOf('in 08:21 out 12:02 in 13:27 out 17:12').reasons).toEqual([
    { rule: 'worked', shift: 1, minutes: 219, of: 240 },
    { rule: 'late', shift: 1, minutes: 21, of: 5 },
    { rule: 'worked', shift: 2, minutes: 222, of: 240 },
    { rule: 'soon', shift: 2, minutes: 18, of: 5 },
  ]);
  expect(dayOf('in 13:30', [leave(1)]).reasons).toEqual([
    { rule: 'leave', shift: 1, form: 9 },
    { rule: 'tooShort', shift: 2, minutes: 0, of: 240 },
    { rule: 'open', shift: 2 },
  ]);
});

describe('any order of the same events and forms gives the same day', () => {
  test.each(Array.from({ length: 100 }, (_, at) => at + 1))('seed %i', (seed) => {
    const next = random(seed);
    const whole = (below: number) => Math.floor(next() * below);
    const shuffled = <One>(list: readonly One[]) =>
      list
        .map((one) => ({ one, key: next() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ one }) => one);
    const some = Array.from({ length: whole(9) }, () => ({
      second: whole(86_400 / 600) * 600,
      isIn: next() < 0.5,
    }));
    const pool: DayForm[] = [
      ...[regime, { ...regime, late: 10, soon: 45 }, absence, { ...absence, from: 500, to: 900, isPaid: true }],
      ...[leave(1), leave(0), trip(2), trip(0)],
      ...[explained(1, 'in'), explained(2, 'out'), explained(0, 'both')],
    ];
    const forms = pool.filter(() => next() < 0.3).map((form, id) => ({ ...form, id }));
    const kind = next() < 0.8 ? 'work' : next() < 0.5 ? 'sunday' : 'holiday';
    const day = { kind, time: next() < 0.7 ? 'past' : whole(24 * 60) } as const;
    const one = deriveDay({ ...day, schedule: scheduleOf(shifts), events: some, forms });
    for (let turn = 0; turn < 5; turn++) {
      const other = { schedule: scheduleOf(shuffled(shifts)), events: shuffled(some), forms: shuffled(forms) };
      expect(deriveDay({ ...day, ...other })).toEqual(one);
    }
    expect(one.shifts.every(({ worked, start, end }) => worked >= 0 && worked <= end - start)).toBe(true);
    expect(one.credited).toBeLessThanOrEqual(one.expected);
  });
});
