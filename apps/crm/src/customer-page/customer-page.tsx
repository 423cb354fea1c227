import type { CustomerOverview } from '@toam/contracts/customer/customer-page.schema';
import { customerPageText as text } from '../customer/customer-page.text';
import { Card, Grid, Stack, Text, useIsPhone } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { CustomerFacts } from './customer-facts';
import { CustomerHead } from './customer-head';
import * as css from './customer-page.module.css';
import { CustomerTabs } from './customer-tabs';

/** The page of an existing customer. On a phone the facts have their own tab. */
export function CustomerPage({ overview }: { overview: CustomerOverview }) {
  const isPhone = useIsPhone();
  const isShared = overview.reach === 'shared';
  return (
    <Stack maxWidth={1360} className={css.body}>
      <CustomerHead overview={overview} />
      {isShared && (
        <Text as="div" top={12}>
          <Alert type="info" showIcon title={text.sharedNotice} />
        </Text>
      )}
      <Grid columns="minmax(0, 1fr) 312px" gap={24} align="start" top={isShared ? 0 : 12} className={css.columns}>
        <CustomerTabs overview={overview} withFacts={isPhone} />
        {!isPhone && (
          <Card as="aside" top={12}>
            <h2>{text.facts}</h2>
            <CustomerFacts customer={overview.customer} />
          </Card>
        )}
      </Grid>
    </Stack>
  );
}
