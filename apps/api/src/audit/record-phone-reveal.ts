import { type CustomerStaff, isOwnCustomer } from '@toam/domain/customer-access';
import { maskedPhone } from '@toam/domain/phone';
import { type Doer, recordAuditOnce } from './record-audit';

interface Shown extends CustomerStaff {
  id: number;
  /** As it is answered: masked or not. */
  phone_number: string | null;
}

/**
 * Records that a page told a person the number of somebody else's customer; masked numbers and one's own are nothing. Lists
 * are not recorded: they show a number to whoever may see all, and would bury what is looked for. D24, D48.
 */
export async function recordPhoneReveal(
  doer: Doer,
  customer: Shown | null,
  where: Record<string, number>,
): Promise<void> {
  if (!customer?.phone_number || customer.phone_number === maskedPhone || isOwnCustomer(doer.actor, customer)) return;
  await recordAuditOnce(doer, { action: 'phone_reveal', noun: 'customer', recordId: customer.id, detail: where });
}
