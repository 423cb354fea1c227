import { changesTable } from '../../columnar/changes-table';

/** Triggers write it: of `staff_sorts` at each change, of `users` for people whose manager has a new name. */
export const staffChanges = changesTable('staff_changes', 'staff_id');
