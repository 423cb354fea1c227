import { Skeleton } from '@toam/ui/core';

/** The shape of a customer's page while it loads. */
export const CustomerSkeleton = () => (
  <div className="customer-body" aria-busy>
    <Skeleton active avatar={{ size: 64 }} title={{ width: 240 }} paragraph={{ rows: 2, width: [200, 280] }} />
    <Skeleton active title={{ width: 420 }} paragraph={{ rows: 6 }} style={{ marginTop: 24 }} />
  </div>
);
