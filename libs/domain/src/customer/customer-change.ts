import { isAdmin, isMarketer, type Actor } from '../actor';
import { canSeeCustomer, type CustomerStaff, isOwnCustomer } from './customer-access';
import { canTakeBackDeletion } from '../record/deletion';

/**
 * Who edits a customer: whoever has them in lists, also with the number masked; not those who only met them through a
 * shared need. Specification 2 §2 (a row opens the edit modal), D19, D24.
 */
export const canEditCustomer = canSeeCustomer;

/** Who says whose customer it is. Specification 2 §6. */
export const canChooseCustomerStaff = isAdmin;

/** The customer's own staff and admins; the page alone does not let anybody delete. D11. */
export const canDeleteCustomer = (actor: Actor, customer: CustomerStaff): boolean =>
  !isMarketer(actor) && (isAdmin(actor) || isOwnCustomer(actor, customer));

/** As any deletion is taken back. D11. */
export const canRestoreCustomer = canTakeBackDeletion;
