import { JobPosition } from '@toam/domain/actor';
import { PeriodType } from '@toam/domain/business/business-period';
import { aUser } from '@toam/testing/a-user';
import {
  addressToSend,
  queryOf,
  type BusinessChoice,
  businessSearch,
  choiceParams,
  questionOf,
  readChoice,
  scopeOf,
  writeChoice,
} from './business-choice';

const today = '2026-11-23';
const read = (address: string) =>
  readChoice(businessSearch.parse(Object.fromEntries(new URLSearchParams(address))), today);
const everybody = { whose: 'team', team: null, users: [] };
const thisMonth = { type: PeriodType.month, year: 2026, month: 11 };

test.each<[string, object]>([
  ['', { period: thisMonth, ...everybody }],
  ['period=year', { period: { type: PeriodType.year, year: 2026 }, ...everybody }],
  ['period=year&year=2025', { period: { type: PeriodType.year, year: 2025 }, ...everybody }],
  ['period=quarter', { period: { type: PeriodType.quarter, year: 2026, quarter: 4 }, ...everybody }],
  ['period=quarter&quarter=2', { period: { type: PeriodType.quarter, year: 2026, quarter: 2 }, ...everybody }],
  ['year=2025&month=3', { period: { type: PeriodType.month, year: 2025, month: 3 }, ...everybody }],
  ['period=custom', { period: { type: PeriodType.custom, first: '2026-11-01', last: '2026-11-30' }, ...everybody }],
  [
    'period=custom&from=2026-03-31&to=2026-04-30',
    { period: { type: PeriodType.custom, first: '2026-03-31', last: '2026-04-30' }, ...everybody },
  ],
  ['team=6', { period: thisMonth, whose: 'team', team: 6, users: [] }],
  ['whose=people&users=7,9,7', { period: thisMonth, whose: 'people', team: null, users: [7, 9] }],
])('the address %p', (address, choice) => {
  expect(read(address)).toEqual(choice);
});

test.each([
  'period=century&year=20&month=13&team=x&users=a,-1,1.5',
  'quarter=5&whose=nobody&from=2026-02-30',
  'year=&month=',
])('what is broken in the address falls back: %s', (address) => {
  expect(read(address)).toEqual({ period: thisMonth, ...everybody });
});

test.each(['period=custom&from=2026-05-02&to=2026-05-01', 'period=custom&from=2026-05-02'])(
  'days that are none are this month’s: %s',
  (address) => {
    expect(read(address).period).toEqual({ type: PeriodType.custom, first: '2026-11-01', last: '2026-11-30' });
  },
);

const choices: BusinessChoice[] = [
  { period: { type: PeriodType.year, year: 2024 }, whose: 'team', team: 6, users: [] },
  { period: { type: PeriodType.quarter, year: 2026, quarter: 1 }, whose: 'people', team: null, users: [7, 9] },
  { period: { type: PeriodType.month, year: 2025, month: 12 }, whose: 'team', team: null, users: [] },
  {
    period: { type: PeriodType.custom, first: '2026-03-31', last: '2026-04-30' },
    whose: 'people',
    team: null,
    users: [],
  },
];

test.each(choices)('what is written is read again: %j', (choice) => {
  expect(readChoice(businessSearch.parse(writeChoice(choice, today)), today)).toEqual(choice);
});

test.each(choices)('a link holds it, too: %j', (choice) => {
  expect(read(choiceParams(choice, today).toString())).toEqual(choice);
});

test('what today says is not written, so a kept link follows the calendar', () => {
  const { year, month, from } = writeChoice(read(''), today);
  expect([year, month, from]).toEqual([null, null, null]);
  expect(choiceParams(read(''), today).toString()).toBe('');
  expect(writeChoice(read('period=custom'), today)).toMatchObject({ period: 'custom', from: null, to: null });
});

const screen = 'https://toam.vn/bussiness?tables=sale&figure=saleQuantity';
const [leader, accountant] = [
  aUser({ id: 6, job_position: JobPosition.teamLeader }),
  aUser({ id: 9, job_position: JobPosition.accountant }),
];

test.each([
  ['a leader’s own team in the month of today', '', leader, 'period=month&year=2026&month=11&whose=team&team=6'],
  ['everybody', 'period=year', accountant, 'period=year&year=2026&whose=team'],
  ['people', 'whose=people&users=7,9', leader, 'period=month&year=2026&month=11&whose=people&users=7%2C9'],
])('a link to send says its days and its people: %s', (_what, filter, viewer, input) => {
  const paramsOf = (address: string) => Object.fromEntries(new URL(address).searchParams);
  const sent = paramsOf(addressToSend(`${screen}&${filter}`, read(filter), viewer));
  expect(sent).toEqual(paramsOf(`${screen}&${input}`));
  expect(readChoice(businessSearch.parse(sent), '2027-05-01').period).toEqual(read(filter).period);
});

test('whose figures are asked for: a team, some people, or without names all that one may see', () => {
  expect(choices.map(scopeOf)).toEqual([{ team: 6 }, { users: '7,9' }, {}, {}]);
  // people that were chosen before do not count while a team is
  expect(scopeOf({ ...choices[0]!, users: [7] })).toEqual({ team: 6 });
});

test('a period is asked for from its first to its last second in Vietnam', () => {
  expect(queryOf(read('year=2026&month=2'))).toEqual({
    startAt: Date.UTC(2026, 0, 31, 17) / 1000,
    endAt: Date.UTC(2026, 1, 28, 17) / 1000 - 1,
  });
});

test('the same in a body: chosen days as moments, people as a list', () => {
  expect(choices.map(questionOf)).toEqual([
    { period: { type: PeriodType.year, year: 2024 }, team: 6 },
    { period: { type: PeriodType.quarter, year: 2026, quarter: 1 }, users: [7, 9] },
    { period: { type: PeriodType.month, year: 2025, month: 12 } },
    {
      period: {
        type: PeriodType.custom,
        startAt: Date.UTC(2026, 2, 30, 17) / 1000,
        endAt: Date.UTC(2026, 3, 30, 17) / 1000 - 1,
      },
    },
  ]);
});
