import { type DeletedNoun, type DeletedRow, listDeleted } from '@toam/contracts/deletion/deletion.endpoints';
import { searchWords } from '@toam/domain/vietnamese';
import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { handle, moduleOf } from '../../http/handle';
import { type Page, pageOf } from '../../http/page';
import { readStaffNames } from '../users/users.reads';
import { deletedNouns } from './deleted-nouns';
import type { DeletedSource } from './deleted-source';

interface Found extends Record<string, unknown> {
  id: number;
  name: string;
  detail: string;
  owner: number | null;
  deleted_at: number;
  deleted_by: number | null;
  hindered: string | null;
}

/** The last history entry that reports the deletion: it names who did it. */
const deletedBy = ({ model, toldBy = sql`r.id` }: DeletedSource): SQL => sql`(
  select h.user_id from history_entries h
  where h.model = ${model} and h.model_id = ${toldBy} and h."column" = 'deleted_at' and h.new_value is not null
  order by h.id desc limit 1)`;

const whichOf = ({ which, search }: DeletedSource, words: string[]): SQL =>
  sql.join([which, ...words.map((word) => sql`${search} like ${`%${word}%`}`)], sql` and `);

async function readRows(source: DeletedSource, which: SQL, { page, size }: Page): Promise<Found[]> {
  const { rows } = await db().execute<Found>(sql`
    select r.id, ${source.name} as name, ${source.detail} as detail, ${source.owner} as owner,
      floor(extract(epoch from r.deleted_at))::int8 as deleted_at, ${deletedBy(source)} as deleted_by,
      ${source.hindered} as hindered
    from ${source.from} where ${which}
    order by r.deleted_at desc, r.id desc limit ${size} offset ${(page - 1) * size}`);
  return rows;
}

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
