import type { HouseTransition } from '@toam/contracts/house/house-sharing.endpoints';
import { houseText } from '@toam/contracts/house/house.text';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouseSharing } from '@toam/domain/house/house-access';
import { type HouseStep, type HouseStepName, needsCompleteHouse } from '@toam/domain/house/house-transition';
import { auditNothing } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { recordChanges } from '../../../history/record-changes';
import { HttpError } from '../../../http-error';
import { emitChange } from '../../../live/emit';
import { readHeldMedia } from '../media/house-media';
import { missingOf, refuseIncomplete } from './house-sharing';
import { changesBetween } from '../house-labels';
import type { House } from '../house.schema';
import { lockHouse, updateHouse } from '../house.queries';
import { onTransition } from './on-transition';
import { outcomeOf, refuseForeignStep } from './transition-error';

/** The messages after a step. */
export const stepText: Record<HouseStepName, string> = {
  share: houseSharingText.shared,
  revoke: houseSharingText.revoked,
  requestWeb: houseSharingText.webRequested,
  withdrawWeb: houseSharingText.webWithdrawn,
  revokeWeb: houseSharingText.webRevoked,
  stop: houseSharingText.statusChanged,
  resume: houseSharingText.statusChanged,
  approveShare: houseSharingText.approved,
  rejectShare: houseSharingText.rejected,
  approveWeb: houseSharingText.webApproved,
  rejectWeb: houseSharingText.rejected,
};

/** The sharing state, the answer of every step. Only the agent and admins see what is pending (D31). */
export const transitionOf = (actor: Actor, house: House, message: string): HouseTransition => ({
  house_id: house.id,
  version: house.version,
  public: house.public,
  public_approval: house.public_approval,
  web: house.web,
  web_requested: canSeeHouseSharing(actor, house) && house.web_requested,
  status: house.status,
  message,
});

interface Condition {
  /** The version of the house that the decider saw. */
  version?: number | undefined;
  /** Runs under the house's lock, when nobody else can decide. */
  check?: ((house: House) => Promise<void>) | undefined;
}

/**
 * Takes one step with a house, in one transaction: columns, history, request, notifications, open lists and the
 * website. If several people decide at once, one wins. Specification 1 §4.
 * @throws HttpError not_found; forbidden; invalid naming what is missing for sharing; conflict if somebody was first,
 * or if the house's version is not the one that the decider saw
 */
export const transitionHouse = (
  actor: Actor,
  houseId: number,
  step: HouseStep,
  { version, check }: Condition = {},
): Promise<HouseTransition> =>
  tx(async () => {
    const house = await lockHouse(houseId);
    if (!house) throw new HttpError('not_found', houseText.notFound);
    refuseForeignStep(actor, house, step.do);
    await check?.(house);
    const changes = await outcomeOf(actor, house, step);
    if (version !== undefined && version !== house.version)
      throw new HttpError('conflict', houseSharingText.changedMeanwhile);
    const message = stepText[step.do];
    if (Object.keys(changes).length === 0) {
      auditNothing();
      return transitionOf(actor, house, message);
    }
    if (needsCompleteHouse(step.do)) refuseIncomplete(missingOf(house, await readHeldMedia(house.id)));
    const moment = step.do === 'approveShare' ? { shared_at: new Date() } : {};
    const after: House = { ...house, ...changes, ...moment };
    after.version = await updateHouse(house.id, { ...changes, ...moment });
    await recordChanges(actor, 'House', house.id, await changesBetween(house, after));
    await emitChange('house', { id: house.id, version: after.version }, actor.id, 'everyone');
    await onTransition(actor, house, after);
    return transitionOf(actor, after, message);
  });
