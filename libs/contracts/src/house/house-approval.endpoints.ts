import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId, searchLine } from '@toam/contracts/field';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { pendingEdit, pendingPreview, pendingShare } from './house-approval.schema';
import { houseTransition } from './house-sharing.endpoints';
import { reason } from './reason';

/** Order of a queue. Every order ends with the id of the request or draft, so pages never overlap. */
export const queueOrders = ['oldest', 'newest', 'address'] as const;

/** Page, order and search of a queue. */
const queueQuery = (size: number) =>
  pageQuery(size).extend({
    /** Words in any order, without case and accents, over the house's code, title, address and keywords. D47. */
    search: searchLine(),
    order: z.enum(queueOrders).default('oldest'),
  });
export type QueueQuery = z.output<ReturnType<typeof queueQuery>>;

const exampleQueue = { page: 1, size: 20, search: 'nguyễn văn đậu', order: 'newest' } as const;

/** Number of waiting items per queue, shown at the tabs of /admin. `approval.changed` says when to ask again. */
export const countApprovals = endpoint({
  method: 'GET',
  path: '/house/approval/count',
  summary: 'How many houses wait for the community, for the website, and with a pending edit',
  access: 'admin',
  data: z.object({ public: z.number().int(), web: z.number().int(), updates: z.number().int() }),
});

/** Longest waiting first, unless the call asks for another order. */
export const listPendingShares = endpoint({
  method: 'GET',
  path: '/house/public/pending',
  summary: 'Houses that wait for the community',
  access: 'admin',
  query: queueQuery(100),
  example: { query: exampleQueue },
  data: pageOf(pendingShare),
});

/**
 * `version` of the house that the decider saw. If the house was edited since, the answer is 409. A second decision gets
 * 409 with the name of the first decider. Specification 1 §7.
 */
const decidedHouse = { house_id: recordId, version: z.number().int().optional() };

export const approveShare = endpoint({
  method: 'POST',
  path: '/house/public/approve',
  summary: 'Lets a house into the community',
  access: 'admin',
  body: z.object(decidedHouse),
  example: { body: { house_id: 1, version: 1 } },
  data: houseTransition,
});

/** The house stays shared and unapproved, and stores the reason, until somebody edits it. D41. */
export const rejectShare = endpoint({
  method: 'POST',
  path: '/house/public/reject',
  summary: 'Refuses a house to the community, with a reason',
  access: 'admin',
  body: z.object({ ...decidedHouse, condition: reason }),
  example: { body: { house_id: 1, version: 1, condition: 'Thiếu sổ' } },
  data: houseTransition,
});

/** Longest waiting first, unless the call asks for another order. D40. */
export const listPendingPreviews = endpoint({
  method: 'GET',
  path: '/house/preview/approved',
  summary: 'Web requests that wait for a decision',
  access: 'admin',
  query: queueQuery(10),
  example: { query: exampleQueue },
  data: pageOf(pendingPreview),
});

const decidedPreview = { preview_id: recordId, version: z.number().int().optional() };

export const approvePreview = endpoint({
  method: 'POST',
  path: '/house/preview/approve',
  summary: 'Shows a house on the commercial website',
  access: 'admin',
  body: z.object(decidedPreview),
  example: { body: { preview_id: 1, version: 1 } },
  data: houseTransition,
});

export const rejectPreview = endpoint({
  method: 'POST',
  path: '/house/preview/reject',
  summary: 'Refuses a web request, with a reason',
  access: 'admin',
  body: z.object({ ...decidedPreview, condition: reason }),
  example: { body: { preview_id: 1, version: 1, condition: 'Ảnh mờ' } },
  data: houseTransition,
});

/** Longest waiting first, unless the call asks for another order. */
export const listPendingEdits = endpoint({
  method: 'GET',
  path: '/house/updates',
  summary: 'Edits of houses on the website that wait for a decision, with their differences',
  access: 'admin',
  query: queueQuery(100),
  example: { query: exampleQueue },
  data: pageOf(pendingEdit),
});

/** For the tab 'Thay đổi cần duyệt': agent and admins. Null: no edit is pending now. */
export const readPendingEdit = endpoint({
  method: 'GET',
  path: '/house/:houseId/changes',
  summary: 'The pending edit of one house, with its differences',
  access: 'brokerage',
  params: z.object({ houseId: idParam }),
  example: { params: { houseId: 1 } },
  data: pendingEdit.nullable(),
});

/**
 * 1 approves: the edit is applied and published on the website. 2 rejects: the edit is deleted for good. Only one decision
 * is possible. `version` and `draft_version` belong to the differences that the decider saw. If the house (when approving)
 * or the edit (always) changed since, the answer is 409 with the new `pendingEdit` in `current`. Deciding again with its
 * versions succeeds. Without the versions, the house must still have the edit's `base_version`. D38.
 */
export const decideEdit = endpoint({
  method: 'PUT',
  path: '/house/:houseId/changes',
  summary: 'Approves or rejects the pending edit of a house',
  access: 'admin',
  params: z.object({ houseId: idParam }),
  body: z.object({
    status: z.union([z.literal(1), z.literal(2)]),
    version: z.number().int().optional(),
    draft_version: z.number().int().optional(),
  }),
  example: { params: { houseId: 1 }, body: { status: 1, version: 2, draft_version: 1 } },
  conflict: pendingEdit,
  data: houseTransition,
});

/**
 * The author of the edit withdraws it, and its proposed values are deleted. The house stays as it is. If the edit was
 * already decided or withdrawn, the answer is 409. `draft_version` belongs to the differences that the author saw. D38.
 */
export const withdrawEdit = endpoint({
  method: 'POST',
  path: '/house/:houseId/changes/withdraw',
  summary: 'Takes back the pending edit of a house',
  access: 'brokerage',
  params: z.object({ houseId: idParam }),
  body: z.object({ draft_version: z.number().int().optional() }),
  example: { params: { houseId: 1 }, body: { draft_version: 1 } },
  data: houseTransition,
  conflict: pendingEdit,
});
