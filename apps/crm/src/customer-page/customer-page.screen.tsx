import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import { RecordPage, ScreenState } from '@toam/ui/core';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { CustomerBar } from './customer-bar';
import { CustomerGone } from './customer-gone';
import { CustomerPage } from './customer-page';
import { customerPageQueries } from './customer-page.queries';
import { CustomerSkeleton } from './customer-skeleton';
import { useLiveCustomer } from './use-live-customer';

/** /customer/{id}: one customer with all data about them. */
export function Component() {
  const customerId = Number(useParams().customerId);
  if (!Number.isSafeInteger(customerId) || customerId <= 0) return <CustomerGone />;
  return <CustomerScreen key={customerId} customerId={customerId} />;
}

function CustomerScreen({ customerId }: { customerId: number }) {
  const overview = useQuery(customerPageQueries.overview(customerId));
  const { search } = useLocation();
  useLiveCustomer(customerId);
  // Deleted, or no longer shared, while the page was open. The viewer may no longer read it.
  if (isRefused(overview.error)) return <CustomerGone error={overview.error} />;
  // Merged into another customer, who is the kept record now.
  const survivor = overview.data?.customer.id ?? customerId;
  if (survivor !== customerId) return <Navigate to={paths.customer(survivor) + search} replace />;
  return (
    <RecordPage>
      <CustomerBar customerId={customerId} />
      <ScreenState query={overview} skeleton={<CustomerSkeleton />}>
        {(found) => <CustomerPage overview={found} />}
      </ScreenState>
    </RecordPage>
  );
}
