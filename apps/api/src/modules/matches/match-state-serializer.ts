import type { MatchState } from '@toam/contracts/need/match.schema';
import type { StaffName } from '@toam/contracts/user/user';
import type { Actor } from '@toam/domain/actor';
import { toEpoch } from '../../db/columns';
import { visibleText, type NumberedCustomer } from '../customers/visible-customer.reads';
import type { Recommendation } from './match.schema';
import { personOf } from '../users/users.reads';

/** The match status of a customer with a house. Numbers in the note are hidden from people who may not see the customer's numbers. D24. */
export function toMatchState(
  actor: Actor,
  standing: Recommendation,
  staff: Map<number, StaffName>,
  { customer, maySee }: { customer: NumberedCustomer; maySee: boolean },
): MatchState {
  const { visit_at, note, moved_at, user_id } = standing;
  return {
    ...standing,
    visit_at: visit_at && toEpoch(visit_at),
    note: visibleText(actor, customer, { column: 'description', value: note, maySee }),
    moved_at: toEpoch(moved_at),
    moved_by: personOf(staff, user_id),
  };
}
