import { houseColumns } from '@toam/domain/house/house-columns';
import { HouseStatus } from '@toam/domain/house/house-values';
import { columnsWith } from '@toam/domain/record/columns';
import { sql } from 'drizzle-orm';
import { db } from '../db/db';
import { idArray } from '../db/id-array';
import { matchMarks } from './match-mark.schema';

/** Columns of a house that decide which needs it fits, or who may see the match. */
const matched: ReadonlySet<string> = new Set(columnsWith(houseColumns, { matches: true }));

interface Options {
  /** The record is created, or newly visible to colleagues. */
  isNew?: boolean;
}

/**
 * Marks houses or needs for matching, in the caller's transaction. It adds one row each and reads no other record. The job
 * `tell-matches` finds their matches and notifies the needs' staff. D70 kind 10.
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

/** `markForMatching` for a house, if one of the written columns matters for matches. */
export async function markHouseChange(id: number, columns: Record<string, unknown>): Promise<void> {
  const written = Object.keys(columns).filter((column) => columns[column] !== undefined);
  const isNew = columns.public_approval === 1 || columns.status === HouseStatus.onSale;
  if (written.some((column) => matched.has(column))) await markForMatching('house', [id], { isNew });
}
