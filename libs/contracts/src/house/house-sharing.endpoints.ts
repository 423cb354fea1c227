import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId } from '@toam/contracts/field';
import { reviewedHouse, shareRequest } from './house-approval.schema';
import { houseStatus } from './house-row.schema';
import { reason } from './reason';

const bit = z.union([z.literal(0), z.literal(1)]);

/** The state of a house after a step. `message` is shown to people. */
export const houseTransition = z.object({
  house_id: z.number().int(),
  version: z.number().int(),
  public: bit,
  public_approval: bit,
  web: bit,
  web_requested: z.boolean(),
  status: houseStatus,
  message: z.string(),
});
export type HouseTransition = z.output<typeof houseTransition>;

const ofHouse = z.object({ houseId: idParam });

/** For the share panel: the house's state, the latest request of each kind, and the missing fields. Agent and admins. */
export const readSharing = endpoint({
  method: 'GET',
  path: '/house/:houseId/sharing',
  summary: 'How a house is shared: its latest requests, who decided them, what is missing',
  access: 'brokerage',
  params: ofHouse,
  example: { params: { houseId: 1 } },
  data: houseTransition.omit({ message: true }).extend({
    has_draft: z.boolean(),
    reject_public_condition: z.string().nullable(),
    reject_web_condition: z.string().nullable(),
    reason_stop_selling: z.string().nullable(),
    /** Latest request of each kind; null: never asked. */
    community: shareRequest.nullable(),
    website: shareRequest.nullable(),
    /** Names of missing fields (`houseLabel`) before it can be shared; empty if none. Specification 1 §5. */
    missing: z.array(z.string()),
    commercial_url: z.string().nullable(),
  }),
});

/** 422 names every missing field in `errors`. If a request is waiting already, nothing changes. */
export const shareHouse = endpoint({
  method: 'POST',
  path: '/house/:houseId/share',
  summary: 'Asks to show a house in the community',
  access: 'brokerage',
  params: ofHouse,
  example: { params: { houseId: 1 } },
  data: houseTransition,
});

export const revokeHouse = endpoint({
  method: 'POST',
  path: '/house/:houseId/revoke',
  summary: 'Takes a house, or the request for it, back from the community',
  access: 'brokerage',
  params: ofHouse,
  example: { params: { houseId: 1 } },
  data: houseTransition,
});

/** Stopping needs a reason and takes the house off the website. Resuming deletes all reasons. Specification 1 §4, D32, D42. */
export const setHouseStatus = endpoint({
  method: 'POST',
  path: '/house/:houseId/status',
  summary: 'Stops selling a house, or puts it back on sale',
  access: 'brokerage',
  params: ofHouse,
  body: z.discriminatedUnion('status', [
    z.object({ status: z.literal(0) }),
    z.object({ status: z.literal(1), reason_stop_selling: reason }),
  ]),
  example: { params: { houseId: 1 }, body: { status: 1, reason_stop_selling: 'Chủ nhà đã bán' } },
  data: houseTransition,
});

/** 422 names every missing field in `errors`. If a request is waiting already, the answer is that request. D40. */
export const requestWeb = endpoint({
  method: 'POST',
  path: '/house/preview',
  summary: 'Asks to show a house on the commercial website',
  access: 'brokerage',
  body: z.object({ house_id: recordId }),
  example: { body: { house_id: 1 } },
  data: houseTransition.extend({ preview_id: z.number().int() }),
});

/** The latest web request of a house, and the house as the website would show it; null if there was no request. D40. */
export const readWebRequest = endpoint({
  method: 'GET',
  path: '/house/preview',
  summary: 'The latest web request of a house',
  access: 'brokerage',
  query: z.object({ house_id: idParam }),
  example: { query: { house_id: 1 } },
  data: shareRequest.extend({ house: reviewedHouse }).nullable(),
});

export const withdrawWeb = endpoint({
  method: 'POST',
  path: '/house/:houseId/web/withdraw',
  summary: 'Takes back a web request that waits',
  access: 'brokerage',
  params: ofHouse,
  example: { params: { houseId: 1 } },
  data: houseTransition,
});

/** Specification 1 §4, §6. */
export const revokeWeb = endpoint({
  method: 'POST',
  path: '/house/:houseId/web/revoke',
  summary: 'Takes a house off the commercial website',
  access: 'admin',
  params: ofHouse,
  example: { params: { houseId: 1 } },
  data: houseTransition,
});
