import { type SQL, sql } from 'drizzle-orm';
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

  /** These rows as they are now, without those that are gone. */
  of(ids: number[]): Promise<StoredRow[]> {
    const { id } = this.source;
    return this.read(sql`where ${id} = any(${sql.param(ids)}::int[]) order by ${id}`);
  }

  /** Rows that changed in transactions that the snapshot did not see. */
  async changes(since: string): Promise<Changes> {
    const { changes } = this.source;
    const statement = sql`
      select pg_current_snapshot()::text as snapshot, array(
        select distinct ${changes.row} from ${changes}
        where ${changes.changed_in} >= pg_snapshot_xmin(${since}::pg_snapshot)
          and not pg_visible_in_snapshot(${changes.changed_in}, ${since}::pg_snapshot)
      ) as ids`;
    const { rows } = await this.run(statement, `changes of ${this.source.name}`);
    return rows[0] as Changes;
  }
}

const batch = 5_000;

export interface Changes {
  /** What this read saw. The next one reads what changed since. */
  snapshot: string;
  ids: number[];
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
