import { commonText } from '@toam/contracts/texts/common';
import { houseText } from '@toam/contracts/house/house.text';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouse } from '@toam/domain/house/house-access';
import {
  type HouseStand,
  type HouseStepName,
  type HouseStep,
  mayTakeStep,
  type ShareKind,
  type TransitionError,
  transition,
} from '@toam/domain/house/house-transition';
import type { FailureCode } from '@toam/contracts/failure';
import { HttpError } from '../../../http-error';
import { readStaffNames } from '../../users/users.reads';
import type { House } from '../house.schema';
import { findLatestRequest } from './share-request.queries';

const whyNot: Record<HouseStepName, string> = {
  share: houseSharingText.mayNotShare,
  revoke: houseSharingText.mayNotRevoke,
  requestWeb: houseSharingText.mayNotRequestWeb,
  withdrawWeb: houseSharingText.mayNotRequestWeb,
  revokeWeb: houseSharingText.mayNotRevokeWeb,
  stop: houseSharingText.mayNotSwitch,
  resume: houseSharingText.mayNotSwitch,
  approveShare: houseSharingText.mayNotDecide,
  rejectShare: houseSharingText.mayNotDecide,
  approveWeb: houseSharingText.mayNotDecide,
  rejectWeb: houseSharingText.mayNotDecide,
};

/** The person can resume a stopped house: `invalid`. All others mean that the house changed in the meantime. */
const codes: Record<TransitionError, FailureCode> = {
  stoppedNotShared: 'invalid',
  stoppedNotOnWeb: 'invalid',
  onWebAlready: 'conflict',
  notOnWeb: 'conflict',
  nothingWaiting: 'conflict',
  alreadyStopped: 'conflict',
  alreadyOnSale: 'conflict',
};

const kindOf: Partial<Record<HouseStepName, ShareKind>> = {
  approveShare: 'public',
  rejectShare: 'public',
  approveWeb: 'web',
  rejectWeb: 'web',
  withdrawWeb: 'web',
};

const clock = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hour: '2-digit',
  minute: '2-digit',
  day: '2-digit',
  month: '2-digit',
});

/** '10:20 21/11', Vietnam time. */
function momentOf(moment: Date): string {
  const part = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part.hour}:${part.minute} ${part.day}/${part.month}`;
}

/** The stored decision of a request or an edit. */
export interface Closed {
  status: string;
  decided_by: number | null;
  decided_at: Date | null;
}

/** The error for the person who decides second. It says who decided first, how, and when. */
export async function closedError(actor: Actor, closed: Closed | undefined, otherwise: string): Promise<HttpError> {
  if (closed?.status === 'withdrawn') return new HttpError('conflict', houseSharingText.withdrawnMeanwhile);
  const isDecided = closed?.status === 'approved' || closed?.status === 'rejected';
  if (!isDecided || closed.decided_by === null || closed.decided_at === null)
    return new HttpError('conflict', otherwise);
  const who =
    closed.decided_by === actor.id
      ? houseSharingText.you
      : ((await readStaffNames([closed.decided_by])).get(closed.decided_by)?.name ?? houseSharingText.someone);
  const decision = closed.status === 'approved' ? 'approved' : 'rejected';
  return new HttpError('conflict', houseSharingText.alreadyDecided(who, decision, momentOf(closed.decided_at)));
}

async function transitionErrorOf(
  actor: Actor,
  house: House,
  step: HouseStepName,
  obstacle: TransitionError,
): Promise<HttpError> {
  const kind = kindOf[step];
  if (obstacle === 'nothingWaiting' && kind)
    return closedError(actor, await findLatestRequest(house.id, kind), houseSharingText.nothingWaiting);
  return new HttpError(codes[obstacle], houseSharingText[obstacle]);
}

/** @throws HttpError forbidden if the actor may not take the step with this house, or may not see it */
export function refuseForeignStep(actor: Actor, house: House, step: HouseStepName): void {
  if (!canSeeHouse(actor, house)) throw new HttpError('forbidden', houseText.mayNotSee);
  if (!mayTakeStep(step, actor, house)) throw new HttpError('forbidden', whyNot[step]);
}

/**
 * The result of the step for the locked house. Checks the permission too.
 * @returns the columns that change
 * @throws HttpError forbidden; conflict, naming who decided first if somebody did; invalid for a stopped house
 */
export async function outcomeOf(actor: Actor, house: House, step: HouseStep): Promise<Partial<HouseStand>> {
  refuseForeignStep(actor, house, step.do);
  if (step.do === 'stop' && step.reason === '')
    throw new HttpError('invalid', commonText.reasonMissing, {
      errors: { reason_stop_selling: commonText.reasonMissing },
    });
  const outcome = transition(house, step);
  if ('obstacle' in outcome) throw await transitionErrorOf(actor, house, step.do, outcome.obstacle);
  return outcome.changes;
}
