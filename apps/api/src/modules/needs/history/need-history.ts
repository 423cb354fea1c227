import { listRequestHistory } from '@toam/contracts/need/need.endpoints';
import type { NeedHistoryItem } from '@toam/contracts/need/need.schema';
import { matchTargetText, needHistoryText, needLabel } from '@toam/contracts/need/need.text';
import type { Actor } from '@toam/domain/actor';
import { nobodysCustomer } from '@toam/domain/customer/customer-access';
import { canSeeHouse } from '@toam/domain/house/house-access';
import { needColumns } from '@toam/domain/need/need-columns';
import { columnsWith } from '@toam/domain/record/columns';
import type { MatchTarget } from '@toam/domain/need-values';
import { sql } from 'drizzle-orm';
import { handle } from '../../../http/handle';
import { pageOf, type Page } from '../../../http/page';
import { readHouseRows, readHousesToMatch } from '../../houses/house-match.reads';
import { readCustomersToMatch } from '../../customers/customers.reads';
import { readEntitled, visibleText } from '../../customers/visible-customer.reads';
import { findVisibleNeed } from '../list/read-needs';
import { viewerOf } from '../need-row-serializer';
import { idsOf } from '../../../db/rows';
import { db } from '../../../db/db';

const sharingColumns: readonly string[] = columnsWith(needColumns, { writers: 'owner' });

/** One stored line of a need's history: a changed column, or a moved house. */
type HistoryLine = {
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
async function listLines(needId: number, { page, size }: Page): Promise<{ total: number; lines: HistoryLine[] }> {
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

function actionOf({ column, new_value, target, priority }: HistoryLine): string {
  if (target !== null) return matchTargetText[target];
  if (column === null) return priority === 0 ? needHistoryText.later : needHistoryText.suitable;
  if (column === 'created_at') return needHistoryText.created;
  if (column === 'deleted_at') return new_value === null ? needHistoryText.restored : needHistoryText.deleted;
  if (column === 'status') return needHistoryText.statusChanged;
  return sharingColumns.includes(column) ? needHistoryText.shared : needHistoryText.changed;
}

/** 'Giá đến: 5,5 tỷ → 6 tỷ'; '' if the action needs no details. */
function infoOf({ column, old_value, new_value }: HistoryLine): string {
  if (column === null || column === 'created_at' || column === 'deleted_at') return '';
  const label = (needLabel as Record<string, string>)[column] ?? column;
  return needHistoryText.from(label, old_value ?? needHistoryText.nothing, new_value ?? needHistoryText.nothing);
}

/** Addresses of the houses that the actor may see. */
async function readAddresses(actor: Actor, ids: number[]): Promise<Map<number, string>> {
  const visible = [...(await readHousesToMatch(ids)).values()].filter((house) => canSeeHouse(actor, house));
  const rows = await readHouseRows(actor, idsOf(visible));
  return new Map(rows.map(({ id, address }) => [id, address]));
}

/**
 * The changes of a need and the houses moved through it, for everybody who may see the need. Numbers in texts are
 * hidden from people who may not see the customer's numbers. Houses that the actor may not see have no name. D24, D59.
 * @throws HttpError not_found, forbidden
 */
export const readRequestHistoryCall = handle(listRequestHistory, async ({ actor, query }) => {
  const { request_id: id, ...page } = query;
  const viewer = await viewerOf(actor);
  const { customer_id } = await findVisibleNeed(viewer, id);
  const customer = (await readCustomersToMatch([customer_id])).get(customer_id) ?? {
    id: customer_id,
    ...nobodysCustomer,
  };
  const maySee = (await readEntitled(actor, [customer])).has(customer_id);
  const { total, lines } = await listLines(id, page);
  const addresses = await readAddresses(actor, [...new Set(lines.flatMap(({ house_id }) => house_id ?? []))]);
  const list = lines.map((line): NeedHistoryItem => {
    const info = infoOf(line);
    const address = line.house_id === null ? undefined : addresses.get(line.house_id);
    return {
      kind: line.kind,
      id: line.id,
      action: actionOf(line),
      info: visibleText(actor, customer, { column: 'description', value: info, maySee }),
      created_at: line.created_at,
      user_name: line.user_name ?? '',
      target: line.target,
      house_id: address === undefined ? null : line.house_id,
      house_address: address ?? null,
    };
  });
  return pageOf(list, total, page);
});
