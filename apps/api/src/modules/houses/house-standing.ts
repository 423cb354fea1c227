import { sql } from 'drizzle-orm';

/*
 * The sharing state of a house, as conditions over its own columns. They are written once, for the tabs and for their
 * partial indexes. PostgreSQL uses such an index only if the query contains exactly the same condition.
 */

export const communityStanding = sql`(public = 1 and public_approval = 1 and status = 0)`;
export const stoppedPublicStanding = sql`(public = 1 and status = 1)`;
export const approvedStanding = sql`(public_approval = 1 or web = 1)`;
/** The part of `waitingStanding` for the community: `isShareWaiting`. */
export const shareWaitingStanding = sql`(public = 1 and public_approval = 0 and coalesce(reject_public_condition, '') = '')`;
export const waitingStanding = sql`(web_requested or has_draft or ${shareWaitingStanding})`;
export const rejectedStanding = sql`((coalesce(reject_public_condition, '') <> '' or coalesce(reject_web_condition, '') <> '') and not ${waitingStanding})`;
