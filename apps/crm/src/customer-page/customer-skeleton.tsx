import { Stack } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import * as css from './customer-page.module.css';

/** The shape of a customer's page while it loads. */
export const CustomerSkeleton = () => (
  <Stack gap={24} maxWidth={1360} className={css.body} aria-busy>
    <Skeleton active avatar={{ size: 64 }} title={{ width: 240 }} paragraph={{ rows: 2, width: [200, 280] }} />
    <Skeleton active title={{ width: 420 }} paragraph={{ rows: 6 }} />
  </Stack>
);
