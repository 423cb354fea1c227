import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { Client } from 'pg';
import { StartFailure } from '../start-failure';

/** One of the two databases. Statements without a result answer no rows. */
type Ask = <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;

const ofServer =
  (client: Client): Ask =>
  async (text, values) =>
    (await client.query(text, values)).rows as never;
const ofEmbedded =
  (client: Pick<PGlite | Transaction, 'query'>): Ask =>
  async (text, values) =>
    (await client.query(text, values)).rows as never;

/** Rows that travel together. */
const batch = 500;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Every table of ours, and the jobs that were asked for. What planned jobs keep is made by the next start. */
async function tablesOf(ask: Ask): Promise<string[]> {
  const found = await ask<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'toam_move' order by 1`,
  );
  return found.map(({ name }) => name);
}

/** Columns that are written; generated ones follow. */
async function columnsOf(ask: Ask, table: string): Promise<string> {
  const found = await ask<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [quoted(table)],
  );
  return found.map(({ name }) => quoted(name)).join(', ');
}

/** Count and sum of all rows as they are read, so in no order. */
interface Sum {
  rows: number;
  checksum: string;
}

/** All columns by name: the databases may hold them in another order. */
async function sumOf(ask: Ask, table: string): Promise<Sum> {
  const columns = await ask<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by 1`,
    [quoted(table)],
  );
  const row = columns.map(({ name }) => quoted(name)).join(', ');
  const [sum] = await ask<Sum>(
    `select count(*)::int as rows, coalesce(sum(('x' || md5(row(${row})::text))::bit(64)::bigint::numeric), 0)::text as checksum
     from ${quoted(table)}`,
  );
  return sum!;
}

/** @throws StartFailure if the rows there are not those here */
async function copyTable(from: PGlite, to: Ask, table: string): Promise<Sum> {
  const columns = await columnsOf(ofEmbedded(from), table);
  const name = quoted(table);
  await to('begin');
  try {
    await to(`truncate ${name}`);
    await from.transaction(async (reading) => {
      const ask = ofEmbedded(reading);
      await reading.exec(
        `declare moved cursor for select row_to_json(t)::text as row from (select ${columns} from ${name}) t`,
      );
      for (;;) {
        const rows = await ask<{ row: string }>(`fetch ${batch} from moved`);
        if (rows.length === 0) break;
        await to(
          `insert into ${name} (${columns}) overriding system value
           select ${columns} from json_populate_recordset(null::${name}, $1::json)`,
          [`[${rows.map(({ row }) => row).join(',')}]`],
        );
      }
    });
    const [here, there] = [await sumOf(ofEmbedded(from), table), await sumOf(to, table)];
    if (here.rows !== there.rows || here.checksum !== there.checksum)
      throw new StartFailure(`Bảng ${table} chép sang không khớp: ${there.rows} trên ${here.rows} dòng.`);
    await to(
      `insert into toam_move (what, detail) values ($1, $2) on conflict (what) do update set detail = excluded.detail`,
      [table, JSON.stringify(here)],
    );
    await to('commit');
    return here;
  } catch (error) {
    await to('rollback');
    throw error;
  }
}

/** The foreign keys as statements; they come back when all rows are there. */
async function takeOffKeys(to: Ask): Promise<void> {
  const [stored] = await to(`select from toam_move where what = '(keys)'`);
  if (stored) return;
  const keys = await to<{ at: string; name: string; definition: string }>(
    `select conrelid::regclass::text as at, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  await to('begin');
  await to(`insert into toam_move (what, detail) values ('(keys)', $1)`, [JSON.stringify(keys)]);
  for (const { at, name } of keys) await to(`alter table ${at} drop constraint ${quoted(name)}`);
  await to('commit');
}

async function putKeysBack(to: Ask): Promise<void> {
  const [stored] = await to<{ detail: { at: string; name: string; definition: string }[] }>(
    `select detail from toam_move where what = '(keys)'`,
  );
  for (const { at, name, definition } of stored?.detail ?? [])
    await to(`alter table ${at} add constraint ${quoted(name)} ${definition}`);
}

/** Sequences go on where they stood, those of identities and our own. */
async function moveSequences(from: Ask, to: Ask): Promise<void> {
  const sequences = await from<{ name: string; last: number | null }>(
    `select quote_ident(sequencename) as name, last_value::text::bigint as last from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, last } of sequences) if (last !== null) await to('select setval($1::regclass, $2)', [name, last]);
}

/** What is being moved, for whoever waits. */
export interface Moved extends Sum {
  table: string;
  /** It was there from an earlier, broken move. */
  wasThere: boolean;
}

/**
 * Marks an empty database as the target of a move, before anything else is written to it. One that is marked goes on.
 * @throws StartFailure if it holds tables of anybody
 */
export async function claimTarget(target: Client): Promise<void> {
  const to = ofServer(target);
  const [found] = await to<{ marked: boolean; used: boolean }>(
    `select to_regclass('toam_move') is not null as marked,
       exists (select from pg_tables where schemaname not in ('pg_catalog', 'information_schema')) as used`,
  );
  if (found!.marked) return;
  if (found!.used)
    throw new StartFailure('Cơ sở dữ liệu PostgreSQL này đã có dữ liệu. Hãy chuyển sang một cơ sở dữ liệu trống.');
  await to('create table toam_move (what text primary key, detail jsonb not null)');
}

/**
 * Copies all rows of a migrated embedded database into a migrated PostgreSQL database that `claimTarget` marked; see the README beside.
 * @param told hears of each table
 * @throws StartFailure if a table does not arrive as it was
 */
export async function moveDatabase(source: PGlite, target: Client, told: (moved: Moved) => void): Promise<void> {
  const [from, to] = [ofEmbedded(source), ofServer(target)];
  for (const ask of [from, to]) await ask(`set timezone = 'UTC'`);
  await to('set statement_timeout = 0');
  await takeOffKeys(to);
  const tables = await tablesOf(from);
  for (const table of tables) await to(`alter table ${quoted(table)} disable trigger user`);
  const done = new Map(
    (await to<{ what: string; detail: Sum }>('select what, detail from toam_move')).map((row) => [
      row.what,
      row.detail,
    ]),
  );
  for (const table of tables) {
    const before = done.get(table);
    const wasThere = before !== undefined && before.checksum === (await sumOf(from, table)).checksum;
    told({ table, wasThere, ...(wasThere ? before : await copyTable(source, to, table)) });
  }
  await moveSequences(from, to);
  await to('begin');
  await putKeysBack(to);
  for (const table of tables) await to(`alter table ${quoted(table)} enable trigger user`);
  await to('drop table toam_move');
  await to('commit');
  await to('analyze');
}
