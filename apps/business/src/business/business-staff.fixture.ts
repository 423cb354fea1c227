import type { StaffRow } from '@toam/contracts/user/user';
import { aStaffUser } from '@toam/testing/staff/a-staff-user';

/** A colleague in the filter: an agent without a manager, unless said otherwise. */
export const aStaffRow = (differing: Partial<StaffRow> = {}): StaffRow => ({ ...aStaffUser(), ...differing });
