import type { CustomerOverview } from '@toam/contracts/customer/customer-page.schema';
import { customerPageText as text } from '../customer/customer-page.text';
import { Contributed, useContributions } from '@toam/platform/slot';
import { CountBadge, formatNumber, PendingState, useUrlState } from '@toam/ui/core';
import { Tabs } from '@toam/ui/detail';
import { ContactsTab } from './contacts.tab';
import { CustomerFacts } from './customer-facts';
import { customerPageSearch } from './customer-page.search';
import { HousesTab } from './houses.tab';
import { NeedsTab } from './needs.tab';
import { DealsTab, ShowingsTab } from './showings.tab';
import { TimelineTab } from './timeline.tab';

interface CustomerTabsProps {
  overview: CustomerOverview;
  /** On a phone the facts are a tab here. */
  withFacts: boolean;
}

/** The tab that opens first: the first section with entries, else the timeline. */
const firstWithRows = (counts: CustomerOverview['counts']): string =>
  (['needs', 'showings', 'houses', 'contacts'] as const).find((section) => counts[section] > 0) ?? 'timeline';

/** The sections. Other remotes add theirs through the slot `customer.page.section`. The URL keeps the chosen one. */
export function CustomerTabs({ overview: { customer, counts }, withFacts }: CustomerTabsProps) {
  const [{ tab }, change] = useUrlState(customerPageSearch);
  const { id } = customer;
  const items = [
    {
      key: 'needs',
      label: <Label text={text.tabs.needs} count={counts.needs} />,
      children: <NeedsTab customerId={id} />,
    },
    {
      key: 'showings',
      label: <Label text={text.tabs.showings} count={counts.showings} />,
      children: <ShowingsTab customerId={id} />,
    },
    {
      key: 'deals',
      label: <Label text={text.tabs.deals} count={counts.deals} />,
      children: <DealsTab customerId={id} />,
    },
    {
      key: 'houses',
      label: <Label text={text.tabs.houses} count={counts.houses} />,
      children: <HousesTab customerId={id} />,
    },
    {
      key: 'contacts',
      label: <Label text={text.tabs.contacts} count={counts.contacts} />,
      children: <ContactsTab customerId={id} />,
    },
    { key: 'timeline', label: text.tabs.timeline, children: <TimelineTab customerId={id} /> },
    ...(withFacts ? [{ key: 'info', label: text.tabs.info, children: <CustomerFacts customer={customer} /> }] : []),
    ...useContributions('customer.page.section').map((contribution) => ({
      key: `${contribution.remote}.${contribution.id}`,
      label: contribution.label,
      children: (
        <Contributed
          slot="customer.page.section"
          contribution={contribution}
          props={{ customerId: id }}
          loading={<PendingState />}
        />
      ),
    })),
  ];
  const active = items.some(({ key }) => key === tab) ? tab : firstWithRows(counts);
  return (
    <Tabs
      items={items}
      activeKey={active}
      destroyOnHidden
      onChange={(key) => change({ tab: key }, { replace: true })}
    />
  );
}

const Label = ({ text: label, count }: { text: string; count: number }) => (
  <>
    {label}
    {count > 0 && (
      <>
        {' '}
        <CountBadge small>{formatNumber(count)}</CountBadge>
      </>
    )}
  </>
);
