import type { MatchStanding } from '@toam/contracts/request/match.schema';
import type { StaffName } from '@toam/contracts/user/user';
import { hidePhones } from '@toam/domain/phone';
import { toEpoch } from '../../db/columns';
import { personOf } from '../requests/requests.reads';
import type { Recommendation } from './recommendation.schema';

/** Where a customer stands with a house; numbers in the note are hidden from those who may not see the customer's. D24. */
export function toStanding(standing: Recommendation, staff: Map<number, StaffName>, maySee: boolean): MatchStanding {
  const { visit_at, note, moved_at, user_id } = standing;
  return {
    ...standing,
    visit_at: visit_at && toEpoch(visit_at),
    note: note !== null && !maySee ? hidePhones(note) : note,
    moved_at: toEpoch(moved_at),
    moved_by: personOf(staff, user_id),
  };
}
