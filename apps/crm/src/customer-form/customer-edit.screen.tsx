import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { customerText } from '@toam/contracts/customer/customer.text';
import { customerPageText } from '../customer/customer-page.text';
import { customerFormText as text } from '@toam/contracts/customer/customer-form.text';
import { canEditCustomer } from '@toam/domain/customer/customer-change';
import { EditRecord } from '@toam/record-form/edit-record';
import { RefusedState, Text } from '@toam/ui/core';
import { Link, useParams } from 'react-router-dom';
import { useCloseCustomer } from '../customer/use-edit-customer';
import { paths } from '../paths';
import { CustomerEdit } from './customer-edit';
import { CustomerFormSkeleton } from './customer-form-skeleton';
import { editedCustomer } from './customer-form.queries';
import { CustomerModal } from './customer.modal';

/** /customer/edit/{id}. Specification 2 §2 "Customer modal". */
export function Component() {
  const customerId = Number(useParams().customerId);
  const user = useUser();
  const close = useCloseCustomer();
  const customer = useQuery(editedCustomer(customerId));
  return (
    <CustomerModal title={customerText.updateTitle} onClose={close}>
      <EditRecord
        query={customer}
        editable={(stored) => (canEditCustomer(user, stored) ? stored : null)}
        refused={(stored) => (
          <RefusedState heading="h2" reason={text.mayNotEdit} isForbidden>
            <Link to={paths.customer(stored.id)}>{text.toPage}</Link>
          </RefusedState>
        )}
        unreadable={(refusal) => (
          <RefusedState heading="h2" {...refusal}>
            <Link to={paths.customers}>{customerPageText.backToList}</Link>
          </RefusedState>
        )}
        skeleton={<CustomerFormSkeleton />}
      >
        {(stored) => (
          <>
            <Text as="p" minHeight={32} size={13} weight={500}>
              <Link to={paths.customer(stored.id)}>{text.toPage}</Link>
            </Text>
            <CustomerEdit stored={stored} onClose={close} />
          </>
        )}
      </EditRecord>
    </CustomerModal>
  );
}
