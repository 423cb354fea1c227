import { changesTable } from '../../columnar/changes-table';

/**
 * Triggers write it: of `customers` at each change, of `requests` and `houses` where a customer has one more or less, or a need is
 * resolved.
 */
export const customerChanges = changesTable('customer_changes', 'customer_id');

/** A trigger of `customers` writes it: those with a new name, owner or colleague, which their needs have, too. */
export const newCustomerNames = changesTable('new_customer_names', 'customer_id');
