import type { ShareKind, ShareRequestStatus } from '@toam/domain/house/house-transition';
import type { QueueQuery } from '@toam/contracts/house/house-approval.endpoints';
import { and, asc, count, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../../db/db';
import { findRow, updateRow } from '../../../db/rows';
import type { Page } from '../../../http/page';
import { houseDrafts } from '../saving/house-draft.schema';
import { matchesSearch } from '../list/house-filter.queries';
import { type House, houses } from '../house.schema';
import { shareWaitingState, waitingState } from '../house-state';
import { shareRequests, type StoredRequest } from './share-request.schema';

type QueueOrder = QueueQuery['order'];

const isOpen = eq(shareRequests.status, 'open');
const isOf = (houseId: number, kind: ShareKind) =>
  and(eq(shareRequests.house_id, houseId), eq(shareRequests.kind, kind));

/** Opens a request. If one is open already, it stays unchanged. */
export async function openRequest(house_id: number, kind: ShareKind, user_id: number): Promise<void> {
  await db().insert(shareRequests).values({ house_id, kind, user_id }).onConflictDoNothing();
}

interface Closing {
  status: Exclude<ShareRequestStatus, 'open'>;
  reason: string | null;
  decided_by: number;
}

/**
 * Closes the open request of a house. If the house was waiting before requests were stored, a request is created first:
 * with its agent, and the time of the house's last change. @returns it
 */
export async function closeRequest(
  { id: house_id, user_id, updated_at }: Pick<House, 'id' | 'user_id' | 'updated_at'>,
  kind: ShareKind,
  closing: Closing,
): Promise<StoredRequest> {
  await db().insert(shareRequests).values({ house_id, kind, user_id, created_at: updated_at }).onConflictDoNothing();
  return updateRow(shareRequests, and(isOf(house_id, kind), isOpen), { ...closing, decided_at: sql`now()` });
}

export async function findLatestRequest(houseId: number, kind: ShareKind): Promise<StoredRequest | undefined> {
  const [request] = await db()
    .select()
    .from(shareRequests)
    .where(isOf(houseId, kind))
    .orderBy(desc(shareRequests.id))
    .limit(1);
  return request;
}

export const findWebRequest = (id: number): Promise<StoredRequest | undefined> =>
  findRow(shareRequests, and(eq(shareRequests.id, id), eq(shareRequests.kind, 'web')));

const alive = isNull(houses.deleted_at);

/** Page, search and order of a queue. */
export type QueuePage = Page & { search?: string | undefined; order?: QueueOrder | undefined };

/** Every word of the search occurs in the house's texts; the last word may be incomplete. People write '#' before a code. */
function isSought(search = ''): SQL | undefined {
  const words = search.replace(/^#(?=\d)/, '');
  return or(matchesSearch(words, 'words'), matchesSearch(words, 'typing'));
}

/** By street, then number, without case and accents. So admins can decide the houses of one street together. */
const street = [houses.house_address, houses.house_number].map(
  (column) => sql`f_vn(coalesce(${column}, '')) collate "C"`,
);

/** The id comes last, so that pages never overlap. */
const ordered = (order: QueueOrder = 'oldest', since: AnyPgColumn, id: AnyPgColumn): SQL[] => {
  if (order === 'newest') return [desc(since), desc(id)];
  return [...(order === 'address' ? street : []), asc(since), asc(id)];
};

const waiting = (kind: ShareKind, search?: string) =>
  and(eq(shareRequests.kind, kind), isOpen, alive, isSought(search));

/** One page of a queue, and the length of the queue. The default order is longest wait first. */
export async function listOpenRequests(kind: ShareKind, { page, size, search, order }: QueuePage) {
  const list = await db()
    .select({ request: shareRequests })
    .from(shareRequests)
    .innerJoin(houses, eq(houses.id, shareRequests.house_id))
    .where(waiting(kind, search))
    .orderBy(...ordered(order, shareRequests.created_at, shareRequests.id))
    .limit(size)
    .offset((page - 1) * size);
  return { list: list.map(({ request }) => request), total: await countOpenRequests(kind, search) };
}

export async function countOpenRequests(kind: ShareKind, search?: string): Promise<number> {
  const [counted] = await db()
    .select({ total: count() })
    .from(shareRequests)
    .innerJoin(houses, eq(houses.id, shareRequests.house_id))
    .where(waiting(kind, search));
  return counted?.total ?? 0;
}

const openDrafts = (search?: string) => and(eq(houseDrafts.status, 'open'), alive, isSought(search));

/** One page of pending edits with their houses, and their number. The default order is longest wait first. */
export async function listOpenDrafts({ page, size, search, order }: QueuePage) {
  const list = await db()
    .select({ draft: houseDrafts, house: houses })
    .from(houseDrafts)
    .innerJoin(houses, eq(houses.id, houseDrafts.house_id))
    .where(openDrafts(search))
    .orderBy(...ordered(order, houseDrafts.created_at, houseDrafts.id))
    .limit(size)
    .offset((page - 1) * size);
  return { list, total: await countOpenDrafts(search) };
}

export async function countOpenDrafts(search?: string): Promise<number> {
  const [counted] = await db()
    .select({ total: count() })
    .from(houseDrafts)
    .innerJoin(houses, eq(houses.id, houseDrafts.house_id))
    .where(openDrafts(search));
  return counted?.total ?? 0;
}

/**
 * Creates the missing requests of houses that wait. They are missing in old databases and for rows inserted by hand.
 * @returns how many were missing
 */
export async function noteMissingRequests(): Promise<number> {
  const { rows } = await db().execute<{ id: number }>(sql`
    insert into ${shareRequests} (house_id, kind, user_id, created_at)
    select houses.id, kinds.kind, houses.user_id, houses.updated_at
    from houses, unnest(array['public', 'web']) as kinds (kind)
    where deleted_at is null and ${waitingState}
      and case kinds.kind when 'web' then web_requested else ${shareWaitingState} end
    on conflict do nothing
    returning id`);
  return rows.length;
}
