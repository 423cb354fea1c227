import type { Actor } from '@toam/domain/actor';
import { figureIn, figureOfStaff } from '@toam/contracts/business/figure-value';
import type { FigureRow } from '@toam/contracts/business/statistic.endpoints';
import type { BusinessStatistic, StaffFigures, StaffStatisticRow } from '@toam/contracts/business/statistic.schema';
import { exportText } from '@toam/contracts/export/export.text';
import {
  businessFigures,
  fiveWayFigure,
  isRatio,
  type OpenFigure,
  openFigures,
  partsOfRatio,
  ratioFrom,
  tableFigure,
  unitOfFigure,
} from '@toam/domain/business/business-figures';
import { momentsOf, type Days } from '@toam/domain/business/business-period';
import { daysOfBucket } from '@toam/domain/business/chart-buckets';
import { type FiveWayKind, sides } from '@toam/domain/business/five-way';
import type { TableRowKey } from '@toam/domain/business/three-tables';
import { dayOf } from '@toam/domain/day';
import { addDays } from '@toam/domain/work-calendar';
import { random, type Random } from '@toam/domain/random';
import { as, testApp } from '../../testing/test-app';
import { sheetIn } from '../../testing/workbook';
import { insertRandomBusiness, viewers } from './random-business.fixture';

testApp({ keepsRows: true });

const seed = 1511;
const filters = 50;
/** Filters of a role, over which its sheets are spread. */
const sheetRounds = 10;
beforeAll(() => insertRandomBusiness(random(seed)), 120_000);

interface Filter {
  period: object;
  team?: number;
  users?: number[];
}

function aPeriod(die: Random): object {
  const year = 2026;
  const kinds = [
    () => ({ type: 1, year }),
    () => ({ type: 2, year, quarter: die.whole(1, 4) }),
    () => ({ type: 3, year, month: die.whole(1, 12) }),
    () => {
      const first = addDays('2025-10-01', die.whole(0, 400));
      return { type: 4, ...momentsOf({ first, last: addDays(first, die.whole(0, 120)) }) };
    },
  ];
  return die.pick(kinds)();
}

function aFilter(die: Random, { sees, leads }: (typeof viewers)[number]): Filter {
  const period = aPeriod(die);
  const asks = [
    () => ({}),
    () => ({ users: die.some(sees, die.whole(1, 3)) }),
    ...(leads.length > 0 ? [() => ({ team: die.pick(leads) })] : []),
  ];
  return { period, ...die.pick(asks)() };
}

const rowsOf = async (actor: Actor, body: object) =>
  (await as(actor).post('/business/statistic/rows?page=1&size=1000', body)).json().data as {
    list: FigureRow[];
    sum: number;
    total: number;
  };

const added = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** The sum of the column of amounts in the sheet, and the one that its second sheet says. */
async function exportedSums(actor: Actor, figure: OpenFigure, body: object): Promise<number[]> {
  const key = unitOfFigure(figure) === 'dong' ? 'money' : 'count';
  const reply = await as(actor).post('/export/figure', { ...body, columns: [{ key: 'user' }, { key }] });
  expect(reply.statusCode).toBe(200);
  const sheet = await sheetIn(reply.rawPayload);
  const amounts = (sheet.getColumn(2).values as (string | number)[]).slice(2);
  const told = sheet.workbook.getWorksheet(exportText.sums)!.getRow(2).getCell(4).value;
  return [amounts.reduce<number>((sum, one) => sum + Number(one), 0), Number(told)];
}

/** A table shows an average fee in millions, one decimal half up. */
const inTable = (key: TableRowKey, value: number | null): number | null =>
  key === 'average_fee' && value !== null ? Math.floor((value + 50_000) / 100_000) / 10 : value;

/** A bar of the chart: its days, and what each of its parts shows. */
function aBar(die: Random, { dataChart, startAt, endAt }: BusinessStatistic, by: 'day' | 'week' | 'month') {
  const point = die.pick(dataChart);
  const within: Days = { first: dayOf(startAt), last: dayOf(endAt) };
  const days = daysOfBucket(dayOf(point.date), by, within);
  const parts: Record<FiveWayKind, number> = { ...point, synthetic: point.total };
  return { period: { type: 4, ...momentsOf(days) }, parts };
}

describe.each(Array.from({ length: filters }, (_, at) => at))(`seed ${seed}, filter %i`, (at) => {
  const die = random(seed).fork(at);
  const viewer = viewers[at % viewers.length]!;
  const { actor } = viewer;
  const filter = aFilter(die, viewer);

  test('every figure is the sum of its rows, ratios follow from them, and the sheet has the same sum', async () => {
    const by = die.pick(['day', 'week', 'month'] as const);
    const found = (await as(actor).post('/business/statistic', { ...filter, by })).json().data as BusinessStatistic;
    const previous = die.chance(0.3);
    const sums = new Map<OpenFigure, number>();
    // each role exports each figure once
    const round = Math.floor(at / viewers.length) % sheetRounds;
    const exported = new Set(openFigures.filter((_, index) => index % sheetRounds === round));
    for (const figure of openFigures) {
      const body = { ...filter, figure, previous };
      const { list, sum } = await rowsOf(actor, body);
      sums.set(figure, sum);
      const expected = figureIn(found, { figure, previous }) ?? 0;
      expect([figure, sum, added(list)]).toEqual([figure, expected, expected]);
      if (exported.has(figure))
        expect([figure, ...(await exportedSums(actor, figure, body))]).toEqual([figure, sum, sum]);
    }
    for (const figure of businessFigures.filter(isRatio)) {
      const { numerator, denominator } = partsOfRatio(figure);
      const ratio = ratioFrom(figure, sums.get(numerator)!, sums.get(denominator)!);
      expect([figure, ratio]).toEqual([figure, figureIn(found, { figure, previous })]);
    }
    for (const side of sides)
      for (const row of found.tables[side].rows) {
        const figure = tableFigure(side, row.key);
        const [now, before] = [figureIn(found, { figure }), figureIn(found, { figure, previous: true })];
        expect([figure, row.current, row.previous]).toEqual([
          figure,
          ...[now, before].map((value) => inTable(row.key, value)),
        ]);
      }
    const bar = aBar(die, found, found.by);
    for (const kind of ['synthetic', 'sale', 'purchase', 'connection'] as const) {
      const figure = fiveWayFigure(kind, 'totalBrokerageFee');
      const { sum } = await rowsOf(actor, { ...filter, period: bar.period, figure });
      expect([figure, sum]).toEqual([figure, bar.parts[kind]]);
    }
  });
});

/** Every figure of a person, or of all, is the sum of its rows, and ratios follow from them. */
async function expectCells(actor: Actor, body: object, found: StaffFigures): Promise<void> {
  const sums = new Map<OpenFigure, number>();
  for (const figure of openFigures) {
    const shown = figureOfStaff(found, figure);
    const { sum } = await rowsOf(actor, { ...body, figure });
    sums.set(figure, sum);
    if (shown !== null) expect([body, figure, sum]).toEqual([body, figure, shown]);
  }
  for (const figure of businessFigures.filter(isRatio)) {
    const { numerator, denominator } = partsOfRatio(figure);
    const ratio = ratioFrom(figure, sums.get(numerator)!, sums.get(denominator)!);
    expect([body, figure, ratio]).toEqual([body, figure, figureOfStaff(found, figure)]);
  }
}

// an agent has no summary. D25
test.each(viewers.slice(0, 4).map((viewer, at) => [at, viewer] as const))(
  'each cell of the summary, and its total, is the sum of what it opens (role %i)',
  async (at, { actor }) => {
    const body = { period: aPeriod(random(seed).fork(`summary ${at}`)) };
    const { list, total } = (await as(actor).post('/business/statistic/staff', body)).json<{
      data: { list: StaffStatisticRow[]; total: StaffFigures };
    }>().data;
    for (const row of list) await expectCells(actor, { ...body, users: [row.user.id] }, row);
    await expectCells(actor, body, total);
  },
);

test('the sheet of figures belongs to scope S, and needs a figure', async () => {
  const leader = viewers[3]!.actor;
  const columns = [{ key: 'user' }, { key: 'money' }];
  const period = { type: 3, year: 2026, month: 11 };
  const ask = async (body: object) => (await as(leader).post('/export/figure', { columns, ...body })).statusCode;
  expect(await ask({ period, figure: 'brokerageFeeRevenue', users: [9] })).toBe(403);
  expect(await ask({ period, figure: 'sale.buyingPercent' })).toBe(422);
  expect(await ask({ all: true })).toBe(422);
});
