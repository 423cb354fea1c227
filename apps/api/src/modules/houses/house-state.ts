import { type SQL, sql } from 'drizzle-orm';
import { all, any, type Condition, is, not } from './condition';

/*
 * The sharing state of a house, as conditions over its own columns. They are written once: for the tabs, for their partial indexes,
 * and for lists. None of the columns is null but the reasons.
 */
type StandingColumn =
  | 'public'
  | 'public_approval'
  | 'status'
  | 'web'
  | 'web_requested'
  | 'has_draft'
  | 'reject_public_condition'
  | 'reject_web_condition';

type Standing = Condition<StandingColumn>;

const hasReason = (column: StandingColumn): Standing => ({ column, isFilled: true });
const isSet = (column: 'web_requested' | 'has_draft'): Standing => ({ column, isTrue: true });

const shareWaiting: Standing = all(
  is('public', 1),
  is('public_approval', 0),
  not(hasReason('reject_public_condition')),
);
const waiting: Standing = any(isSet('web_requested'), isSet('has_draft'), shareWaiting);

export const houseStates = {
  community: all(is('public', 1), is('public_approval', 1), is('status', 0)),
  stoppedPublic: all(is('public', 1), is('status', 1)),
  approved: any(is('public_approval', 1), is('web', 1)),
  /** The part of `waiting` for the community: `isShareWaiting`. */
  shareWaiting,
  waiting,
  rejected: all(any(hasReason('reject_public_condition'), hasReason('reject_web_condition')), not(waiting)),
} satisfies Record<string, Standing>;

/** As the indexes have it: PostgreSQL uses a partial index only if the query contains exactly the same condition. */
function written(state: Standing): string {
  if ('all' in state) return `(${state.all.map(written).join(' and ')})`;
  if ('any' in state) return `(${state.any.map(written).join(' or ')})`;
  if ('not' in state && 'isFilled' in state.not) return `coalesce(${state.not.column}, '') = ''`;
  if ('not' in state) return `not ${written(state.not)}`;
  if ('isFilled' in state) return `coalesce(${state.column}, '') <> ''`;
  if ('isTrue' in state) return state.column;
  if ('oneOf' in state) return `${state.column} = ${state.oneOf.join()}`;
  throw new Error('a standing is made of other conditions');
}

const asIndexed = (state: Standing): SQL => sql.raw(written(state));

export const communityState = asIndexed(houseStates.community);
export const stoppedPublicState = asIndexed(houseStates.stoppedPublic);
export const approvedState = asIndexed(houseStates.approved);
export const shareWaitingState = asIndexed(houseStates.shareWaiting);
export const waitingState = asIndexed(houseStates.waiting);
export const rejectedState = asIndexed(houseStates.rejected);

/** Standings as their indexes have them. */
export const indexedStates: ReadonlyMap<unknown, SQL> = new Map<Standing, SQL>([
  [houseStates.community, communityState],
  [houseStates.stoppedPublic, stoppedPublicState],
  [houseStates.approved, approvedState],
  [houseStates.shareWaiting, shareWaitingState],
  [houseStates.waiting, waitingState],
  [houseStates.rejected, rejectedState],
]);
