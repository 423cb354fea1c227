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

export const standings = {
  community: all(is('public', 1), is('public_approval', 1), is('status', 0)),
  stoppedPublic: all(is('public', 1), is('status', 1)),
  approved: any(is('public_approval', 1), is('web', 1)),
  /** The part of `waiting` for the community: `isShareWaiting`. */
  shareWaiting,
  waiting,
  rejected: all(any(hasReason('reject_public_condition'), hasReason('reject_web_condition')), not(waiting)),
} satisfies Record<string, Standing>;

/** As the indexes have it: PostgreSQL uses a partial index only if the query contains exactly the same condition. */
function written(standing: Standing): string {
  if ('all' in standing) return `(${standing.all.map(written).join(' and ')})`;
  if ('any' in standing) return `(${standing.any.map(written).join(' or ')})`;
  if ('not' in standing && 'isFilled' in standing.not) return `coalesce(${standing.not.column}, '') = ''`;
  if ('not' in standing) return `not ${written(standing.not)}`;
  if ('isFilled' in standing) return `coalesce(${standing.column}, '') <> ''`;
  if ('isTrue' in standing) return standing.column;
  if ('oneOf' in standing) return `${standing.column} = ${standing.oneOf.join()}`;
  throw new Error('a standing is made of other conditions');
}

const asIndexed = (standing: Standing): SQL => sql.raw(written(standing));

export const communityStanding = asIndexed(standings.community);
export const stoppedPublicStanding = asIndexed(standings.stoppedPublic);
export const approvedStanding = asIndexed(standings.approved);
export const shareWaitingStanding = asIndexed(standings.shareWaiting);
export const waitingStanding = asIndexed(standings.waiting);
export const rejectedStanding = asIndexed(standings.rejected);

/** Standings as their indexes have them. */
export const indexedStandings: ReadonlyMap<unknown, SQL> = new Map<Standing, SQL>([
  [standings.community, communityStanding],
  [standings.stoppedPublic, stoppedPublicStanding],
  [standings.approved, approvedStanding],
  [standings.shareWaiting, shareWaitingStanding],
  [standings.waiting, waitingStanding],
  [standings.rejected, rejectedStanding],
]);
