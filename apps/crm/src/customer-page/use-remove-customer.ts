import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { deleteCustomer, restoreCustomer } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerOverview } from '@toam/contracts/customer/customer-page.schema';
import { customerPageText as text } from '../customer/customer-page.text';
import { customerQueries } from '@toam/pickers/customer/customer.queries';
import { confirm, toast } from '@toam/ui/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** Asks, deletes a customer with their needs, leaves the page, and offers an undo for 10 s. D11. */
export function useRemoveCustomer(): (overview: CustomerOverview) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  // The needs were deleted too, and the undo restores them.
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: customerQueries.all }),
      queries.invalidateQueries({ queryKey: ['request'] }),
    ]);
  return async ({ customer: { id, name }, counts }) => {
    const question = { title: text.removeSure(name), description: text.removeNote(counts.needs), danger: true };
    if (!(await confirm(question, () => call(deleteCustomer, { body: { customer_id: id } })))) return;
    await navigate(paths.customers);
    void refresh();
    toast.undo(text.removed(name), async () => {
      await call(restoreCustomer, { body: { customer_id: id } });
      await refresh();
      toast.success(text.restored(name));
      await navigate(paths.customer(id));
    });
  };
}
