import type { CustomerOverview } from '@toam/contracts/customer/customer-page.schema';
import { customerPageText as text } from '@toam/contracts/texts/customer-page';
import { Alert, useIsPhone } from '@toam/ui/core';
import { CustomerFacts } from './customer-facts';
import { CustomerHead } from './customer-head';
import { CustomerTabs } from './customer-tabs';

/** The page of an existing customer. On a phone the facts have their own tab. */
export function CustomerPage({ overview }: { overview: CustomerOverview }) {
  const isPhone = useIsPhone();
  return (
    <div className="customer-body">
      <CustomerHead overview={overview} />
      {overview.reach === 'shared' && <Alert type="info" showIcon title={text.sharedNotice} />}
      <div className="customer-columns">
        <CustomerTabs overview={overview} withFacts={isPhone} />
        {!isPhone && (
          <aside className="customer-card">
            <h2>{text.facts}</h2>
            <CustomerFacts customer={overview.customer} />
          </aside>
        )}
      </div>
    </div>
  );
}
