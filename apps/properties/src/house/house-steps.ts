import type { Actor } from '@toam/domain/actor';
import {
  mayTakeStep,
  transition,
  type HouseStand,
  type HouseStep,
  type HouseStepName,
} from '@toam/domain/house/house-transition';

/** The fields of a house that its steps need: from a list's row or a whole house. */
export interface SteppingHouse extends HouseStand {
  id: number;
  user_id: number;
  version: number;
  /** Fields to fill before the house may be shared. A list's row does not have them; the API reports them. */
  missing?: readonly string[] | undefined;
}

const asStep = (name: HouseStepName): HouseStep =>
  name === 'stop' || name === 'rejectShare' || name === 'rejectWeb' ? { do: name, reason: '…' } : { do: name };

/** Whether the actor may take the step and it would change something. The rules are those of the API. */
export function isStepOffered(name: HouseStepName, actor: Actor, house: SteppingHouse): boolean {
  if (!mayTakeStep(name, actor, house)) return false;
  const outcome = transition(house, asStep(name));
  return 'changes' in outcome && Object.keys(outcome.changes).length > 0;
}

/** Sharing steps, in the order of the menu 'Chia sẻ'. */
export const sharingSteps = ['share', 'revoke', 'requestWeb', 'withdrawWeb', 'revokeWeb'] as const;

/** Selling steps, in the house's own menu. */
export const sellingSteps = ['resume', 'stop'] as const;

/** The steps that approve or reject a waiting request. */
export type Decision =
  { approve: 'approveShare'; reject: 'rejectShare' } | { approve: 'approveWeb'; reject: 'rejectWeb' };

/**
 * The steps behind Duyệt and Từ chối: the community request, else the web request. Null for people who do not decide.
 * D39.
 */
export function decisionFor(actor: Actor, house: SteppingHouse): Decision | null {
  if (isStepOffered('rejectShare', actor, house)) return { approve: 'approveShare', reject: 'rejectShare' };
  return isStepOffered('rejectWeb', actor, house) ? { approve: 'approveWeb', reject: 'rejectWeb' } : null;
}
