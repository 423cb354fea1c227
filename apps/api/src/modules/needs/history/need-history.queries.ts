import type { MatchTarget } from '@toam/domain/need-values';
import { sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import type { Page } from '../../../http/page';

/** One stored line of a need's history: a changed column, or a moved house. */
export type HistoryLine = {
  kind: 'need' | 'house';
  id: number;
  /** Epoch seconds. */
  created_at: number;
  user_name: string | null;
  column: string | null;
  old_value: string | null;
  new_value: string | null;
  target: MatchTarget | null;
  priority: 0 | 1 | null;
  house_id: number | null;
};

/** One page of a need's changes and of the moves through it, newest first. */
export async function listLines(
  needId: number,
  { page, size }: Page,
): Promise<{ total: number; lines: HistoryLine[] }> {
  const { rows } = await db().execute<{ total: number; lines: HistoryLine[] }>(sql`
    with line as materialized (
      select 'need' as kind, id, created_at, user_id, "column", old_value, new_value,
        null::int as target, null::int as priority, null::int as house_id
      from history_entries where model = 'Request' and model_id = ${needId}
      union all
      select 'house', id, created_at, user_id, null, null, null, target, priority, house_id
      from recommendation_moves where request_id = ${needId}
    ), shown as (
      select * from line order by created_at desc, kind desc, id desc limit ${size} offset ${(page - 1) * size}
    )
    select (select count(*)::int from line) as total, coalesce((
      select json_agg(json_build_object(
        'kind', kind, 'id', shown.id, 'created_at', extract(epoch from shown.created_at)::bigint, 'user_name', users.name,
        'column', "column", 'old_value', old_value, 'new_value', new_value,
        'target', target, 'priority', priority, 'house_id', house_id
      ) order by shown.created_at desc, kind desc, shown.id desc)
      from shown left join users on users.id = shown.user_id), '[]') as lines`);
  return rows[0] ?? { total: 0, lines: [] };
}
