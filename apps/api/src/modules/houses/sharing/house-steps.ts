import type { AuditAction } from '@toam/contracts/audit/audit';
import * as approval from '@toam/contracts/house/house-approval.endpoints';
import type { HouseTransition } from '@toam/contracts/house/house-sharing.endpoints';
import * as sharing from '@toam/contracts/house/house-sharing.endpoints';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import type { Actor } from '@toam/domain/actor';
import type { HouseStep } from '@toam/domain/house/house-transition';
import { tx } from '../../../db/db';
import { handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { findLatestRequest, findWebRequest, openRequest } from './share-request.queries';
import { closedError } from './transition-error';
import { transitionHouse } from './transition-house';

/**
 * Approves or rejects one web request: exactly this one, not a later one of the same house. D40.
 * @throws HttpError as `transitionHouse`; not_found for an unknown request; conflict if it was decided already
 */
async function decidePreview(
  actor: Actor,
  { preview_id, version }: { preview_id: number; version?: number | undefined },
  step: HouseStep,
): Promise<HouseTransition> {
  const query = await findWebRequest(preview_id);
  if (!query) throw new HttpError('not_found', houseSharingText.requestNotFound);
  return transitionHouse(actor, query.house_id, step, {
    version,
    check: async () => {
      const request = await findWebRequest(preview_id);
      if (request?.status !== 'open') throw await closedError(actor, request, houseSharingText.nothingWaiting);
    },
  });
}

const auditOf = <const Id extends string>(action: AuditAction, record: Id) =>
  ({ audit: { action, noun: 'house', record } }) as const;

/** Steps of the owner: sharing, the website, stopping and resuming. */
const ownersSteps = [
  handle(sharing.shareHouse, auditOf('share', 'houseId'), ({ actor, params }) =>
    transitionHouse(actor, params.houseId, { do: 'share' }),
  ),
  handle(sharing.revokeHouse, auditOf('unshare', 'houseId'), ({ actor, params }) =>
    transitionHouse(actor, params.houseId, { do: 'revoke' }),
  ),
  handle(
    sharing.setHouseStatus,
    { audit: { action: ({ body }) => (body.status === 1 ? 'stop' : 'resume'), noun: 'house', record: 'houseId' } },
    ({ actor, params, body }) =>
      transitionHouse(
        actor,
        params.houseId,
        body.status === 1 ? { do: 'stop', reason: body.reason_stop_selling } : { do: 'resume' },
      ),
  ),
  // if a request is open already, the answer is that one, D40
  handle(sharing.requestWeb, auditOf('submit', 'house_id'), ({ actor, body: { house_id } }) =>
    tx(async () => {
      const state = await transitionHouse(actor, house_id, { do: 'requestWeb' });
      // a house may be waiting since before requests were stored; it gets its request now
      await openRequest(house_id, 'web', actor.id);
      const request = await findLatestRequest(house_id, 'web');
      if (!request) throw new Error(`house ${house_id} has no web request`);
      return { ...state, preview_id: request.id };
    }),
  ),
  handle(sharing.withdrawWeb, auditOf('withdraw', 'houseId'), ({ actor, params }) =>
    transitionHouse(actor, params.houseId, { do: 'withdrawWeb' }),
  ),
  handle(sharing.revokeWeb, auditOf('unpublish', 'houseId'), ({ actor, params }) =>
    transitionHouse(actor, params.houseId, { do: 'revokeWeb' }),
  ),
];

/** Decisions of the admins. */
const decisions = [
  handle(approval.approveShare, auditOf('approve', 'house_id'), ({ actor, body: { house_id, version } }) =>
    transitionHouse(actor, house_id, { do: 'approveShare' }, { version }),
  ),
  handle(approval.rejectShare, auditOf('reject', 'house_id'), ({ actor, body: { house_id, condition, version } }) =>
    transitionHouse(actor, house_id, { do: 'rejectShare', reason: condition }, { version }),
  ),
  handle(approval.approvePreview, auditOf('approve', 'preview_id'), ({ actor, body }) =>
    decidePreview(actor, body, { do: 'approveWeb' }),
  ),
  handle(approval.rejectPreview, auditOf('reject', 'preview_id'), ({ actor, body }) =>
    decidePreview(actor, body, { do: 'rejectWeb', reason: body.condition }),
  ),
];

export const stepCalls = [...ownersSteps, ...decisions];
