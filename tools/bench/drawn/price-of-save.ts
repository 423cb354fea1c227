import { performance } from 'node:perf_hooks';
import { random } from '@toam/domain/random';
import type { Ask, ListKind } from './list-kind';

const saves = 300;

/**
 * What a save of one row costs the database: pages that it makes dirty, its log, its time.
 * Pages are counted after a checkpoint, so a page that several saves change counts once. The save stands in a function: only so does
 * PostgreSQL count what its triggers write.
 */
export async function priceOfSave(ask: Ask, kind: ListKind, rows: number): Promise<string> {
  const r = random(31);
  let dirtied = 0;
  let bytes = 0;
  await ask(
    `create or replace function bench_save(integer) returns void language plpgsql as $$ begin ${kind.save}; end $$`,
    [],
  );
  await ask('checkpoint', []);
  const start = performance.now();
  for (let save = 0; save < saves; save += 1) {
    const reply = await ask(`explain (analyze, buffers, wal, format json) select bench_save(${r.whole(1, rows)})`, []);
    const [{ Plan: plan }] = (reply.rows[0] as { 'QUERY PLAN': [{ Plan: Record<string, number> }] })['QUERY PLAN'];
    dirtied += plan['Shared Dirtied Blocks'] ?? 0;
    bytes += plan['WAL Bytes'] ?? 0;
  }
  const time = (performance.now() - start) / saves;
  return `${(dirtied / saves).toFixed(1)} trang, ${(bytes / saves / 1000).toFixed(1)} KB nhật ký, ${time.toFixed(2)} ms`;
}

/** Sizes of the table and its indexes in MB, the largest first. */
export async function indexSizes(ask: Ask, { table }: ListKind): Promise<string> {
  const { rows } = await ask(
    `select indexrelid::regclass::text as name, pg_relation_size(indexrelid) / 1e6 as size from pg_index
     where indrelid = '${table}'::regclass order by 2 desc, 1`,
    [],
  );
  const sizes = (rows as { name: string; size: number }[]).map(({ name, size }) => [name, Number(size)] as const);
  const all = sizes.reduce((sum, [, size]) => sum + size, 0);
  return `${sizes.length} chỉ mục, ${all.toFixed(0)} MB: ${sizes.map(([name, size]) => `${name} ${size.toFixed(1)}`).join(' · ')}`;
}
