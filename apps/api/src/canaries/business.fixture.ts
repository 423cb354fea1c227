import { dayOf } from '@toam/domain/day';
import { aDeal, cancel, collect, record, reduce, today } from '../modules/deals/deal.fixture';
import { insertOldTransaction } from '../testing/insert-deal';
import { as } from '../testing/test-app';
import { money, paper, word } from './canary';
import { people } from './people.fixture';

type Earner = 7 | 8 | 9;
const earners: Earner[] = [7, 8, 9];

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
  /** Percent, with three decimals. */
  rate: (id: Earner) => (31_371 + id) / 1000,
  counter: (id: Earner) => 7_310 + id,
  target: (id: Earner) => 713_710 + id,
};

/** All amounts that answers derive from them. */
function plantAmounts(id: Earner): void {
  const payable = earned.fee(id) - earned.reduced(id);
  const cancelled = earned.cancelled(id) - earned.retained(id);
  money(
    `earned by ${id}`,
    ...[earned.fee(id), earned.reduced(id), earned.collected(id), payable, payable - earned.collected(id)],
    ...[earned.old(id), earned.oldReceived(id), earned.old(id) - earned.oldReceived(id)],
    ...[earned.former(id), earned.cancelled(id), earned.retained(id), cancelled],
    // both halves of a share on both sides
    ...[Math.ceil(payable / 2), Math.floor(payable / 2)],
    ...[earned.counter(id), Math.round(earned.rate(id) * 1000)],
  );
  money(`target of ${id}`, earned.target(id));
}

const note = (id: Earner) => `Hợp đồng ${paper(`earned by ${id}`)} ${word(`earned by ${id}`)}`;

/** What one person did and should do. */
async function plantFigures(id: Earner) {
  const short = {
    ...{ marketingQuantity: 0, saleQuantity: earned.counter(id), saleCustomerSeenQuantity: 0, purchaseQuantity: 0 },
    ...{ purchaseCustomerSeenQuantity: 0, connectionQuantity: 0, connectionCustomerSeenQuantity: 0 },
  };
  const day = dayOf(today());
  const [year, month] = day.split('-').map(Number) as [number, number];
  const quarter = { user_id: id, year, quarter: Math.ceil(month / 3) };
  const amounts = { fee: earned.old(id), fee_received: earned.oldReceived(id), fee_status: 2 as const };
  await insertOldTransaction({
    user_id: id,
    ...amounts,
    date: day,
    notarized_day: day,
    receive_day: day,
    note: note(id),
  });
  return [
    await as(people.admin).post('/business/accumulation/add', { user_id: id, date: today(), ...short }),
    await as(people.admin).post('/business/target/create', { ...quarter, purchase: earned.target(id), connection: 0 }),
  ];
}

const share = (id: Earner, transactionCode: string, more: object = {}) => ({
  ...{ user_id: id, customer_id: 1, transactionCode, brokerageFeeUser: earned.fee(id) },
  ...{ brokerageRate: earned.rate(id), note: note(id), ...more },
});

/**
 * All deals are about customer 1, who is agent 7's. Share 1 is 7's and 2 is 9's, of one deal; 3 is 8's, of both sides; 4 is 9's and
 * cancelled; 5 was 8's until it became 7's.
 */
export async function plantBusiness(): Promise<void> {
  for (const id of earners) plantAmounts(id);
  const fee = { brokerageFee: 200_000_000 };
  await record(aDeal(fee, [share(7, 'GD-1'), share(9, 'GD-2', { transactionType: 2 })]));
  await record(aDeal({ ...fee, house_id: 2 }, [share(8, 'GD-3', { transactionType: 4 })]));
  await record(aDeal(fee, [share(9, 'GD-4', { brokerageFeeUser: earned.cancelled(9) })]));
  await record(aDeal({ ...fee, house_id: 2 }, [share(8, 'GD-5', { brokerageFeeUser: earned.former(8) })]));
  const handed = { id: 5, staff_id: 7, brokerageFeeUser: 1_000_000, brokerageRate: 1, note: '' };
  const replies = [
    ...[await reduce(1, earned.reduced(7)), await reduce(2, earned.reduced(9)), await reduce(3, earned.reduced(8))],
    ...[await collect(1, earned.collected(7), 'PT-1'), await collect(2, earned.collected(9), 'PT-2')],
    ...[await collect(3, earned.collected(8), 'PT-3'), await collect(4, earned.retained(9), 'PT-4')],
    ...[await cancel(4, { note: note(9) }), await as(people.accountant).put('/business/v2/transaction/update', handed)],
    ...(await plantFigures(7)),
    ...(await plantFigures(8)),
    ...(await plantFigures(9)),
  ];
  const refused = replies.filter(({ statusCode }) => statusCode !== 200).map(({ body }) => body);
  if (refused.length > 0) throw new Error(`the business was not planted: ${refused.join(' ')}`);
}
