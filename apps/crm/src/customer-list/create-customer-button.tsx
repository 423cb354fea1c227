import { customerListText as text } from '@toam/contracts/texts/customer-list';
import { Button, useIsPhone } from '@toam/ui/core';
import { PlusIcon } from '@toam/ui/icons';
import { useEditCustomer } from '../customer/use-edit-customer';

/** To the modal of a new customer; only its sign on a phone, unless it stands alone. */
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
