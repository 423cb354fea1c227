import type {
  CouponRow,
  DealRow,
  OldTransactionRow,
  ReceiptRow,
  TransactionRow,
} from '@toam/contracts/deal/deal.schema';
import { exportText } from '@toam/contracts/export/export.text';
import { ledgerLabel } from '@toam/contracts/deal/deal.text';
import type { Actor } from '@toam/domain/actor';
import { momentsOf } from '@toam/domain/business/business-period';
import { random, type Random } from '@toam/domain/random';
import { addDays } from '@toam/domain/work-calendar';
import { as, testApp } from '../../testing/test-app';
import { sheetIn } from '../../testing/workbook';
import { insertRandomBusiness, viewers } from './random-business.fixture';

testApp({ keepsRows: true });

const seed = 2611;
const filters = 50;
beforeAll(() => insertRandomBusiness(random(seed)), 120_000);

type Filter = Record<string, string | number>;

/** Whose, of which days, with which words: what every list understands. */
function aFilter(r: Random, { sees, leads }: (typeof viewers)[number]): Filter {
  const first = addDays('2025-10-01', r.whole(0, 350));
  const whose = r.pick<Filter>([
    {},
    { users: r.some(sees, r.whole(1, 3)).join(',') },
    ...(leads.length > 0 ? [{ team: r.pick(leads) }] : []),
  ]);
  return {
    ...whose,
    ...(r.chance(0.7) && momentsOf({ first, last: addDays(first, r.whole(20, 300)) })),
    ...(r.chance(0.3) && { search: r.pick(['GD-1', 'thu', 'le loi', 'khong co']) }),
  };
}

/** What the list of shares understands besides. */
const more = (r: Random): Filter => ({
  ...(r.chance(0.3) && { type: r.pick(['1', '2', '3,4']) }),
  ...(r.chance(0.3) && { status: r.pick(['2', '1,3,4']) }),
  ...(r.chance(0.2) && { due: 1 }),
});

interface Listed<Row> {
  total: number;
  list: Row[];
  sums: Record<string, number>;
}
const listed = async <Row>(actor: Actor, path: string, filter: Filter): Promise<Listed<Row>> => {
  const query = new URLSearchParams({ ...(filter as Record<string, string>), size: '1000' });
  const reply = await as(actor).get(`/business/${path}?${query}`);
  expect([path, filter, reply.statusCode]).toEqual([path, filter, 200]);
  return reply.json<{ data: Listed<Row> }>().data;
};

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number | null): number =>
  rows.reduce((sum, row) => sum + (of(row) ?? 0), 0);

/** What a list of shares sums up. A cancelled share is in none of it but the last two. D79. */
function sumsOfShares(rows: readonly TransactionRow[]) {
  const counted = rows.filter(({ cancelDate, in_scope }) => cancelDate === null && in_scope);
  const cancelled = rows.filter(({ cancelDate, in_scope }) => cancelDate !== null && in_scope);
  return {
    fees: sumOf(counted, (row) => row.brokerageFeeUser),
    reduced: sumOf(counted, (row) => row.reducedFee),
    payable: sumOf(counted, (row) => row.feesPayable),
    collected: sumOf(counted, (row) => row.brokerageFeeReceived),
    receivable: sumOf(counted, (row) => row.brokerageFeeReceivable),
    cancelled: cancelled.length,
    retained: sumOf(cancelled, (row) => row.brokerageFeeReceived),
  };
}

/** The sums of a sheet's columns, of amounts alone, and what its second sheet says of them, by their headers. */
async function exported(actor: Actor, kind: string, keys: string[], filter: Filter) {
  const body = { ...filter, columns: [{ key: 'id' }, ...keys.map((key) => ({ key }))] };
  const reply = await as(actor).post(`/export/${kind}`, body);
  expect(reply.statusCode).toBe(200);
  const sheet = await sheetIn(reply.rawPayload);
  const rows = (sheet.getSheetValues() as unknown[][]).slice(2).map((row) => row.slice(2));
  const [heads, input] = [1, 2].map((at) =>
    (sheet.workbook.getWorksheet(exportText.sums)!.getRow(at).values as unknown[]).slice(1),
  );
  return {
    count: rows.length,
    columns: keys.map((_, at) => rows.reduce((sum, row) => sum + Number(row[at] ?? 0), 0)),
    told: Object.fromEntries((heads as string[]).map((head, at) => [head, input![at]])) as Record<string, number>,
  };
}

describe.each(Array.from({ length: filters }, (_, at) => at))(`seed ${seed}, filter %i`, (at) => {
  const r = random(seed).fork(at);
  const viewer = viewers[at % viewers.length]!;
  const { actor } = viewer;
  const filter = aFilter(r, viewer);

  test('a list of shares sums up its rows, and so does its sheet', async () => {
    const asked = { ...filter, ...more(r) };
    const { total, list, sums } = await listed<TransactionRow>(actor, 'v2/transaction', asked);
    expect([asked, list.length, sums]).toEqual([asked, total, sumsOfShares(list)]);
    expect(sums.payable).toBe(sums.collected! + sums.receivable!);
    const keys = ['reducedFee', 'feesPayable', 'brokerageFeeReceived', 'brokerageFeeReceivable', 'retained'];
    const { count, columns, told } = await exported(actor, 'transaction', keys, asked);
    const names = ['reduced', 'payable', 'collected', 'receivable', 'retained'] as const;
    expect([count, columns]).toEqual([total, names.map((name) => sums[name])]);
    expect(names.map((name) => told[ledgerLabel[name]])).toEqual(columns);

    const deals = await listed<DealRow>(actor, 'v2/transaction', { ...asked, group: 'deal' });
    const shares = deals.list.flatMap(({ transactions }) => transactions);
    expect([deals.total, deals.sums]).toEqual([deals.list.length, sumsOfShares(shares)]);
    const found = new Set(list.map(({ deal_id }) => deal_id));
    expect(new Set(deals.list.map(({ id }) => id))).toEqual(found);
  });

  test('lists of papers and old transactions sum up their rows, receipts in their sheet, too', async () => {
    const money = await listed<ReceiptRow>(actor, 'v2/receipt', filter);
    expect([money.total, money.sums.collected]).toEqual([
      money.list.length,
      sumOf(money.list, (row) => row.feeCollect),
    ]);
    const sheet = await exported(actor, 'receipt', ['feeCollect', 'retained'], filter);
    const retained = sumOf(money.list, (row) => (row.retained ? row.feeCollect : 0));
    expect([sheet.count, ...sheet.columns]).toEqual([money.total, money.sums.collected, retained]);
    expect(Object.values(sheet.told)).toEqual([money.sums.collected]);

    const cuts = await listed<CouponRow>(actor, 'v2/coupons', filter);
    expect([cuts.total, cuts.sums.reduced]).toEqual([cuts.list.length, sumOf(cuts.list, (row) => row.reducedFee)]);
    const bills = await listed<{ feeCollected: number }>(actor, 'v2/cancelBill', filter);
    expect([bills.total, bills.sums.retained]).toEqual([
      bills.list.length,
      sumOf(bills.list, (row) => row.feeCollected),
    ]);
    const old = await listed<OldTransactionRow>(actor, 'transaction/get-all', filter);
    expect([old.total, old.sums]).toEqual([
      old.list.length,
      {
        fee: sumOf(old.list, (row) => row.brokerageFee),
        received: sumOf(old.list, (row) => row.brokerageFeeReceived),
        receivable: sumOf(old.list, (row) => row.brokerageFeeReceivable),
      },
    ]);
  });
});
