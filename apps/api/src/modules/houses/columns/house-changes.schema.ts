import { changesTable } from '../../../columnar/changes-table';

/** Triggers of `houses` and `house_tags` write it. */
export const houseChanges = changesTable('house_changes', 'house_id');
