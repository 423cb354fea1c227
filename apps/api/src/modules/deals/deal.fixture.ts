import type { DealRow, TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dayOf, dayStart } from '@toam/domain/day';
import { JobPosition } from '@toam/domain/actor';
import { dealColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { valuesIn, wireNames } from '@toam/domain/record/columns';
import { anActor, anAdmin } from '../../testing/an-actor';
import { insertCustomer, insertHouse } from '../../testing/insert-house';
import { insertUser } from '../../testing/insert-user';
import { as, type Caller } from '../../testing/test-app';

/** Two agents of one leader, an agent of nobody, an accountant and an admin. */
export const agent = { ...anActor({ id: 7 }), name: 'Lê Hoàng Phúc' };
export const mate = { ...anActor({ id: 8 }), name: 'Trần Thu Hà' };
export const stranger = { ...anActor({ id: 9 }), name: 'Võ Minh Tâm' };
export const leader = anActor({ id: 6, job_position: JobPosition.teamLeader });
export const accountant = anActor({ id: 5, job_position: JobPosition.accountant });
export const admin = anAdmin({ id: 2 });

/** They, a house (1), and a customer of each agent (1 of 7, 2 of 8, 3 of 9). */
export async function insertFixture(): Promise<void> {
  for (const person of [admin, accountant, leader]) await insertUser(person);
  await insertUser({ ...agent, manager: 6 });
  await insertUser({ ...mate, manager: 6 });
  await insertUser(stranger);
  await insertHouse({ user_id: 7, house_number: '148/12', house_address: 'Nguyễn Văn Đậu', title: 'Nhà phố' });
  for (const [at, user_id] of [7, 8, 9].entries())
    await insertCustomer({
      user_id,
      name: `Khách ${'ABC'[at]}`,
      phone_number: `090361827${at}`,
      phones: [`090361827${at}`],
    });
}

export const today = (): number => dayStart(dayOf(Date.now() / 1000));
const dayLength = 86_400;

/** A share's row in a new deal: agent 7, customer 1. */
export const aShare = (differing: object = {}) => ({
  ...{ user_id: 7, customer_id: 1, transactionType: 1, brokerageRate: 50, brokerageFeeUser: 60_000_000 },
  ...{ transactionCode: 'GD-1', status: 2, note: 'Giảm theo hợp đồng', ...differing },
});

/** A new deal today with a fee of 100 million, 60 of it agent 7's. */
export const aDeal = (differing: object = {}, shares: object[] = [{}]) => ({
  ...{ house_id: 1, date: today(), notarizedDate: today() + 14 * dayLength, reservationDate: 0 },
  ...{ brokerageReceiveDate: today() + 20 * dayLength, price: 8_650_000_000, brokerageFee: 100_000_000 },
  ...differing,
  users_group: shares.map(aShare),
});

/** Agents 7 and 8 with 60 and 40 million of one deal: shares 1 and 2. */
export const both = [
  {},
  { user_id: 8, customer_id: 2, transactionType: 2, brokerageFeeUser: 40_000_000, transactionCode: 'GD-2' },
];

/** A stored deal as its form sends it back. */
export const formOf = ({ transactions, ...deal }: DealRow) => {
  const { staff_id: _staff, ...ofPart } = shareColumns;
  return {
    ...{ id: deal.id, version: deal.version, ...valuesIn(deal, wireNames(dealColumns)) },
    users_group: transactions.map((share) => ({
      ...{ id: share.id, user_id: share.staff_id, ...valuesIn(share, wireNames(ofPart)) },
    })),
  };
};

type Reply = Awaited<ReturnType<Caller['get']>>;
export const dataOf = <Data>(reply: Reply): Data => reply.json<{ data: Data }>().data;
export const errorsOf = (reply: Reply): unknown => [reply.statusCode, reply.json<{ errors?: object }>().errors];

const path = '/business/v2';
export const record = async (body: object = aDeal()): Promise<DealRow> =>
  dataOf(await as(accountant).post(`${path}/transaction/add`, body));
export const collect = (transaction_id: number, feeCollect: number, feeCode: string, caller = as(accountant)) =>
  caller.post(`${path}/receipt/add`, { transaction_id, feeCode, dateCollect: today(), feeCollect });
export const reduce = (transaction_id: number, reducedFee: number, caller = as(accountant)) =>
  caller.post(`${path}/coupons`, { transaction_id, reducedFee });
export const cancel = (transaction_id: number, more: object = {}, caller = as(accountant)) =>
  caller.post(`${path}/cancelBill`, { transaction_id, cancelDate: today(), ...more });
export const readShare = async (id: number, caller = as(accountant)): Promise<TransactionRow> =>
  dataOf(await caller.get(`${path}/transaction/${id}`));
