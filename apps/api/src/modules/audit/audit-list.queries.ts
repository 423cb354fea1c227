import { type AuditQuestion, maxCountedEntries } from '@toam/contracts/audit/audit.endpoints';
import { auditNouns } from '@toam/contracts/audit/audit';
import { revealNouns } from '@toam/contracts/audit/reveal-place';
import { searchWords } from '@toam/domain/vietnamese';
import { and, arrayContains, arrayOverlaps, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '../../audit/audit.schema';
import { phoneReveals } from '../../audit/reveal.schema';
import { contains } from '../../db/column-conditions';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import type { Page } from '../../http/page';
import { users } from '../users/user.schema';
import { portraitKey } from '../users/users.reads';

const moment = (seconds: number): Date => new Date(seconds * 1000);

/** Entries that showed the record's phone number to somebody. D107. */
const tellsOf = ({ record_id, noun }: AuditQuestion): SQL =>
  inArray(
    auditEntries.id,
    db()
      .select({ id: phoneReveals.entry_id })
      .from(phoneReveals)
      .where(
        and(
          noun ? sql`${phoneReveals.noun} = ${noun}` : inArray(phoneReveals.noun, [...revealNouns]),
          eq(phoneReveals.record_id, record_id ?? 0),
        ),
      ),
  );

/** Every entry that concerns the record: as its subject, as one of many records, or because the record's number was shown. */
const touches = (query: AuditQuestion): SQL | undefined => or(isOfRecord(query), tellsOf(query));

const isOfRecord = ({ record_id, noun }: AuditQuestion): SQL | undefined =>
  noun
    ? arrayContains(auditEntries.records, [`${noun}:${record_id}`])
    : arrayOverlaps(
        auditEntries.records,
        auditNouns.map((one) => `${one}:${record_id}`),
      );

/** "#123" searches for a record number of any noun. */
const namedRecord = /^#(\d{1,9})$/;

/** Turns a search like "#123" into the filter `record_id`. */
export function readSearch(query: AuditQuestion): AuditQuestion {
  const named = namedRecord.exec(query.search);
  return named ? { ...query, search: '', record_id: query.record_id ?? Number(named[1]) } : query;
}

/** The beginning of an IPv4 address, or of an IPv6 one. */
const isAddress = (search: string): boolean => /^(?:\d+\.[\d.]*|[\da-f]*:[\da-f:.]*)$/i.test(search);

/** Word by word, in any order, without case and accents (D47). An address must match as a whole. */
const matchesSearch = (search: string): SQL[] =>
  (isAddress(search) ? [search.toLowerCase()] : searchWords(search)).map((word) => contains(auditEntries.search, word));

function conditions(query: AuditQuestion): SQL | undefined {
  const { user_id, action, noun, record_id, from, to, search } = query;
  return and(
    user_id ? eq(auditEntries.user_id, user_id) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    record_id ? touches(query) : noun ? eq(auditEntries.noun, noun) : undefined,
    from === undefined ? undefined : gte(auditEntries.created_at, moment(from)),
    to === undefined ? undefined : lt(auditEntries.created_at, moment(to + 1)),
    ...matchesSearch(search),
  );
}

/** Selects only two columns, so that an index alone can answer it. */
const keyed = (query: AuditQuestion) =>
  db().select({ id: auditEntries.id, created_at: auditEntries.created_at }).from(auditEntries).where(conditions(query));

const newestFirst = sql`created_at desc, id desc`;

/** Ids of one page, in the order of the index. */
async function listIds(query: AuditQuestion, { page, size }: Page): Promise<number[]> {
  const found = await keyed(query)
    .orderBy(desc(auditEntries.created_at), desc(auditEntries.id))
    .limit(size)
    .offset((page - 1) * size);
  return idsOf(found);
}

/**
 * The number of entries and one page of them. A short result is found once, and both come from it. A long result is
 * counted only up to `maxCountedEntries` + 1, and its page is read in the order of an index.
 */
export async function findPage(query: AuditQuestion, page: Page): Promise<{ total: number; ids: number[] }> {
  const max = maxCountedEntries + 1;
  const start = (page.page - 1) * page.size;
  const { rows } = await db().execute<{ total: number; ids: string[] | null }>(sql`
    with found as materialized (${keyed(query).limit(max)})
    select (select count(*)::int from found) as total,
      case when (select count(*) from found) < ${max}
        then array(select id::text from found order by ${newestFirst} limit ${page.size} offset ${start}) end as ids`);
  const { total = 0, ids = null } = rows[0] ?? {};
  return { total, ids: ids ? ids.map(Number) : await listIds(query, page) };
}

/** All entries that match the filters, as a query of ids with its order: for a sheet. */
export const everyEntry = (query: AuditQuestion): { found: SQL; order: SQL } => ({
  found: sql`select id::int as id, created_at from (${keyed(query)}) as entry`,
  order: newestFirst,
});

const joined = () =>
  db()
    .select({
      entry: auditEntries,
      actor: { id: users.id, name: users.name, portrait: portraitKey },
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.user_id));

export type FoundEntry = Awaited<ReturnType<typeof joined>>[number];

/** Entries by id, in that order. */
export async function readEntries(ids: number[]): Promise<FoundEntry[]> {
  if (ids.length === 0) return [];
  const found = await joined().where(inArray(auditEntries.id, ids));
  const byId = new Map(found.map((row) => [row.entry.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
