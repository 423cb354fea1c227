import { asc, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { random } from '@toam/domain/random';
import { cancelBills, coupons, deals, dealShares, receipts } from './deal.schema';
import { type KnownShare, LedgerWriter, type Order, type Send } from './ledger-writer.fixture';

/** Nobody answered, or only that the database is away: the order is sent again later. */
export class Unanswered extends Error {}

export const fourWriters = (seed: number): LedgerWriter[] =>
  ['An', 'Binh', 'Chi', 'Dung'].map((name, at) => new LedgerWriter(name, random(seed + at)));

export const acknowledgedBy = (writers: readonly LedgerWriter[]): number =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

/** Sends orders to a real process. @throws Unanswered; Error for any refusal, because writers ask for nothing that is refused */
export const sendTo =
  (address: string, token: string): Send =>
  async ({ method, path, body, key }: Order) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key };
    const asked = fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) });
    const [status, text] = await asked
      .then(async (reply) => [reply.status, await reply.text()] as const)
      .catch((error: Error) => {
        // fetch throws this when a connection breaks
        if (error.name === 'TypeError') throw new Unanswered(error.message);
        throw error;
      });
    if (status === 503) throw new Unanswered(text);
    if (status === 404 && method === 'DELETE') return undefined;
    if (status !== 200)
      throw new Error(`${method} ${path} ${JSON.stringify(body)} was answered with ${status}: ${text}`);
    return (JSON.parse(text) as { data: unknown }).data;
  };

export const untilUnanswered = (working: Promise<unknown>): Promise<unknown> =>
  working.catch((error: Error) => {
    if (!(error instanceof Unanswered)) throw error;
  });

const byId = (papers: Map<number, number>): [number, number][] => [...papers].sort(([one], [other]) => one - other);
const written = ({ id, deal, fee, receipts: paid, coupons: cut, bill }: KnownShare) => ({
  ...{ id, deal, fee, receipts: byId(paid), coupons: byId(cut), bill },
});

/** What writers know, by share. */
export const knownTo = (writers: readonly LedgerWriter[]) =>
  writers
    .flatMap(({ shares }) => [...shares.values()])
    .sort((one, other) => one.id - other.id)
    .map(written);

/** What the tables hold, in the same form. */
export async function storedShares() {
  const shares = await db().select().from(dealShares).where(isNull(dealShares.deleted_at)).orderBy(asc(dealShares.id));
  const paid = await db().select().from(receipts).where(isNull(receipts.deleted_at));
  const cut = await db().select().from(coupons).where(isNull(coupons.deleted_at));
  const bills = await db().select().from(cancelBills).where(isNull(cancelBills.deleted_at));
  return shares.map(({ id, deal_id, fee_user }) => {
    const of = <Paper extends { share_id: number }>(papers: Paper[]) =>
      papers.filter(({ share_id }) => share_id === id);
    return written({
      ...{ id, deal: deal_id, fee: fee_user, bill: of(bills)[0]?.id ?? null },
      receipts: new Map(of(paid).map((one) => [one.id, one.fee_collect])),
      coupons: new Map(of(cut).map((one) => [one.id, one.reduced_fee])),
    });
  });
}

/** What no transaction leaves half done: each record has one line of history about its creation, each deal both of its shares. */
export async function accountForHalves(): Promise<void> {
  const count = async (of: ReturnType<typeof sql>) =>
    Number((await db().execute<{ count: string }>(sql`select count(*) as count from (${of}) found`)).rows[0]!.count);
  for (const [model, table] of [
    ['Transaction', dealShares],
    ['Receipt', receipts],
    ['Coupon', coupons],
    ['CancelBill', cancelBills],
  ] as const) {
    const told = sql`select model_id from history_entries where model = ${model} and "column" = 'created_at'`;
    const made = sql`select id from ${table}`;
    expect([model, await count(sql`${told} except all ${made}`)]).toEqual([model, 0]);
    expect([model, await count(sql`${made} except all ${told}`)]).toEqual([model, 0]);
  }
  expect(
    await count(
      sql`select from ${deals} join ${dealShares} on deal_id = ${deals.id} group by ${deals.id} having count(*) <> 2`,
    ),
  ).toBe(0);
}
