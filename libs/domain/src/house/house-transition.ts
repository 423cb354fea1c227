import type { Actor } from '@toam/domain/actor';
import { canDecideHouse, canRevokeWeb, canShareHouse, canSwitchHouseStatus } from './house-access';
import { HouseStatus } from './house-values';

/** Where a house can be shared on request: the community, the commercial website. Specification 1 §4. */
export const shareKinds = ['public', 'web'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** The result of such a request. `withdrawn`: its owner withdrew it, or the house was revoked. */
export const shareRequestStatuses = ['open', 'approved', 'rejected', 'withdrawn'] as const;
export type ShareRequestStatus = (typeof shareRequestStatuses)[number];

/** The columns that hold a house's sharing status. */
export interface HouseStand {
  public: 0 | 1;
  public_approval: 0 | 1;
  web: 0 | 1;
  status: HouseStatus;
  /** A web request is pending (D40). */
  web_requested: boolean;
  reject_public_condition: string | null;
  reject_web_condition: string | null;
  reason_stop_selling: string | null;
}

/** A step that somebody may take with a house. Specification 1 §4, §6. */
export type HouseStep =
  | { do: 'share' | 'revoke' | 'approveShare' }
  | { do: 'rejectShare'; reason: string }
  | { do: 'requestWeb' | 'withdrawWeb' | 'approveWeb' | 'revokeWeb' }
  | { do: 'rejectWeb'; reason: string }
  | { do: 'stop'; reason: string }
  | { do: 'resume' };
export type HouseStepName = HouseStep['do'];

/** Why the house can't take a step. */
export type TransitionError =
  | 'stoppedNotShared'
  | 'stoppedNotOnWeb'
  | 'onWebAlready'
  | 'notOnWeb'
  | 'nothingWaiting'
  | 'alreadyStopped'
  | 'alreadyOnSale';

/** The columns that a step changes; none if the house is already in that state. */
export type TransitionOutcome = { changes: Partial<HouseStand> } | { obstacle: TransitionError };

type CommunityStand = Pick<HouseStand, 'public' | 'public_approval' | 'reject_public_condition'>;

/** A community request is pending: shared, neither approved nor rejected. D31. */
export const isShareWaiting = (house: CommunityStand): boolean =>
  house.public === 1 && house.public_approval === 0 && !house.reject_public_condition;

/** Who may take the step with this house. Specification 1 §4, §6. */
export function mayTakeStep(step: HouseStepName, actor: Actor, house: { user_id: number }): boolean {
  switch (step) {
    case 'share':
    case 'revoke':
    case 'requestWeb':
    case 'withdrawWeb':
      return canShareHouse(actor, house);
    case 'stop':
    case 'resume':
      return canSwitchHouseStatus(actor, house);
    case 'revokeWeb':
      return canRevokeWeb(actor);
    case 'approveShare':
    case 'rejectShare':
    case 'approveWeb':
    case 'rejectWeb':
      return canDecideHouse(actor);
  }
}

/** Whether the step requires a complete house (`missingForSharing`). Specification 1 §5. */
export const needsCompleteHouse = (step: HouseStepName): boolean => step === 'share' || step === 'requestWeb';

type Take<S extends HouseStep = HouseStep> = (house: HouseStand, step: S) => TransitionOutcome;

const nothing: TransitionOutcome = { changes: {} };

/** A request that is approved or pending stays as it is. After a rejection it becomes pending again. */
const share: Take = (house) => {
  if (house.status === HouseStatus.stopped) return { obstacle: 'stoppedNotShared' };
  if (house.public === 1 && (house.public_approval === 1 || isShareWaiting(house))) return nothing;
  return { changes: { public: 1, public_approval: 0, reject_public_condition: null } };
};

const revoke: Take = (house) =>
  house.public === 0 ? nothing : { changes: { public: 0, public_approval: 0, reject_public_condition: null } };

const requestWeb: Take = (house) => {
  if (house.web === 1) return { obstacle: 'onWebAlready' };
  if (house.status === HouseStatus.stopped) return { obstacle: 'stoppedNotOnWeb' };
  return house.web_requested ? nothing : { changes: { web_requested: true, reject_web_condition: null } };
};

/** A stopped house keeps its request (D32) but does not appear on the website. */
const approveWeb: Take = (house) => {
  if (!house.web_requested) return { obstacle: 'nothingWaiting' };
  if (house.status === HouseStatus.stopped) return { obstacle: 'stoppedNotOnWeb' };
  return { changes: { web: 1, web_requested: false, reject_web_condition: null } };
};

const whereShareWaits =
  (changes: (step: HouseStep) => Partial<HouseStand>): Take =>
  (house, step) =>
    isShareWaiting(house) ? { changes: changes(step) } : { obstacle: 'nothingWaiting' };
const whereWebWaits =
  (changes: (step: HouseStep) => Partial<HouseStand>): Take =>
  (house, step) =>
    house.web_requested ? { changes: changes(step) } : { obstacle: 'nothingWaiting' };

const reasonOf = (step: HouseStep): string => ('reason' in step ? step.reason : '');

/** Takes the house off the website. The community share and pending requests stay. D32. */
const stop: Take = (house, step) =>
  house.status === HouseStatus.stopped
    ? { obstacle: 'alreadyStopped' }
    : { changes: { status: HouseStatus.stopped, web: 0, reason_stop_selling: reasonOf(step) } };

/** Puts the house on sale again and clears every reason. It does not return to the website. Specification 1 §4, D32. */
const resume: Take = (house) =>
  house.status === HouseStatus.onSale
    ? { obstacle: 'alreadyOnSale' }
    : {
        changes: {
          status: HouseStatus.onSale,
          reason_stop_selling: null,
          reject_public_condition: null,
          reject_web_condition: null,
        },
      };

const steps: Record<HouseStepName, Take> = {
  share,
  revoke,
  approveShare: whereShareWaits(() => ({ public_approval: 1 })),
  // D41: the house stays shared and unapproved
  rejectShare: whereShareWaits((step) => ({ reject_public_condition: reasonOf(step) })),
  requestWeb,
  withdrawWeb: whereWebWaits(() => ({ web_requested: false })),
  approveWeb,
  rejectWeb: whereWebWaits((step) => ({ web_requested: false, reject_web_condition: reasonOf(step) })),
  revokeWeb: (house) => (house.web === 0 ? { obstacle: 'notOnWeb' } : { changes: { web: 0 } }),
  stop,
  resume,
};

/** The columns that differ, so that a step returns only its changes. */
function differing(house: HouseStand, changes: Partial<HouseStand>): Partial<HouseStand> {
  const entries = Object.entries(changes).filter(([column, value]) => house[column as keyof HouseStand] !== value);
  return Object.fromEntries(entries);
}

/**
 * What a step changes in a house. It checks only the house: `mayTakeStep` checks the person, `missingForSharing` completeness.
 * Specification 1 §4, D31, D32, D41.
 * @returns the columns that change, none if the house is already in that state; or the reason why not
 */
export function transition(house: HouseStand, step: HouseStep): TransitionOutcome {
  const outcome = steps[step.do](house, step);
  return 'obstacle' in outcome ? outcome : { changes: differing(house, outcome.changes) };
}

/**
 * What an edit with `resetCondition` makes of a rejected house: it becomes pending again, for the community if it is still shared,
 * for the website if it may appear there. D41, specification 2 §4 "edit (returns it to approval)".
 * @param isComplete whether nothing is missing for sharing after the edit
 */
export function resetRejections(house: HouseStand, isComplete: boolean): Partial<HouseStand> {
  const asksForWeb = isComplete && house.web === 0 && house.status === HouseStatus.onSale;
  return {
    ...(house.reject_public_condition ? { reject_public_condition: null } : {}),
    ...(house.reject_web_condition ? { reject_web_condition: null } : {}),
    ...(house.reject_web_condition && asksForWeb && !house.web_requested ? { web_requested: true } : {}),
  };
}

/** The sharing columns that a save body may contain. Specification 1 §7. */
export interface WantedStand {
  public?: 0 | 1 | undefined;
  public_approval?: 0 | 1 | undefined;
  web?: 0 | 1 | undefined;
  status?: HouseStatus | undefined;
  reason_stop_selling?: string | undefined;
}

/**
 * The steps that a save body asks for: the values that differ from the house. Forms send back what they read, so an equal value is
 * not a step. Withdrawing an approval is part of sharing again or revoking, never a step of its own.
 */
export function stepsWanted(house: HouseStand, wanted: WantedStand): HouseStep[] {
  const isOther = (column: 'public' | 'web' | 'status') =>
    wanted[column] !== undefined && wanted[column] !== house[column];
  const found: HouseStep[] = [];
  if (isOther('status'))
    found.push(
      wanted.status === HouseStatus.stopped
        ? { do: 'stop', reason: wanted.reason_stop_selling ?? '' }
        : { do: 'resume' },
    );
  if (isOther('public')) found.push({ do: wanted.public === 1 ? 'share' : 'revoke' });
  if (wanted.public_approval === 1 && house.public_approval === 0 && wanted.public !== 0 && house.public === 1)
    found.push({ do: 'approveShare' });
  // stopping has already taken it off the website
  if (isOther('web') && !(wanted.web === 0 && wanted.status === HouseStatus.stopped))
    found.push({ do: wanted.web === 1 ? 'requestWeb' : 'revokeWeb' });
  return found;
}
