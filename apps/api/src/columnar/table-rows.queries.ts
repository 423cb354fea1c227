import { type SQL, sql } from 'drizzle-orm';
import type { ChangesTable } from './changes-table';
import type { ColumnSource } from './column-source';
import type { StoredRow } from './store-question';

/** Runs a statement. @param name of one that is asked again and again with the same text: its plan may be kept */
export type Run = (statement: SQL, name?: string) => Promise<{ rows: unknown[] }>;

type Value = StoredRow['values'][number];

const numbers = (text: Value): number[] => (text ? String(text).split(' ').map(Number) : []);

/** Reads the rows of a source. */
export class TableRows {
  private readonly names: string[];
  private readonly rows: SQL;

  constructor(
    private readonly source: ColumnSource,
    private readonly run: Run,
  ) {
    this.names = Object.keys(source.columns);
    const values = Object.entries(source.columns).map(([name, { value }]) => sql`${value} as ${sql.identifier(name)}`);
    this.rows = sql`
      select ${source.id} as "its number", ${source.words} as "its words", ${sql.join(values, sql`, `)} from ${source.from}`;
  }

  private readonly toRow = (read: Record<string, Value>): StoredRow => ({
    id: Number(read['its number']),
    values: this.names.map((name) => this.valueOf(name, read[name] ?? null)),
    words: [...new Set(String(read['its words']).split(' '))],
  });

  private readonly valueOf = (name: string, value: Value): Value =>
    this.source.columns[name]!.kind === 'keys' ? numbers(value) : value;

  private async read(rest: SQL): Promise<StoredRow[]> {
    const { rows } = await this.run(sql`${this.rows} ${rest}`);
    return (rows as Record<string, Value>[]).map(this.toRow);
  }

  /** All rows in the order of their ids, so many at a time. */
  async *all(): AsyncGenerator<StoredRow[]> {
    const { id } = this.source;
    for (let after = 0; ;) {
      const rows = await this.read(sql`where ${id} > ${after} order by ${id} limit ${batch}`);
      if (rows.length === 0) return;
      yield rows;
      after = rows.at(-1)!.id;
    }
  }

  /** How many rows there are, and the largest id. */
  async extent(): Promise<{ rows: number; last: number }> {
    const { id, from } = this.source;
    const { rows } = await this.run(
      sql`select count(*)::int as rows, coalesce(max(${id}), 0)::int as last from ${from}`,
    );
    return rows[0] as { rows: number; last: number };
  }

  /** These rows as they are now, without those that are gone. Each statement reads so few that it is within its limit. */
  async of(ids: number[]): Promise<StoredRow[]> {
    const { id } = this.source;
    const sorted = ids.toSorted((one, other) => one - other);
    const found: StoredRow[] = [];
    for (let from = 0; from < ids.length; from += fewer)
      found.push(
        ...(await this.read(
          sql`where ${id} = any(${sql.param(sorted.slice(from, from + fewer))}::int[]) order by ${id}`,
        )),
      );
    return found;
  }

  /**
   * Rows that changed, or have the name of somebody who has a new one, in transactions that the snapshot did not see.
   * @param most lines that are worth their reading
   */
  async changes(since: string, most: number): Promise<Changes> {
    const { changes, names = [] } = this.source;
    const lines = [
      sql`select ${changes.row} as id from ${changes} where ${isUnseen(changes, since)}`,
      // `offset 0` finds the rows of each person by itself: almost always there is nobody
      ...names.map(
        ({ changes: named, rowsOf }) => sql`
          select having_it.id from ${named} cross join lateral (${rowsOf(sql`${named.row}`)} offset 0) as having_it(id)
          where ${isUnseen(named, since)}`,
      ),
    ];
    const statement = sql`
      with lines as materialized (select id from (${sql.join(lines, sql` union all `)}) as noted limit ${most + 1}::int)
      select pg_current_snapshot()::text as snapshot,
        case when (select count(*) from lines) <= ${most}::int then array(select distinct id from lines) end as ids`;
    const { rows } = await this.run(statement, `changes of ${this.source.name}`);
    return rows[0] as Changes;
  }
}

/** A line of a transaction that is still to come is from another cluster, whose dump was restored here. */
const isUnseen = ({ changed_in }: ChangesTable, since: string): SQL => sql`
  ${changed_in} >= pg_snapshot_xmin(${since}::pg_snapshot) and ${changed_in} < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(${changed_in}, ${since}::pg_snapshot)`;

/** Rows that a statement reads, at the start and later. */
const batch = 5_000;
const fewer = 1_000;

export interface Changes {
  /** What this read saw. The next one reads what changed since. */
  snapshot: string;
  /** Null if they are too many. */
  ids: number[] | null;
}

/** What the database's statements see at this moment. */
export async function readSnapshot(run: Run): Promise<string> {
  const { rows } = await run(sql`select pg_current_snapshot()::text as snapshot`);
  return (rows[0] as { snapshot: string }).snapshot;
}

/** Texts as the database's searches read them. */
export async function readPlains(run: Run, texts: string[]): Promise<ReadonlyMap<string, string>> {
  if (texts.length === 0) return new Map();
  const { rows } = await run(sql`select text, f_vn(text) as plain from unnest(${sql.param(texts)}::text[]) as text`);
  return new Map((rows as { text: string; plain: string }[]).map(({ text, plain }) => [text, plain]));
}
