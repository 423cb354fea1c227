import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@toam/api-client/call-failed';
import { ScreenState } from '@toam/ui/core';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '../paths';
import { CustomerBar } from './customer-bar';
import { CustomerGone } from './customer-gone';
import { CustomerPage } from './customer-page';
import './customer-page.css';
import { customerPageQueries } from './customer-page.queries';
import { CustomerSkeleton } from './customer-skeleton';
import { useLiveCustomer } from './use-live-customer';

/** /customer/{id}: one customer, and all that is known of them. */
export function Component() {
  const customerId = Number(useParams().customerId);
  if (!Number.isSafeInteger(customerId) || customerId <= 0) return <CustomerGone />;
  return <CustomerScreen key={customerId} customerId={customerId} />;
}

function CustomerScreen({ customerId }: { customerId: number }) {
  const overview = useQuery(customerPageQueries.overview(customerId));
  const { search } = useLocation();
  useLiveCustomer(customerId);
  // deleted, or no longer shared, while it was open: what is on the screen is not theirs to read any more
  if (isRefused(overview.error)) return <CustomerGone error={overview.error} />;
  // merged into another one, which is the customer now
  const survivor = overview.data?.customer.id ?? customerId;
  if (survivor !== customerId) return <Navigate to={paths.customer(survivor) + search} replace />;
  return (
    <div className="ta-record-page customer-page">
      <CustomerBar customerId={customerId} />
      <ScreenState query={overview} skeleton={<CustomerSkeleton />}>
        {(found) => <CustomerPage overview={found} />}
      </ScreenState>
    </div>
  );
}
