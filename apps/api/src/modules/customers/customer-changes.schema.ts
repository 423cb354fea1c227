import { changesTable } from '../../columnar/changes-table';

/**
 * Triggers write it: of `customers` at each change, of `requests` and `houses` where a customer has one more or less, or a need is
 * resolved, of `users` for customers whose owner has a new name.
 */
export const customerChanges = changesTable('customer_changes', 'customer_id');
