import { dealText } from '@toam/contracts/texts/deal';
import { houseText } from '@toam/contracts/texts/house';
import { validationText } from '@toam/contracts/texts/validation';
import { largestAmount } from '@toam/domain/deal/deal-values';
import { eq, sql } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { db } from '../../db/db';
import { historyEntries } from '../../history/history.schema';
import { notifications } from '../../live/notification.schema';
import { insertOldTransaction } from '../../testing/insert-deal';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';
import { users } from '../users/user.schema';
import {
  accountant,
  aDeal,
  both,
  cancel,
  collect,
  dataOf,
  errorsOf,
  insertScene,
  record,
  reduce,
  today,
} from './deal.scene';
import { cancelBills, coupons, deals, dealShares, oldTransactions, receipts } from './deal.schema';

// nothing of what follows is stored
testApp({ keepsRows: true });

const day = 86_400;
const before2000 = Date.UTC(1999, 11, 31, 16, 59, 59) / 1000;
const after2100 = Date.UTC(2100, 11, 31, 17) / 1000;
const long = 'x'.repeat(200);
const { tooBig, tooSmall, integer, tooLong } = validationText;
const most = tooBig('1.000.000.000.000.000');
const rate = houseText.between('0', '100', '%');

/** Deal 1 with shares of agents 7 and 8, something collected and reduced; house, customer and person 20 are deleted. */
beforeAll(async () => {
  await insertScene();
  await insertUser({ id: 20 });
  const deleted = { deleted_at: new Date() };
  await db().update(users).set(deleted).where(eq(users.id, 20));
  await insertHouse({ user_id: 7, ...deleted });
  await insertCustomer({ user_id: 7, phone_number: '0903618279', phones: ['0903618279'], ...deleted });
  await insertOldTransaction({ user_id: 7 });
  await record(aDeal({}, both));
  expect((await collect(1, 1_000_000, 'PT-1')).statusCode).toBe(200);
  expect((await reduce(1, 500_000)).statusCode).toBe(200);
  expect((await cancel(2, { whole_deal: false })).statusCode).toBe(200);
});

/** Every row of the ledger and of what follows from it. */
async function everything(): Promise<unknown> {
  const ledger = [deals, dealShares, receipts, coupons, cancelBills, oldTransactions];
  const around = [historyEntries, notifications, auditEntries];
  const rows = [];
  for (const table of [...ledger, ...around])
    rows.push((await db().execute(sql`select to_jsonb(r) as row from ${table} as r order by r.id`)).rows);
  return rows;
}

type Call = [method: 'post' | 'put', path: string, body: object, errors: object];

async function expectRefused([method, path, body, errors]: Call): Promise<void> {
  const before = await everything();
  const reply = await as(accountant)[method](`/business/${path}`, body);
  expect(errorsOf(reply)).toMatchObject([422, errors]);
  expect(await everything()).toEqual(before);
}

/** Wrong amounts of VND, with their messages. `least`: an amount of 0 is none. */
const amounts = (missing: string, least: 0 | 1 = 0): [unknown, string][] => [
  [-1, least === 0 ? tooSmall('0') : dealText.nothing],
  [0.5, integer],
  [86_500_000.01, integer],
  [largestAmount + 1, most],
  [Number.MAX_SAFE_INTEGER, most],
  [1e300, most],
  ['1000000', missing],
  [null, missing],
  ...(least === 1 ? ([[0, dealText.nothing]] as [unknown, string][]) : []),
];

const empty = dealText.empty;
const wrongDays: [unknown, string][] = [
  [before2000, dealText.dayMissing],
  [after2100, dealText.dayMissing],
  [-1, dealText.dayMissing],
  [1.5, dealText.dayMissing],
  ['2026-11-20', dealText.dayMissing],
];
const wrongRates: [unknown, string][] = [
  [33.3333, houseText.decimals(3)],
  [0.0001, houseText.decimals(3)],
  [-0.001, rate],
  [100.001, rate],
  ['50', empty('Tỷ lệ (%)')],
];

describe('of a new deal', () => {
  const add = (deal: object, errors: object, share?: object): Call => [
    'post',
    'v2/transaction/add',
    // what is allowed of the fees must not hide what is wrong
    aDeal({ notarizedDate: today() + 30 * day, brokerageReceiveDate: today() + 30 * day, ...deal }, [
      { transactionCode: 'GD-9', ...share },
    ]),
    errors,
  ];
  const ofShare = (field: string, value: unknown, message: string) =>
    add({}, { [`users_group.0.${field}`]: message }, { [field]: value });

  test.each<Call>([
    ...amounts('Please enter the closing price').map(([price, message]) => add({ price }, { price: message })),
    ...amounts(empty('Hoa hồng')).map(([brokerageFee, message]) => add({ brokerageFee }, { brokerageFee: message })),
    ...amounts(empty('Hoa hồng thực lãnh')).map(([value, message]) => ofShare('brokerageFeeUser', value, message)),
    ...wrongRates.map(([value, message]) => ofShare('brokerageRate', value, message)),
    ...wrongDays.flatMap(([value, message]) =>
      ['date', 'notarizedDate', 'brokerageReceiveDate'].map((field) => add({ [field]: value }, { [field]: message })),
    ),
    add({ date: today() + day }, { date: dealText.future }),
    add({ notarizedDate: today() - day }, { notarizedDate: dealText.beforeDeposit }),
    add({ brokerageReceiveDate: today() - day }, { brokerageReceiveDate: dealText.beforeDeposit }),
    add({ reservationDate: before2000 }, { reservationDate: dealText.dayMissing }),
    ofShare('transactionCode', long, tooLong(40)),
    ofShare('transactionCode', ' \n ', empty('Mã giao dịch')),
    ofShare('note', 'x'.repeat(1001), tooLong(1000)),
    ofShare('transactionType', 5, empty('Loại giao dịch')),
    ofShare('transactionType', '1', empty('Loại giao dịch')),
    ofShare('status', 0, empty('Trạng thái')),
    ofShare('user_id', 99, dealText.staffGone),
    ofShare('user_id', 20, dealText.staffGone),
    ofShare('user_id', 7.5, empty('Nhân viên')),
    ofShare('customer_id', 99, dealText.customerGone),
    ofShare('customer_id', 4, dealText.customerGone),
    ofShare('customer_id', 1e12, validationText.invalid),
    add({ house_id: 99 }, { house_id: dealText.houseGone }),
    add({ house_id: 2 }, { house_id: dealText.houseGone }),
    add({ house_id: -1 }, { house_id: empty('BĐS') }),
    ['post', 'v2/transaction/add', { ...aDeal(), users_group: [] }, { users_group: dealText.nobody }],
  ])('%s %s %j', async (...call) => expectRefused(call));
});

describe('of a changed share', () => {
  const change = (field: string, value: unknown, message: string): Call => [
    'put',
    'v2/transaction/update',
    { id: 1, [field]: value },
    { [field]: message },
  ];

  test.each<Call>([
    // absent is unchanged, null is not
    ...amounts('Please enter the closing price').map(([value, message]) => change('price', value, message)),
    ...amounts(empty('Hoa hồng')).map(([value, message]) => change('brokerageFee', value, message)),
    ...amounts(empty('Hoa hồng thực lãnh')).map(([value, message]) => change('brokerageFeeUser', value, message)),
    ...wrongRates.map(([value, message]) => change('brokerageRate', value, message)),
    ...wrongDays.map(([value, message]) => change('date', value, message)),
    [
      ...(['put', 'v2/transaction/update', { id: 1, date: today() + 30 * day }] as const),
      { notarizedDate: dealText.beforeDeposit, brokerageReceiveDate: dealText.beforeDeposit },
    ],
    change('notarizedDate', today() - day, dealText.beforeDeposit),
    change('brokerageReceiveDate', today() - day, dealText.beforeDeposit),
    change('transactionCode', long, tooLong(40)),
    change('staff_id', 20, dealText.staffGone),
    change('staff_id', 99, dealText.staffGone),
    change('customer_id', 4, dealText.customerGone),
    change('house_id', 2, dealText.houseGone),
    change('brokerageFeeUser', 60_000_001, dealText.overFee),
    change('brokerageFeeUser', 1_499_999, dealText.underCollected('1.500.000')),
    change('brokerageFee', 99_999_999, dealText.overFee),
  ])('%s %s %j', async (...call) => expectRefused(call));
});

describe('of papers', () => {
  const paper = (method: Call[0], path: string, body: object, field: string, message: string): Call => [
    method,
    `v2/${path}`,
    body,
    { [field]: message },
  ];
  const receipt = { transaction_id: 1, feeCode: 'PT-9', dateCollect: today(), feeCollect: 1 };

  test.each<Call>([
    ...amounts(empty('Số tiền thu'), 1).flatMap(([feeCollect, message]): Call[] => [
      paper('post', 'receipt/add', { ...receipt, feeCollect }, 'feeCollect', message),
      paper('post', 'receipt/add', { rows: [{ ...receipt, feeCollect }] }, 'rows.0.feeCollect', message),
      paper('put', 'receipt/update', { id: 1, feeCollect }, 'feeCollect', message),
    ]),
    ...amounts('Vui lòng nhập số tiền giảm', 1).flatMap(([reducedFee, message]): Call[] => [
      paper('post', 'coupons', { transaction_id: 1, reducedFee }, 'reducedFee', message),
      paper('put', 'coupons', { id: 1, reducedFee }, 'reducedFee', message),
    ]),
    ...wrongDays.flatMap(([value, message]): Call[] => [
      paper('post', 'receipt/add', { ...receipt, dateCollect: value }, 'dateCollect', message),
      paper('put', 'receipt/update', { id: 1, dateCollect: value }, 'dateCollect', message),
      paper('post', 'cancelBill', { transaction_id: 1, cancelDate: value }, 'cancelDate', message),
      paper('put', 'cancelBill', { id: 1, cancelDate: value }, 'cancelDate', message),
    ]),
    paper('post', 'receipt/add', { ...receipt, feeCode: long }, 'feeCode', tooLong(40)),
    paper('put', 'receipt/update', { id: 1, feeCode: long }, 'feeCode', tooLong(40)),
    paper('post', 'receipt/add', { ...receipt, feeCollect: 58_500_001 }, 'feeCollect', dealText.overPayable),
    paper(
      'post',
      'coupons',
      { transaction_id: 1, reducedFee: 58_500_000 },
      'reducedFee',
      dealText.reductionTooLarge('59.500.000'),
    ),
    paper('post', 'receipt/add', { ...receipt, transaction_id: 2 }, 'transaction_id', dealText.cancelled),
    paper('post', 'coupons', { transaction_id: 2, reducedFee: 1 }, 'transaction_id', dealText.cancelled),
    paper('post', 'cancelBill', { transaction_id: 2, cancelDate: today() }, 'transaction_id', dealText.cancelled),
  ])('%s %s %j', async (...call) => expectRefused(call));
});

describe('of an old transaction', () => {
  const old = {
    ...{ id: 1, date: today() - day, notarizedDay: today(), brokerageReceiveDay: today(), price: 5_000_000_000 },
    ...{ brokerageFee: 50_000_000, brokerageFeeReceived: 20_000_000, brokerageFeeStatus: 2, transactionType: 1 },
    ...{ status: 3, address: '12 Phan Xích Long', note: null },
  };
  const change = (field: string, value: unknown, message: string): Call => [
    'put',
    'transaction/update',
    { ...old, [field]: value },
    { [field]: message },
  ];

  test.each<Call>([
    ...amounts('Please enter the closing price').map(([value, message]) => change('price', value, message)),
    ...amounts(empty('Hoa hồng thực lãnh')).map(([value, message]) => change('brokerageFee', value, message)),
    ...amounts(empty('Hoa hồng đã nhận')).map(([value, message]) => change('brokerageFeeReceived', value, message)),
    ...wrongDays.flatMap(([value, message]) =>
      ['date', 'notarizedDay', 'brokerageReceiveDay'].map((field) => change(field, value, message)),
    ),
    change('address', long, tooLong(130)),
    change('user_id', 20, dealText.staffGone),
    change('user_id', 99, dealText.staffGone),
    change('brokerageFeeStatus', 4, empty('Tình trạng hoa hồng')),
  ])('%s %s %j', async (...call) => expectRefused(call));
});

test('the largest amounts and the finest rates are stored as they were said', async () => {
  const body = aDeal({ price: largestAmount, brokerageFee: largestAmount }, [
    { transactionCode: 'x'.repeat(40), brokerageRate: 33.333, brokerageFeeUser: largestAmount },
  ]);
  const reply = await as(accountant).post('/business/v2/transaction/add', body);
  expect(dataOf(reply)).toMatchObject({
    price: largestAmount,
    transactions: [{ brokerageRate: 33.333, brokerageFeeUser: largestAmount, brokerageFeeReceivable: largestAmount }],
  });
});
