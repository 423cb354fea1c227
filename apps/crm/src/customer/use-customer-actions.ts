import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { deleteCustomer, restoreCustomer } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/customer/customer.text';
import { customerFormText } from '@toam/contracts/customer/customer-form.text';
import { customerQueries } from '@toam/pickers/customer/customer.queries';
import { confirm, toast } from '@toam/ui/core';

/** Actions on a customer, for every screen that shows one. Each asks first and reports the result. D11. */
export function useCustomerActions(): {
  /** Resolves to whether the customer is deleted. «Hoàn tác» restores them, with their needs, for 10 s. */
  remove: (customer: Pick<CustomerRow, 'id' | 'name'>) => Promise<boolean>;
} {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: customerQueries.all }),
      queries.invalidateQueries({ queryKey: ['request'] }),
    ]);

  async function restore(customer_id: number) {
    const { needs } = await call(restoreCustomer, { body: { customer_id } });
    await refresh();
    toast.success(customerText.restored(needs));
  }

  async function remove({ id, name }: Pick<CustomerRow, 'id' | 'name'>): Promise<boolean> {
    let needs = 0;
    const question = {
      title: customerText.confirmDelete,
      description: customerFormText.removeNote(name),
      danger: true,
    };
    const sure = await confirm(question, async () => {
      ({ needs } = await call(deleteCustomer, { body: { customer_id: id } }));
    });
    if (!sure) return false;
    toast.undo(customerText.deleted(needs), () => restore(id));
    await refresh();
    return true;
  }

  return { remove };
}
