import {
  approvePreview,
  approveShare,
  countApprovals,
  decideEdit as decideEditEndpoint,
  listPendingEdits as listPendingEditsEndpoint,
  listPendingPreviews as listPendingPreviewsEndpoint,
  listPendingShares as listPendingSharesEndpoint,
  readPendingEdit as readPendingEditEndpoint,
  rejectPreview,
  rejectShare,
  withdrawEdit as withdrawEditEndpoint,
} from '@toam/contracts/house/house-approval.endpoints';
import {
  readSharing as readSharingEndpoint,
  readWebRequest,
  requestWeb,
  revokeHouse,
  revokeWeb,
  setHouseStatus,
  shareHouse,
  withdrawWeb,
} from '@toam/contracts/house/house-sharing.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../../http/register-route';
import { decideEdit } from './decide-edit';
import { decidePreview } from './decide-preview';
import { countQueues, listPendingPreviews, listPendingShares } from './list-queues';
import { listPendingEdits, readPendingEdit } from './pending-edits';
import { readPreview, readSharing } from './read-sharing';
import { requestOnWeb } from './request-on-web';
import { transitionHouse } from './transition-house';
import { withdrawEdit } from './withdraw-edit';

/** The owner's side: sharing, the website, stopping and resuming. */
export function registerSharing(app: FastifyInstance): void {
  registerRoute(app, readSharingEndpoint, { handler: ({ actor, params }) => readSharing(actor, params.houseId) });

  registerRoute(app, shareHouse, {
    audit: { action: 'share', noun: 'house', record: 'houseId' },
    handler: ({ actor, params }) => transitionHouse(actor, params.houseId, { do: 'share' }),
  });

  registerRoute(app, revokeHouse, {
    audit: { action: 'unshare', noun: 'house', record: 'houseId' },
    handler: ({ actor, params }) => transitionHouse(actor, params.houseId, { do: 'revoke' }),
  });

  registerRoute(app, setHouseStatus, {
    audit: {
      action: ({ body }) => (body.status === 1 ? 'stop' : 'resume'),
      noun: 'house',
      record: 'houseId',
    },
    handler: ({ actor, params, body }) =>
      transitionHouse(
        actor,
        params.houseId,
        body.status === 1 ? { do: 'stop', reason: body.reason_stop_selling } : { do: 'resume' },
      ),
  });

  registerRoute(app, requestWeb, {
    audit: { action: 'submit', noun: 'house', record: 'house_id' },
    handler: ({ actor, body }) => requestOnWeb(actor, body.house_id),
  });

  registerRoute(app, readWebRequest, { handler: ({ actor, query }) => readPreview(actor, query.house_id) });

  registerRoute(app, withdrawWeb, {
    audit: { action: 'withdraw', noun: 'house', record: 'houseId' },
    handler: ({ actor, params }) => transitionHouse(actor, params.houseId, { do: 'withdrawWeb' }),
  });

  registerRoute(app, withdrawEditEndpoint, {
    audit: { action: 'withdraw', noun: 'house', record: 'houseId' },
    handler: ({ actor, params, body }) => withdrawEdit(actor, params.houseId, body.draft_version),
  });

  registerRoute(app, revokeWeb, {
    audit: { action: 'unpublish', noun: 'house', record: 'houseId' },
    handler: ({ actor, params }) => transitionHouse(actor, params.houseId, { do: 'revokeWeb' }),
  });
}

/** The admins' side: queues and decisions. */
export function registerApprovals(app: FastifyInstance): void {
  registerRoute(app, countApprovals, { handler: () => countQueues() });

  registerRoute(app, listPendingSharesEndpoint, { handler: ({ actor, query }) => listPendingShares(actor, query) });

  registerRoute(app, approveShare, {
    audit: { action: 'approve', noun: 'house', record: 'house_id' },
    handler: ({ actor, body: { house_id, version } }) =>
      transitionHouse(actor, house_id, { do: 'approveShare' }, { version }),
  });

  registerRoute(app, rejectShare, {
    audit: { action: 'reject', noun: 'house', record: 'house_id' },
    handler: ({ actor, body: { house_id, condition, version } }) =>
      transitionHouse(actor, house_id, { do: 'rejectShare', reason: condition }, { version }),
  });

  registerRoute(app, listPendingPreviewsEndpoint, { handler: ({ actor, query }) => listPendingPreviews(actor, query) });

  registerRoute(app, approvePreview, {
    audit: { action: 'approve', noun: 'house', record: 'preview_id' },
    handler: ({ actor, body: { preview_id, version } }) =>
      decidePreview(actor, preview_id, { do: 'approveWeb' }, version),
  });

  registerRoute(app, rejectPreview, {
    audit: { action: 'reject', noun: 'house', record: 'preview_id' },
    handler: ({ actor, body: { preview_id, condition, version } }) =>
      decidePreview(actor, preview_id, { do: 'rejectWeb', reason: condition }, version),
  });

  registerRoute(app, listPendingEditsEndpoint, { handler: ({ actor, query }) => listPendingEdits(actor, query) });

  registerRoute(app, readPendingEditEndpoint, {
    handler: ({ actor, params }) => readPendingEdit(actor, params.houseId),
  });

  registerRoute(app, decideEditEndpoint, {
    audit: {
      action: ({ body }) => (body.status === 1 ? 'approve' : 'reject'),
      noun: 'house',
      record: 'houseId',
    },
    handler: ({ actor, params, body }) => decideEdit(actor, params.houseId, body),
  });
}
