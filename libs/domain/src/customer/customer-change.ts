import { isAdmin, isMarketer, type Actor } from '@toam/domain/actor';
import { canSeeCustomer, type CustomerStaff, isOwnCustomer } from './customer-access';
import { canTakeBackDeletion } from '@toam/domain/record/deletion';

/**
 * Who edits a customer: everybody who sees the customer in lists, even with masked numbers. Those who see the customer only through
 * a shared need may not. Specification 2 §2 (a row opens the edit modal), D19, D24.
 */
export const canEditCustomer = canSeeCustomer;

/** Who may change the owning staff of a customer. Specification 2 §6. */
export const canChooseCustomerStaff = isAdmin;

/** Who may delete a customer: its own staff and admins. Access to the page is not enough. D11. */
export const canDeleteCustomer = (actor: Actor, customer: CustomerStaff): boolean =>
  !isMarketer(actor) && (isAdmin(actor) || isOwnCustomer(actor, customer));

/** Who may undo a deletion: the same rule as for every record. D11. */
export const canRestoreCustomer = canTakeBackDeletion;
