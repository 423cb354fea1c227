import { customerListText as text } from '@toam/contracts/customer/customer-list.text';
import { Button, useIsPhone } from '@toam/ui/core';
import { PlusIcon } from '@toam/ui/icons';
import { useEditCustomer } from '../customer/use-edit-customer';

/** Opens the modal of a new customer. On a phone it is only an icon, unless it is the only button. */
export function CreateCustomerButton({ withWord = false }: { withWord?: boolean }) {
  const isPhone = useIsPhone();
  const edit = useEditCustomer();
  return (
    <Button
      type="primary"
      size={isPhone ? 'large' : 'middle'}
      icon={<PlusIcon size={isPhone ? 20 : 16} weight="bold" />}
      aria-label={text.create}
      onClick={() => edit()}
    >
      {isPhone && !withWord ? null : text.create}
    </Button>
  );
}
