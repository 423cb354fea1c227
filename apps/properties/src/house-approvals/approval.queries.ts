import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import {
  listPendingEdits,
  listPendingPreviews,
  listPendingShares,
  type QueueQuery,
  queueOrders,
} from '@toam/contracts/house/house-approval.endpoints';
import type { PendingEdit, ReviewedHouse } from '@toam/contracts/house/house-approval.schema';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import type { Person } from '@toam/contracts/person';
import { type ShareKind, shareKinds } from '@toam/domain/house/house-transition';
import { z } from 'zod';

/** The queues' state in the address bar. */
export const approvalSearch = z.object({
  /** The kind of requests: for the community or for the website. */
  source: z.enum(shareKinds).catch('public'),
  search: z.string().trim().max(130).catch(''),
  order: z.enum(queueOrders).catch('oldest'),
  /** The id of the open request or draft. */
  item: z.coerce.number().int().positive().nullable().catch(null),
});

/** An item that waits for a decision, in either queue. */
export interface Waiting {
  /** The id of the request or draft. Two requests of one house are two items. */
  id: number;
  house: HouseRow;
  /** The person who asks; null if unknown. */
  asker: Person | null;
  /** Waiting since, epoch seconds. */
  since: number;
}

export interface WaitingShare extends Waiting {
  kind: ShareKind;
  house: ReviewedHouse;
}

export interface WaitingEdit extends Waiting {
  edit: PendingEdit;
}

/** The search and order of a queue. */
export type QueueQuestion = Pick<QueueQuery, 'search' | 'order'>;

/** Rows per page. */
const size = 50;

async function pageOfCommunity(query: QueueQuery, signal: AbortSignal) {
  const found = await call(listPendingShares, { query }, signal);
  const list = found.list.map(({ request_id, requester, requested_at, ...house }): WaitingShare => ({
    ...{ id: request_id, kind: 'public', house },
    ...{ asker: requester, since: requested_at },
  }));
  return { ...found, list };
}

async function pageOfWeb(query: QueueQuery, signal: AbortSignal) {
  const found = await call(listPendingPreviews, { query }, signal);
  const list = found.list.map(({ id, house, requester, requested_at }): WaitingShare => ({
    ...{ id, kind: 'web', house },
    ...{ asker: requester, since: requested_at },
  }));
  return { ...found, list };
}

async function pageOfEdits(query: QueueQuery, signal: AbortSignal) {
  const found = await call(listPendingEdits, { query }, signal);
  const list = found.list.map((edit): WaitingEdit => ({
    ...{ id: edit.id, house: edit.house, edit },
    ...{ asker: edit.user, since: edit.created_at },
  }));
  return { ...found, list };
}

/**
 * The queues, longest wait first by default. All keys lie under `all`, which `approval.changed` invalidates (libs/live).
 * New items come at the end, so no row moves while somebody reads.
 */
export const approvalQueries = {
  all: ['approval'] as const,

  shares: (kind: ShareKind, asked: QueueQuestion) =>
    infiniteQueryOptions({
      queryKey: [...approvalQueries.all, 'shares', kind, asked],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          (kind === 'public' ? pageOfCommunity : pageOfWeb)({ ...asked, page, size }, signal),
        byId,
      ),
      // Keeps rows while another search loads, not while another kind loads.
      placeholderData: (rows, before) => (before?.queryKey[2] === kind ? rows : undefined),
    }),

  edits: (asked: QueueQuestion) =>
    infiniteQueryOptions({
      queryKey: [...approvalQueries.all, 'edits', asked],
      ...pagedRows((page: number, signal: AbortSignal) => pageOfEdits({ ...asked, page, size }, signal), byId),
      ...keepRows,
    }),
};
