import type { DeletedNoun } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText as text } from '@toam/contracts/deletion/deletion.text';
import { type SQL, sql } from 'drizzle-orm';
import { nameKey } from '../../db/columns';
import type { DeletedSource } from './deleted-source';

/** '1.000.000' */
const dong = (amount: SQL): SQL => sql`replace(to_char(${amount}, 'FM999,999,999,999,999,990'), ',', '.')`;

/** A text with amounts in their places. */
const said = (words: string, values: Record<string, SQL>): SQL =>
  Object.entries(values).reduce(
    (line, [name, value]) => sql`replace(${line}, ${`{${name}}`}, ${value})`,
    sql`${words}::text`,
  );

/** The reason stands in the history's line of the deletion. D118. */
const reasonOf = (model: string, id: SQL): SQL => sql`(
  select h.new_value from history_entries h
  where h.model = ${model} and h.model_id = ${id} and h."column" = 'deleted_at' and h.new_value is not null
  order by h.id desc limit 1)`;

const address = sql`h.house_number || ' ' || h.house_address`;
const left = sql`(s.fee_user - s.reduced - s.collected)`;

/** Why a paper can't come back, whatever it is: what it is of is deleted itself. */
const hindered = (own: SQL): SQL => sql`case
  when d.deleted_at is not null then ${text.dealDeleted}::text
  when s.deleted_at is not null then ${text.shareDeleted}::text
  else ${own} end`;

/** A paper of a share. The API's own check of restoring it is `deals/restore-ledger.ts`; this says beforehand what it would refuse. */
const paper = (of: {
  table: SQL;
  model: DeletedSource['model'];
  /** What it is called beside the share's code. */
  name: SQL;
  search: SQL;
  hindered: SQL;
}): DeletedSource => ({
  model: of.model,
  from: sql`${of.table} r join deal_shares s on s.id = r.share_id join deals d on d.id = s.deal_id
    join houses h on h.id = d.house_id`,
  which: sql`r.deleted_at is not null`,
  name: of.name,
  detail: sql`concat_ws(' · ', s.code, ${address}, ${reasonOf(of.model, sql`r.id`)})`,
  owner: sql`s.staff_id`,
  search: sql`${of.search} || ' ' || s.search`,
  hindered: hindered(of.hindered),
});

const codeTaken = (table: SQL, of: SQL): SQL => sql`exists (select 1 from ${table} t
  where t.deleted_at is null and ${nameKey(sql`t.code`)} = ${nameKey(sql`${of}.code`)})`;

/** The shares that were deleted with their deal, as `deals/deal.queries.ts` finds them. */
const deletedWith = sql`from deal_shares s where s.deal_id = r.id and s.deleted_at > r.deleted_at - interval '1 second'`;
const firstShare = sql`(select min(s.id) ${deletedWith})`;

/** Deals and papers of the ledger. D118. */
export const deletedLedger: Readonly<
  Pick<Record<DeletedNoun, DeletedSource>, 'deal' | 'receipt' | 'coupon' | 'cancel_bill'>
> = {
  deal: {
    model: 'Transaction',
    toldBy: firstShare,
    from: sql`deals r join houses h on h.id = r.house_id`,
    which: sql`r.deleted_at is not null`,
    name: sql`(select string_agg(s.code, ', ' order by s.id) ${deletedWith})`,
    detail: sql`concat_ws(' · ', ${address}, ${reasonOf('Transaction', firstShare)})`,
    owner: sql`(select s.staff_id ${deletedWith} order by s.id limit 1)`,
    search: sql`(select string_agg(s.search, ' ') ${deletedWith})`,
    hindered: sql`(select ${said(text.codeTaken('{code}'), { code: sql`min(s.code)` })} ${deletedWith}
      and ${codeTaken(sql`deal_shares`, sql`s`)} having count(*) > 0)`,
  },
  receipt: paper({
    table: sql`receipts`,
    model: 'Receipt',
    name: sql`r.code || ' · ' || ${dong(sql`r.fee_collect`)} || ' đ'`,
    search: sql`r.search`,
    hindered: sql`case
      when r.fee_collect > ${left}
        then ${said(text.overPayable('{amount}', '{left}'), { amount: dong(sql`r.fee_collect`), left: dong(left) })}
      when ${codeTaken(sql`receipts`, sql`r`)} then ${said(text.codeTaken('{code}'), { code: sql`r.code` })} end`,
  }),
  coupon: paper({
    table: sql`coupons`,
    model: 'Coupon',
    name: sql`${dong(sql`r.reduced_fee`)} || ' đ'`,
    search: sql`''`,
    hindered: sql`case when r.reduced_fee >= ${left}
      then ${said(text.overReduction('{amount}', '{left}'), { amount: dong(sql`r.reduced_fee`), left: dong(left) })} end`,
  }),
  cancel_bill: paper({
    table: sql`cancel_bills`,
    model: 'CancelBill',
    name: sql`to_char(r.cancel_date, 'DD/MM/YYYY')`,
    search: sql`''`,
    hindered: sql`case
      when s.cancel_date is not null then ${text.cancelledAgain}::text
      when r.cancel_date < d.deposit_date then ${text.cancelledEarly}::text end`,
  }),
};
