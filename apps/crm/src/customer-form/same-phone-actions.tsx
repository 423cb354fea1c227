import type { SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { customerFormText as text } from '@toam/contracts/customer/customer-form.text';
import { Button } from '@toam/ui/core';
import { useEditCustomer } from '../customer/use-edit-customer';

interface SamePhoneActionsProps {
  customer: SamePhoneCustomer;
  onMerge: () => void;
}

/** 'Mở khách này' and 'Gộp', if the viewer may use them. D56. */
export function SamePhoneActions({ customer, onMerge }: SamePhoneActionsProps) {
  const edit = useEditCustomer();
  return (
    <>
      {customer.may_open && (
        <Button size="small" onClick={() => edit(customer.id)}>
          {text.openExisting}
        </Button>
      )}
      {customer.may_merge && (
        <Button size="small" onClick={onMerge}>
          {text.merge}
        </Button>
      )}
    </>
  );
}
