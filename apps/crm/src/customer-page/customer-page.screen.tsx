import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefused, type CallFailed } from '@toam/api-client/call-failed';
import { RecordPage, ScreenState, Stack, Button, RefusedState, RecordBar } from '@toam/ui/core';
import { Navigate, useLocation, useParams, useNavigate } from 'react-router-dom';
import { Skeleton } from '@toam/ui/detail';
import { customerText } from '@toam/contracts/customer/customer.text';
import { useWayBack } from '@toam/platform/way-back';
import { useLive } from '@toam/live/live';
import { useEffect, useRef } from 'react';
import { paths } from '../paths';
import { CustomerPage } from './customer-page';
import { customerPageQueries } from './customer-page.queries';
import * as css from './customer-page.module.css';
import { customerPageText as text, customerPageText } from '../customer/customer-page.text';

/** The bar above a customer: back button, name and link. */
function CustomerBar({ customerId }: { customerId?: number }) {
  const back = useWayBack(paths.customers);
  return (
    <RecordBar text={customerPageText} id={customerId} list={paths.customers} path={paths.customer} onBack={back} />
  );
}

/** Shown when the customer does not exist, or the viewer may not see them. */
function CustomerGone({ error }: { error?: CallFailed }) {
  const navigate = useNavigate();
  const isForbidden = error?.status === 403;
  return (
    <RecordPage>
      <CustomerBar />
      <RefusedState reason={isForbidden ? error.message : customerText.notFound} isForbidden={isForbidden}>
        <Button onClick={() => void navigate(paths.customers)}>{text.backToList}</Button>
      </RefusedState>
    </RecordPage>
  );
}

/** /customer/{id}: one customer with all data about them. */
export function Component() {
  const customerId = Number(useParams().customerId);
  if (!Number.isSafeInteger(customerId) || customerId <= 0) return <CustomerGone />;
  return <CustomerScreen key={customerId} customerId={customerId} />;
}

/** The shape of a customer's page while it loads. */
const CustomerSkeleton = () => (
  <Stack gap={24} maxWidth={1360} className={css.body} aria-busy>
    <Skeleton active avatar={{ size: 64 }} title={{ width: 240 }} paragraph={{ rows: 2, width: [200, 280] }} />
    <Skeleton active title={{ width: 420 }} paragraph={{ rows: 6 }} />
  </Stack>
);

/** Nouns of records that a customer's page shows. Their live events do not name the customer. */
const shown = ['request', 'house-match', 'contact', 'house', 'transaction'];

/** Milliseconds between such an event and the refetch. The delay spreads the load when many people have pages open. */
const soon = 1000;
const spread = 3000;

/**
 * Follows live changes. The customer is read again at once (by the key); needs, houses and contact requests within a few
 * seconds. A hidden tab reads again when it becomes visible.
 */
function useLiveCustomer(customerId: number): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive('record.changed', ({ noun }) => {
    if (!shown.includes(noun) || timer.current !== undefined) return;
    timer.current = setTimeout(
      () => {
        timer.current = undefined;
        const refetchType = document.hidden ? 'none' : 'active';
        void queries.invalidateQueries({ queryKey: customerPageQueries.of(customerId), refetchType });
      },
      soon + Math.random() * spread,
    );
  });
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
