import { sql } from 'drizzle-orm';

/*
 * How a house stands, as predicates over its own columns: written once, for the conditions of the tabs and for the
 * partial indexes that answer them. PostgreSQL uses such an index only where the query says literally the same.
 */

export const communityStanding = sql`(public = 1 and public_approval = 1 and status = 0)`;
export const stoppedPublicStanding = sql`(public = 1 and status = 1)`;
export const approvedStanding = sql`(public_approval = 1 or web = 1)`;
/** The part of `waitingStanding` that is the community's: `isShareWaiting`. */
export const shareWaitingStanding = sql`(public = 1 and public_approval = 0 and coalesce(reject_public_condition, '') = '')`;
export const waitingStanding = sql`(web_requested or has_draft or ${shareWaitingStanding})`;
export const rejectedStanding = sql`((coalesce(reject_public_condition, '') <> '' or coalesce(reject_web_condition, '') <> '') and not ${waitingStanding})`;
