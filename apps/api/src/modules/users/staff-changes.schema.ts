import { changesTable } from '../../columnar/changes-table';

/** A trigger of `staff_sorts` writes it at each change. */
export const staffChanges = changesTable('staff_changes', 'staff_id');

/** A trigger of `users` writes it: people with a new name, which their needs, customers and reports have, too. */
export const newStaffNames = changesTable('new_staff_names', 'staff_id');
