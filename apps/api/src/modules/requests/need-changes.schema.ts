import { changesTable } from '../../columnar/changes-table';

/** Triggers write it: of `requests` at each change, of `customers` and `users` for needs whose people have new names or colleagues. */
export const needChanges = changesTable('need_changes', 'need_id');
