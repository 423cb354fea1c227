import { historyModels } from '@toam/contracts/history/history.endpoints';
import { type Actor, JobPosition, Role } from '@toam/domain/actor';
import { openFigures } from '@toam/domain/business/business-figures';
import { PeriodType } from '@toam/domain/business/business-period';
import { dayOf } from '@toam/domain/day';
import { fullMoney } from '@toam/domain/money/money-format';
import { eq, sql } from 'drizzle-orm';
import { Workbook } from 'exceljs';
import type { LightMyRequestResponse } from 'fastify';
import { db } from '../db/db';
import {
  accountant,
  aDeal,
  agent,
  cancel,
  collect,
  insertFixture,
  leader,
  mate,
  record,
  reduce,
  stranger,
  today,
} from '../modules/deals/deal.fixture';
import { users } from '../modules/users/user.schema';
import { anActor } from '../testing/an-actor';
import { exampleAbout, nameOf, sendCall, type SentCall } from '../testing/example-call';
import { insertOldTransaction } from '../testing/insert-deal';
import { insertHouse } from '../testing/insert-house';
import { insertSession, insertUser } from '../testing/insert-user';
import { as, testApp } from '../testing/test-app';

const { app } = testApp({ ownApp: true });

/** Milliseconds. Every endpoint is called for every record. */
const timeout = 240_000;

const otherLeader = anActor({ id: 10, job_position: JobPosition.teamLeader });
const everyFlag = {
  chat_permission: 1,
  customer_permission: 1,
  request_permission: 1,
  project_permission: 1,
  news_permission: 1,
  employment_diagram_permission: 1,
  bussiness_permission: 1,
} as const;
const marketer = anActor({ id: 11, role: Role.marketer, ...everyFlag });
const saleAdmin = anActor({ id: 12, job_position: JobPosition.saleAdmin, ...everyFlag });

type Earner = 7 | 8 | 9;
const earners: Earner[] = [7, 8, 9];
const note = (id: Earner) => `chi minh nguoi ${id} biet`;

/** What people earn, of which nobody else is told. These numbers, and what follows from them, are each person's alone. */
const earned = {
  fee: (id: Earner) => 61_737_000 + 101 * id,
  reduced: (id: Earner) => 3_131_000 + 13 * id,
  collected: (id: Earner) => 17_531_000 + 37 * id,
  old: (id: Earner) => 47_373_000 + 59 * id,
  oldReceived: (id: Earner) => 13_717_000 + 17 * id,
  /** Of a share that somebody else has now. */
  former: (id: Earner) => 29_313_000 + 71 * id,
  /** Of a share that was cancelled after something was collected. */
  cancelled: (id: Earner) => 53_537_000 + 61 * id,
  retained: (id: Earner) => 11_317_000 + 23 * id,
  rate: (id: Earner) => (31_370 + id) / 1000,
  counter: (id: Earner) => 7_310 + id,
  target: (id: Earner) => 713_710 + id,
};

/** All amounts that answers derive from them. */
function amountsOf(id: Earner): number[] {
  const payable = earned.fee(id) - earned.reduced(id);
  const cancelled = earned.cancelled(id) - earned.retained(id);
  return [
    ...[earned.fee(id), earned.reduced(id), earned.collected(id), payable, payable - earned.collected(id)],
    ...[earned.old(id), earned.oldReceived(id), earned.old(id) - earned.oldReceived(id)],
    ...[earned.former(id), earned.cancelled(id), earned.retained(id), cancelled],
    // both halves of a share on both sides
    ...[Math.ceil(payable / 2), Math.floor(payable / 2)],
  ];
}

const escaped = (text: string) => text.replace(/[.,]/g, '\\$&');

/** A number as digits, or as people read it. */
const written = (value: number): string[] => [String(value), fullMoney(value), fullMoney(value).replaceAll('.', ',')];

/** Finds what this person earns in an answer. */
function secretsOf(id: Earner, { withTargets = true } = {}): RegExp {
  const numbers = [...amountsOf(id), earned.counter(id), ...(withTargets ? [earned.target(id)] : [])].flatMap(written);
  const rate = earned.rate(id).toFixed(3);
  const texts = [...numbers, rate, rate.replace('.', ',')].map((text) => `(?<![\\d.,])${escaped(text)}(?!\\d)`);
  return new RegExp([...texts, note(id)].join('|'));
}

/** Keys and signatures. By chance they hold any number of four digits. */
const randomWords = /[\w-]{32,}/g;

const paths = { entry: '/business/accumulation/add', target: '/business/target/create' };

/** What one person did and should do. */
async function plantFigures(id: Earner): Promise<void> {
  const short = {
    ...{ marketingQuantity: 0, saleQuantity: earned.counter(id), saleCustomerSeenQuantity: 0, purchaseQuantity: 0 },
    ...{ purchaseCustomerSeenQuantity: 0, connectionQuantity: 0, connectionCustomerSeenQuantity: 0 },
  };
  const admin = as(anActor({ id: 2, role: Role.admin, job_position: JobPosition.admin }));
  const [year, month] = dayOf(today()).split('-').map(Number) as [number, number];
  const replies = [
    await admin.post(paths.entry, { user_id: id, date: today(), ...short }),
    await admin.post(paths.target, {
      ...{ user_id: id, year, quarter: Math.ceil(month / 3), purchase: earned.target(id), connection: 0 },
    }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const amounts = { fee: earned.old(id), fee_received: earned.oldReceived(id), fee_status: 2 as const };
  const day = dayOf(today());
  const days = { date: day, notarized_day: day, receive_day: day };
  await insertOldTransaction({ user_id: id, ...amounts, ...days, note: note(id) });
}

const input = (id: Earner, transactionCode: string, more: object = {}) => ({
  ...{ user_id: id, customer_id: 1, transactionCode, brokerageFeeUser: earned.fee(id) },
  ...{ brokerageRate: earned.rate(id), note: note(id), ...more },
});

/**
 * Agents 7 and 8 have leader 6, agent 9 has leader 10. All deals are about customer 1, who is agent 7's. Share 1 is 7's and 2 is 9's, of one
 * deal; 3 is 8's, of both sides; 4 is 9's and cancelled; 5 was 8's until it became 7's.
 */
async function fixture(): Promise<void> {
  await insertFixture();
  for (const person of [otherLeader, marketer, saleAdmin]) await insertUser(person);
  await db().update(users).set({ manager: otherLeader.id }).where(eq(users.id, stranger.id));
  await insertHouse({ user_id: 7, public: 1, public_approval: 1 });
  const fee = { brokerageFee: 200_000_000 };
  await record(aDeal(fee, [input(7, 'GD-1'), input(9, 'GD-2', { transactionType: 2 })]));
  await record(aDeal({ ...fee, house_id: 2 }, [input(8, 'GD-3', { transactionType: 4 })]));
  await record(aDeal(fee, [input(9, 'GD-4', { brokerageFeeUser: earned.cancelled(9) })]));
  await record(aDeal({ ...fee, house_id: 2 }, [input(8, 'GD-5', { brokerageFeeUser: earned.former(8) })]));
  const papers = [
    ...[await reduce(1, earned.reduced(7)), await reduce(2, earned.reduced(9)), await reduce(3, earned.reduced(8))],
    ...[await collect(1, earned.collected(7), 'PT-1'), await collect(2, earned.collected(9), 'PT-2')],
    ...[await collect(3, earned.collected(8), 'PT-3'), await collect(4, earned.retained(9), 'PT-4')],
    await cancel(4, { note: note(9) }),
  ];
  expect(papers.map(({ statusCode }) => statusCode)).toEqual(papers.map(() => 200));
  const handed = { id: 5, staff_id: 7, brokerageFeeUser: 1_000_000, brokerageRate: 1, note: '' };
  expect((await as(accountant).put('/business/v2/transaction/update', handed)).statusCode).toBe(200);
  for (const id of earners) await plantFigures(id);
}

/** Columns of the sheets of shares and receipts. */
const sheets: Record<string, string[]> = {
  transaction: [
    ...['transactionCode', 'house', 'date', 'price', 'brokerageFee', 'staff', 'customer', 'brokerageRate', 'note'],
    ...['brokerageFeeUser', 'reducedFee', 'feesPayable', 'brokerageFeeReceived', 'brokerageFeeReceivable'],
  ],
  receipt: ['feeCode', 'transactionCode', 'feePayable', 'feeCollect', 'uncollectedFees', 'staff', 'note'],
};

/** Columns of the sheets of figures. */
const figureSheets: Record<string, string[]> = {
  statistic: ['group', 'name', 'current', 'previous', 'standard'],
  staff_statistic: ['user', ...openFigures, 'standard.purchase.demand', 'standard.connection.demand'],
};

const [thisYear, thisMonth] = dayOf(today()).split('-').map(Number) as [number, number];
const month = { type: PeriodType.month, year: thisYear, month: thisMonth };
const whole = { startAt: today() - 40 * 86_400, endAt: today() + 20 * 86_400 };

/** Whose figures a call may ask for: everybody's that one sees, a person's, a team's. */
const choices = [{}, ...earners.map((id) => ({ users: [id] })), { team: leader.id }, { team: otherLeader.id }];
const inQuery = choices.map((choice) => ('users' in choice ? { users: String(choice.users[0]) } : choice)) as Record<
  string,
  unknown
>[];

/** What a curious person might ask besides the examples. */
const prying: [string, SentCall][] = [
  ...inQuery.flatMap((choice): [string, SentCall][] => [
    ...['detail', 'deal'].flatMap((group): [string, SentCall][] => [
      ['GET /business/v2/transaction', { query: { ...choice, group, size: 1000 } }],
      ['GET /business/v2/transaction', { query: { ...choice, group, customer_id: 1 } }],
      ['GET /business/v2/transaction', { query: { ...choice, group, house_id: 1, due: 1 } }],
    ]),
    ...['receipt', 'coupons', 'cancelBill'].map((noun): [string, SentCall] => [
      `GET /business/v2/${noun}`,
      { query: { ...choice, size: 1000 } },
    ]),
    ['GET /business/transaction/get-all', { query: { ...choice, size: 1000 } }],
    ['GET /business/accumulation/list', { query: { ...choice, ...whole, size: 1000 } }],
    ['GET /business/accumulation/attendance', { query: { ...choice, ...whole } }],
    ...Object.entries(sheets).map(([kind, keys]): [string, SentCall] => [
      'POST /export/:kind',
      {
        params: { kind },
        body: { ...choice, columns: keys.map((key) => ({ key })), all: Object.keys(choice).length === 0 },
      },
    ]),
  ]),
  ...choices.flatMap((choice): [string, SentCall][] => [
    ['POST /business/statistic', { body: { ...choice, period: month, by: 'day' } }],
    ['POST /business/statistic/staff', { body: { ...choice, period: month } }],
    ...Object.entries(figureSheets).map(([kind, keys]): [string, SentCall] => [
      'POST /export/:kind',
      { params: { kind }, body: { ...choice, period: month, by: 'day', columns: keys.map((key) => ({ key })) } },
    ]),
    ...openFigures.flatMap((figure): [string, SentCall][] => [
      ['POST /business/statistic/rows', { query: { size: 1000 }, body: { ...choice, period: month, figure } }],
      [
        'POST /export/:kind',
        {
          params: { kind: 'figure' },
          body: { ...choice, period: month, figure, columns: [{ key: 'user' }, { key: 'money' }] },
        },
      ],
    ]),
  ]),
  ...[1, 2, 3, 4, 5].flatMap((id): [string, SentCall][] => [
    ...['receipt', 'coupons', 'cancelBill'].flatMap((noun): [string, SentCall][] => [
      [`GET /business/v2/${noun}`, { query: { id } }],
      [`GET /business/v2/${noun}`, { query: { transaction_id: id } }],
    ]),
    ['GET /business/transaction/get-all', { query: { id } }],
    ['GET /business/accumulation/get-by', { query: { id } }],
    ...historyModels.map((model): [string, SentCall] => [
      'POST /history',
      { query: { size: 1000 }, body: { filter: { model, model_id: id } } },
    ]),
  ]),
  ...earners.flatMap((id): [string, SentCall][] => [
    ['GET /business/accumulation/get-by', { query: { date: today(), user_id: id } }],
    ['GET /business/v2/transaction', { query: { search: fullMoney(earned.fee(id)) } }],
    ['GET /business/v2/transaction', { query: { search: note(id) } }],
  ]),
  ...['GD-1', 'GD-2', 'GD-3', 'khach a', 'PT-2'].flatMap((search): [string, SentCall][] => [
    ['GET /business/v2/transaction', { query: { search } }],
    ['GET /business/v2/receipt', { query: { search } }],
  ]),
  ['POST /business/target/get', { body: { startAt: today() - 86_400, endAt: today() + 86_400 } }],
  ['GET /customer/:id/timeline', { params: { id: 1 }, query: { size: 1000 } }],
  ['GET /notification/all', { query: { size: 1000 } }],
  ['GET /audit/list', { query: { size: 100 } }],
];

/** The text of an answer. A sheet is unpacked first. */
async function textOf(reply: LightMyRequestResponse): Promise<string> {
  if (!String(reply.headers['content-type']).includes('spreadsheetml')) return reply.body.replace(randomWords, '');
  const book = new Workbook();
  await book.xlsx.load(reply.rawPayload as unknown as ArrayBuffer);
  return JSON.stringify(book.worksheets.map((sheet) => sheet.getSheetValues()));
}

/** Reading comes first, deleting last. */
const rankOf = ({ method }: { method: string }): number => ['GET', 'POST', 'PUT', 'DELETE'].indexOf(method);

/** Every answer of the API to this person about these records. */
async function* answers(actor: Actor) {
  const known = new Set(app().endpoints.map(nameOf));
  expect([...new Set(prying.map(([name]) => name))].filter((name) => !known.has(name))).toEqual([]);
  const endpoints = app().endpoints.toSorted((a, b) => rankOf(a) - rankOf(b));
  for (const endpoint of endpoints.filter(({ path }) => !path.startsWith('/auth/'))) {
    const token = await insertSession(actor.id);
    const name = nameOf(endpoint);
    const calls = [
      ...[1, 2, 3, 4, 5].map((id) => exampleAbout(endpoint, id)),
      ...prying.flatMap(([asked, call]) => (asked === name ? [call] : [])),
    ];
    for (const about of new Set(calls.map((call) => JSON.stringify(call)))) {
      const reply = await sendCall(app(), endpoint, JSON.parse(about) as SentCall, token);
      yield { said: await textOf(reply), about: `${name} ${about}` };
    }
  }
}

/** Who reads, whose figures are none of theirs, and whose are. */
const people: [string, Actor, Earner[], Earner[]][] = [
  ['an agent with another share of the deal', agent, [8, 9], [7]],
  ['a colleague of the same team', mate, [7, 9], [8]],
  ['a co-sharer of another team', stranger, [7, 8], [9]],
  ['the leader of one team', leader, [9], [7, 8]],
  ['the leader of the other team', otherLeader, [7, 8], [9]],
  ['a marketer with every flag', marketer, [7, 8, 9], []],
  ['a sale admin with every flag', saleAdmin, [7, 8, 9], []],
];

test.each(people)(
  'no answer tells %s what others earn',
  async (_who, actor, others, own) => {
    await fixture();
    // sale admins write everybody's targets
    const secrets = others.map((id) => secretsOf(id, { withTargets: actor !== saleAdmin }));
    const leaks: string[] = [];
    const told = new Set<Earner>();
    for await (const { said: answer, about } of answers(actor)) {
      if (secrets.some((secret) => secret.test(answer))) leaks.push(about);
      for (const id of own) if (secretsOf(id).test(answer)) told.add(id);
    }
    expect(leaks).toEqual([]);
    // the walk would have noticed
    expect([...told].toSorted()).toEqual(own);
  },
  timeout,
);

test('live events and notices tell that something changed, and nothing of it', async () => {
  await fixture();
  const { rows } = await db().execute<{ body: string }>(sql`select body::text as body from live_events`);
  const { rows: notices } = await db().execute<{ body: string }>(
    sql`select row_to_json(n)::text as body from notifications n`,
  );
  expect([rows.length > 0, notices.length > 0]).toEqual([true, true]);
  const secrets = earners.map((id) => secretsOf(id));
  expect([...rows, ...notices].filter(({ body }) => secrets.some((secret) => secret.test(body)))).toEqual([]);
});
