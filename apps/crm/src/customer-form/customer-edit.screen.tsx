import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import { useUser } from '@toam/auth/session';
import { customerText } from '@toam/contracts/texts/customer';
import { customerPageText } from '@toam/contracts/texts/customer-page';
import { customerFormText as text } from '@toam/contracts/texts/customer-form';
import { canEditCustomer } from '@toam/domain/customer/customer-change';
import { EditWhile } from '@toam/record-form/edit-while';
import { RefusedState, ScreenState } from '@toam/ui/core';
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
  // Reads the customer anew and ignores the cache, because the edit is based on this version.
  const fresh = { ...customer, data: customer.isFetchedAfterMount ? customer.data : undefined };
  return (
    <CustomerModal title={customerText.updateTitle} onClose={close}>
      {!fresh.data && isRefused(customer.error) ? (
        <RefusedState heading="h2" reason={customer.error.message} isForbidden={customer.error.status === 403}>
          <Link to={paths.customers}>{customerPageText.backToList}</Link>
        </RefusedState>
      ) : (
        <ScreenState query={fresh} skeleton={<CustomerFormSkeleton />}>
          {(stored) => (
            <EditWhile
              key={stored.id}
              record={canEditCustomer(user, stored) ? stored : null}
              error={customer.error}
              refused={
                <RefusedState heading="h2" reason={text.mayNotEdit} isForbidden>
                  <Link to={paths.customer(stored.id)}>{text.toPage}</Link>
                </RefusedState>
              }
            >
              {(editable) => (
                <>
                  <Link className="customer-modal-page" to={paths.customer(stored.id)}>
                    {text.toPage}
                  </Link>
                  <CustomerEdit stored={editable} onClose={close} />
                </>
              )}
            </EditWhile>
          )}
        </ScreenState>
      )}
    </CustomerModal>
  );
}
