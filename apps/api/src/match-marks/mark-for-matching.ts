import { houseColumns } from '@toam/domain/house/house-columns';
import { HouseStatus } from '@toam/domain/house/house-values';
import { columnsWith } from '@toam/domain/record/columns';
import { sql } from 'drizzle-orm';
import { db } from '../db/db';
import { idArray } from '../db/id-array';
import { matchMarks } from './match-mark.schema';

/** Columns of a house on which it depends what it fits, and who may see that it does. */
const matched: ReadonlySet<string> = new Set(columnsWith(houseColumns, { matches: true }));

interface Options {
  /** Made, or come to where colleagues look. */
  isNew?: boolean;
}

/**
 * Notes that houses or needs may fit anew, in the caller's transaction: one row each, no look at any other. The job
 * `tell-matches` finds out what they fit and tells the needs' staff. D70 kind 10.
 */
export async function markForMatching(
  noun: 'house' | 'request',
  ids: number[],
  { isNew = false }: Options = {},
): Promise<void> {
  if (ids.length > 0)
    await db().execute(sql`
      insert into ${matchMarks} (noun, record_id, is_new) select ${noun}, unnest(${idArray(ids)}), ${isNew}::boolean`);
}

/** The same of a house, if any of the written columns has to do with it. */
export async function markHouseChange(id: number, columns: Record<string, unknown>): Promise<void> {
  const written = Object.keys(columns).filter((column) => columns[column] !== undefined);
  const isNew = columns.public_approval === 1 || columns.status === HouseStatus.onSale;
  if (written.some((column) => matched.has(column))) await markForMatching('house', [id], { isNew });
}
