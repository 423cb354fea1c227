import type { Actor } from '@toam/domain/actor';
import {
  mayTakeStep,
  transition,
  type HouseStand,
  type HouseStep,
  type HouseStepName,
} from '@toam/domain/house/house-transition';

/** A house as far as its steps go: a row of a list or a whole house. */
export interface SteppingHouse extends HouseStand {
  id: number;
  user_id: number;
  version: number;
  /** Fields to fill before it may be shared; rows of lists don't know, and the API says. */
  missing?: readonly string[] | undefined;
}

const asStep = (name: HouseStepName): HouseStep =>
  name === 'stop' || name === 'rejectShare' || name === 'rejectWeb' ? { do: name, reason: '…' } : { do: name };

/** Whether the actor may take the step, and it would change something. The rules are the API's. */
export function isStepOffered(name: HouseStepName, actor: Actor, house: SteppingHouse): boolean {
  if (!mayTakeStep(name, actor, house)) return false;
  const outcome = transition(house, asStep(name));
  return 'changes' in outcome && Object.keys(outcome.changes).length > 0;
}

/** Where a house is shown, in the order of the menu 'Chia sẻ'. */
export const sharingSteps = ['share', 'revoke', 'requestWeb', 'withdrawWeb', 'revokeWeb'] as const;

/** Whether it is for sale: in the house's own menu. */
export const sellingSteps = ['resume', 'stop'] as const;

/** A request that waits for a decision. */
export type Decision =
  { approve: 'approveShare'; reject: 'rejectShare' } | { approve: 'approveWeb'; reject: 'rejectWeb' };

/** What Duyệt and Từ chối decide now: the community request, else the web request; null for those who don't decide. D39. */
export function decisionFor(actor: Actor, house: SteppingHouse): Decision | null {
  if (isStepOffered('rejectShare', actor, house)) return { approve: 'approveShare', reject: 'rejectShare' };
  return isStepOffered('rejectWeb', actor, house) ? { approve: 'approveWeb', reject: 'rejectWeb' } : null;
}
