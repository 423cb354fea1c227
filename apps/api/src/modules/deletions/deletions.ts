import { type DeletedNoun, type DeletedRow, listDeleted } from '@toam/contracts/deletion/deletion.endpoints';
import { searchWords } from '@toam/domain/vietnamese';
import { type SQL, sql } from 'drizzle-orm';
import { deletionText as text } from '@toam/contracts/deletion/deletion.text';
import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import { contains } from '../../db/column-conditions';
import { db } from '../../db/db';
import { handle, moduleOf } from '../../http/handle';
import { type Page, pageOf } from '../../http/page';
import { readStaffNames } from '../users/users.reads';
import { nameKey } from '../../db/columns';

interface Found extends Record<string, unknown> {
  id: number;
  name: string;
  detail: string;
  owner: number | null;
  deleted_at: number;
  deleted_by: number | null;
  hindered: string | null;
}

/** How deleted records of a noun are read: `r` is the record, `c` its customer, if there is one. */
interface DeletedSource {
  model: HistoryModel;
  /** The record whose history tells who deleted it, if that is another one. */
  toldBy?: SQL;
  from: SQL;
  /** Condition for real deletions; a merged record, for example, is none. */
  which: SQL;
  name: SQL;
  detail: SQL;
  owner: SQL;
  /** The text that the search reads, as `plain` writes it. */
  search: SQL;
  /** Why the record cannot be restored by itself; null if it can. */
  hindered: SQL;
}

/** The last history entry that reports the deletion: it names who did it. */
const deletedBy = ({ model, toldBy = sql`r.id` }: DeletedSource): SQL => sql`(
  select h.user_id from history_entries h
  where h.model = ${model} and h.model_id = ${toldBy} and h."column" = 'deleted_at' and h.new_value is not null
  order by h.id desc limit 1)`;

const whichOf = ({ which, search }: DeletedSource, words: string[]): SQL =>
  sql.join([which, ...words.map((word) => contains(search, word))], sql` and `);

async function readRows(source: DeletedSource, which: SQL, { page, size }: Page): Promise<Found[]> {
  const { rows } = await db().execute<Found>(sql`
    select r.id, ${source.name} as name, ${source.detail} as detail, ${source.owner} as owner,
      floor(extract(epoch from r.deleted_at))::int8 as deleted_at, ${deletedBy(source)} as deleted_by,
      ${source.hindered} as hindered
    from ${source.from} where ${which}
    order by r.deleted_at desc, r.id desc limit ${size} offset ${(page - 1) * size}`);
  return rows;
}

const isDeleted = sql`r.deleted_at is not null`;

/** What people wrote: found by its title, told by its beginning. */
const article = (from: SQL, model: DeletedSource['model']): DeletedSource => ({
  ...{ model, from, which: isDeleted, name: sql`r.title`, detail: sql`left(r.excerpt, 80)`, owner: sql`r.user_id` },
  ...{ search: sql`f_vn(r.id::text || ' ' || r.title)`, hindered: sql`null::text` },
});

/** '1.000.000' */
const dong = (amount: SQL): SQL => sql`replace(to_char(${amount}, 'FM999,999,999,999,999,990'), ',', '.')`;

/** A text with amounts in their places. */
const input = (words: string, values: Record<string, SQL>): SQL =>
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
const deletedLedger: Readonly<Pick<Record<DeletedNoun, DeletedSource>, 'deal' | 'receipt' | 'coupon' | 'cancel_bill'>> =
  {
    deal: {
      model: 'Transaction',
      toldBy: firstShare,
      from: sql`deals r join houses h on h.id = r.house_id`,
      which: sql`r.deleted_at is not null`,
      name: sql`(select string_agg(s.code, ', ' order by s.id) ${deletedWith})`,
      detail: sql`concat_ws(' · ', ${address}, ${reasonOf('Transaction', firstShare)})`,
      owner: sql`(select s.staff_id ${deletedWith} order by s.id limit 1)`,
      search: sql`(select string_agg(s.search, ' ') ${deletedWith})`,
      hindered: sql`(select ${input(text.codeTaken('{code}'), { code: sql`min(s.code)` })} ${deletedWith}
      and ${codeTaken(sql`deal_shares`, sql`s`)} having count(*) > 0)`,
    },
    receipt: paper({
      table: sql`receipts`,
      model: 'Receipt',
      name: sql`r.code || ' · ' || ${dong(sql`r.fee_collect`)} || ' đ'`,
      search: sql`r.search`,
      hindered: sql`case
      when r.fee_collect > ${left}
        then ${input(text.overPayable('{amount}', '{left}'), { amount: dong(sql`r.fee_collect`), left: dong(left) })}
      when ${codeTaken(sql`receipts`, sql`r`)} then ${input(text.codeTaken('{code}'), { code: sql`r.code` })} end`,
    }),
    coupon: paper({
      table: sql`coupons`,
      model: 'Coupon',
      name: sql`${dong(sql`r.reduced_fee`)} || ' đ'`,
      search: sql`''`,
      hindered: sql`case when r.reduced_fee >= ${left}
      then ${input(text.overReduction('{amount}', '{left}'), { amount: dong(sql`r.reduced_fee`), left: dong(left) })} end`,
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

const deletedNouns: Readonly<Record<DeletedNoun, DeletedSource>> = {
  house: {
    model: 'House',
    from: sql`houses r left join customers c on c.id = r.customer_id`,
    which: isDeleted,
    name: sql`coalesce(nullif(r.title, ''), r.house_number || ' ' || r.house_address)`,
    detail: sql`concat_ws(', ', r.house_number || ' ' || r.house_address, nullif(r.place, ''))`,
    owner: sql`r.user_id`,
    search: sql`r.search`,
    hindered: sql`case when c.deleted_at is not null then ${text.ownerDeleted}::text end`,
  },
  customer: {
    model: 'Customer',
    from: sql`customers r`,
    which: sql`${isDeleted} and r.merged_into is null`,
    name: sql`r.name`,
    detail: sql`''`,
    owner: sql`r.user_id`,
    search: sql`r.id::text || ' ' || r.search`,
    hindered: sql`null::text`,
  },
  request: {
    model: 'Request',
    from: sql`requests r join customers c on c.id = r.customer_id`,
    which: isDeleted,
    name: sql`c.name`,
    detail: sql`r.place`,
    owner: sql`r.user_id`,
    search: sql`r.search || ' ' || c.search`,
    hindered: sql`case when c.deleted_at is not null then ${text.customerDeleted}::text end`,
  },
  project: {
    model: 'Project',
    from: sql`projects r`,
    which: isDeleted,
    name: sql`r.name`,
    detail: sql`coalesce(r.address, '')`,
    owner: sql`r.user_id`,
    search: sql`f_vn(r.id::text || ' ' || r.name || ' ' || coalesce(r.address, ''))`,
    hindered: sql`null::text`,
  },
  blog: article(sql`blogs r`, 'Blog'),
  article: article(sql`articles r`, 'Article'),
  user: {
    model: 'User',
    from: sql`users r left join users t on t.deleted_at is null and lower(t.email) = lower(r.email)`,
    which: isDeleted,
    name: sql`r.name`,
    detail: sql`coalesce(r.email, '')`,
    owner: sql`null::int`,
    search: sql`r.id::text || ' ' || r.search`,
    hindered: sql`case when t.id is not null then replace(${text.emailTaken('{name}')}::text, '{name}', t.name) end`,
  },
  ...deletedLedger,
};

/** One page of deleted records, the latest first. The search reads names, addresses and codes. D11. */
async function listDeletions(noun: DeletedNoun, search: string, page: Page) {
  const source = deletedNouns[noun];
  const which = whichOf(source, searchWords(search.replace(/^#/, '')));
  const { rows: counted } = await db().execute<{ total: number }>(
    sql`select count(*)::int as total from ${source.from} where ${which}`,
  );
  const found = await readRows(source, which, page);
  const people = await readStaffNames(found.flatMap(({ owner, deleted_by }) => [owner ?? [], deleted_by ?? []].flat()));
  const personOf = (id: number | null) => (id === null ? null : (people.get(id) ?? null));
  const list: DeletedRow[] = found.map((row) => ({
    ...{ id: row.id, name: row.name, detail: row.detail, deleted_at: Number(row.deleted_at) },
    ...{ owner: personOf(row.owner), deleted_by: personOf(row.deleted_by), hindered: row.hindered },
  }));
  return pageOf(list, counted[0]?.total ?? 0, page);
}

/** Lists deleted records, for admins. D11. */
export const deletionsModule = moduleOf([
  handle(listDeleted, ({ params, query: { search, ...page } }) => listDeletions(params.noun, search, page)),
]);
