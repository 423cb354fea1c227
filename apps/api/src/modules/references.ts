import { commonText } from '@toam/contracts/texts/common';
import { knowledgeText } from '@toam/contracts/knowledge/knowledge.text';
import { publishRevoked } from '../live/emit';
import { registerReferred } from '../record/referred';
import { registerCustomerReferences } from '../references/customer-reference';
import { registerEntryReferences } from '../references/entry-reference';
import { registerFromModules } from '../references/from-modules';
import { registerHouseFollowers } from '../references/house-follower';
import { registerFormTypeReferences } from '../references/form-type-reference';
import { registerImageReferences } from '../references/image-reference';
import { registerSessionEndings, registerSessionFollowers } from '../references/session-ending';
import { registerStaffReferences } from '../references/staff-reference';
import { publishSignIns } from '../sign-ins/publish-sign-ins';
import { warnOfReveals } from './audit/warn-of-reveals';
import { provePassword } from './auth/prove-password';
import { blogImageReference } from './blogs/blog.image-reference';
import { leaveConversations } from './chat/answer-conversation';
import { chatImageReference } from './chat/chat.image-reference';
import { commentImageReference } from './comments/comment.image-reference';
import { contactCustomers } from './contacts/contact.customer-reference';
import { customerImageReference } from './customers/customer.image-reference';
import { customerStaff } from './customers/customer.staff-reference';
import { dealCustomers } from './deals/deal.customer-reference';
import { endingDrafts } from './drafts/ending-drafts';
import { formReasons, formShifts } from './forms/form.form-type-reference';
import { houseOwners, proposedHouseOwners } from './houses/customer/house.customer-reference';
import { houseDraftEntries, houseEntries } from './houses/dictionary/house.entry-reference';
import { houseImageReference } from './houses/media/house.image-reference';
import { houseStaff } from './houses/house.staff-reference';
import { leaveRecords } from './houses/views/attend';
import { postsOfHouse } from './posts/follow-house';
import { projectImageReference } from './project-pages/project.image-reference';
import { readProjectNames } from './projects/projects.reads';
import { showingCustomers, showingMoveCustomers } from './matches/moving/match.customer-reference';
import { needCustomers } from './needs/need.customer-reference';
import { articleImageReference } from './knowledge/article.image-reference';
import { isLivingColumn, readShownColumns } from './knowledge/column.queries';
import { readShownImages } from './media/media.reads';
import { needEntries } from './needs/dictionary/need.entry-reference';
import { needStaff } from './needs/need.staff-reference';
import { limitEntries } from './users/user.entry-reference';
import { userImageReference } from './users/portrait/user.image-reference';
import { teamStaff } from './users/hand-over/team.staff-reference';
import { isActiveStaff, readPeople, readStaffNames } from './users/users.reads';
import { forgetLeaversZalo } from './zalo/zalo.session-ending';

/**
 * Registers the handlers of references to customers (merging, D56), to dictionary entries (D66), to pictures (D109) and to staff
 * (leaving, D72), what the store reads of records that others name, what follows a house (C10), what ends with a person's sessions or the
 * right to it, and what the folders below the modules ask of them. A new table with such a reference needs one entry here or a reason
 * below. Showings refer to needs, so needs come first.
 */
export function registerReferences(): void {
  registerFromModules({ staffNames: readStaffNames, warnOfReveals, provePassword, endingDrafts });
  registerCustomerReferences([
    needCustomers,
    houseOwners,
    proposedHouseOwners,
    showingCustomers,
    showingMoveCustomers,
    contactCustomers,
    dealCustomers,
  ]);
  registerEntryReferences([houseEntries, houseDraftEntries, needEntries, limitEntries]);
  registerImageReferences([
    houseImageReference,
    commentImageReference,
    customerImageReference,
    userImageReference,
    chatImageReference,
    projectImageReference,
    blogImageReference,
    articleImageReference,
  ]);
  registerFormTypeReferences([formReasons, formShifts]);
  registerStaffReferences([customerStaff, needStaff, houseStaff, teamStaff]);
  registerHouseFollowers([postsOfHouse]);
  registerSessionFollowers([leaveRecords, publishRevoked, (userId) => publishSignIns(userId, null)]);
  registerSessionEndings([{ needs: 'chat', end: leaveConversations }, forgetLeaversZalo]);
  registerReferred({
    staff: { read: readPeople, isActive: isActiveStaff, gone: commonText.staffGone },
    project: { read: readProjectNames },
    articleType: { read: readShownColumns, isActive: isLivingColumn, gone: knowledgeText.typeGone },
    image: { read: readShownImages },
  });
}

/** References to customers that a merge does not move, and why. */
export const customersStay: Readonly<Record<string, string>> = {
  'customer_sorts.id': 'is part of the customer',
  'customers.merged_into': 'says where a merged record went; links follow it',
  'customer_merges.kept_id': 'a merge tells of the records that it was of',
  'customer_merges.merged_id': 'a merge tells of the records that it was of',
};

const tells = 'tells who did it';
const own = 'is the person’s own, of use to nobody else';
const earns = 'tells whose commission it is';
const decides = 'tells who asked or decided; admins decide what is open as ever';

/** References to users that a hand-over does not move, and why. */
export const staffStay: Readonly<Record<string, string>> = {
  'accumulations.created_by': tells,
  'accumulations.user_id': own,
  'article_comments.user_id': tells,
  'article_edits.user_id': tells,
  'article_versions.user_id': tells,
  'articles.decided_by': tells,
  'articles.keeper_id': 'keeps an article true; an admin names somebody else, and sees what is overdue',
  'articles.user_id': tells,
  'blogs.user_id': tells,
  'project_questions.answered_by': tells,
  'project_questions.user_id': tells,
  'projects.user_id': tells,
  'post_channels.user_id': tells,
  'post_events.user_id': tells,
  'portal_rules.updated_by': tells,
  'post_budgets.updated_by': tells,
  'post_budgets.user_id': 'a limit, which costs nothing while nobody posts; admins drop it',
  'posts.approved_by': tells,
  'posts.user_id': 'tells who posted, with whose account; admins see and act on what waits',
  'audit_entries.user_id': tells,
  'cancel_bills.user_id': tells,
  'chat_conversations.supporter_id': 'ends by itself, with the lease',
  'chat_messages.user_id': 'tells who wrote',
  'chat_quick_replies.user_id': own,
  'checkins.user_id': own,
  'closed_months.closed_by': tells,
  'closed_months.reopened_by': tells,
  'closed_timesheets.user_id': own,
  'forms.approver_id': decides,
  'forms.decided_by': tells,
  'forms.user_id': own,
  'holidays.created_by': tells,
  'leave_corrections.created_by': tells,
  'leave_corrections.user_id': own,
  'coupons.user_id': tells,
  'customer_merges.undone_by': tells,
  'customer_merges.user_id': tells,
  'contact_requests.handled_by': tells,
  'deal_shares.staff_id': earns,
  'deals.created_by': tells,
  'files.uploaded_by': tells,
  'hand_overs.from_id': 'tells whose work went where',
  'hand_overs.to_id': 'tells whose work went where',
  'hand_overs.undone_by': tells,
  'hand_overs.user_id': tells,
  'history_entries.user_id': tells,
  'house_comments.user_id': tells,
  'house_drafts.decided_by': decides,
  'house_drafts.user_id': decides,
  'house_statistics.user_id': tells,
  'house_views.user_id': tells,
  'idempotency_keys.user_id': own,
  'imports.undone_by': tells,
  'imports.user_id': tells,
  'images.uploaded_by': tells,
  'house_likes.user_id': own,
  'login_tracks.user_id': tells,
  'match_news.user_id': 'is what this person was told of a need; the receiver’s is begun with the next look',
  'notifications.actor_id': tells,
  'notifications.user_id': own,
  'old_transactions.user_id': earns,
  'receipts.user_id': tells,
  'recommendation_moves.user_id': tells,
  'recommendations.user_id': tells,
  'saved_views.user_id': own,
  'sessions.user_id': 'ends with the account',
  'share_requests.decided_by': decides,
  'share_requests.user_id': decides,
  'staff_sorts.id': 'is part of the account',
  'tags.user_id': tells,
  'targets.created_by': tells,
  'targets.user_id': own,
  'user_drafts.user_id': own,
  'zalo_accounts.user_id': 'is the person’s own; it goes when they are locked or deleted',
};

/**
 * Columns that name staff without a foreign key. `customers.co_staff` moves with the customers. `requests.staff` stays: a
 * need's owner decides with whom it is shared, and a receiver would see the customer's number without a right to it (D24).
 * `need_sorts.staff` repeats it. The readers of an event belong to the past.
 */
export const namedElsewhere = [
  'customers.co_staff',
  'requests.staff',
  'need_sorts.staff',
  'live_events.users',
] as const;
