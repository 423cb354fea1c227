import { changesTable } from '../../columnar/changes-table';

/** A trigger of `requests` writes it at each change. */
export const needChanges = changesTable('need_changes', 'need_id');
