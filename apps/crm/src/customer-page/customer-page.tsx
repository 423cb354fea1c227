import type { CustomerOverview } from '@toam/contracts/customer/customer-page.schema';
import {
  Card,
  Grid,
  Stack,
  Text,
  useIsPhone,
  CountBadge,
  formatNumber,
  PendingState,
  useUrlState,
  formatDate,
} from '@toam/ui/core';
import { Alert, Tabs } from '@toam/ui/detail';
import { Contributed, useContributions } from '@toam/platform/slot';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerLabel } from '@toam/contracts/customer/customer.text';
import { isLockedField } from '@toam/domain/customer/customer-numbers';
import { customerValueText, reachOnlyColumns } from '@toam/domain/customer/customer-columns';
import { PastMerges } from '@toam/pickers/customer/merge/past-merges';
import { customerPageText as text } from '../customer/customer-page.text';
import { CustomerHead } from './customer-head';
import * as css from './customer-page.module.css';
import { ContactsTab } from './contacts.tab';
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

/** An e-mail address is no link here if its digits are hidden. D107. */
const hidesEmail = ({ masked, email }: CustomerRow): boolean => masked && isLockedField('email', email);

/** Every filled field except name, numbers and staff; and the merges. Specification 2 §3, D56. */
function CustomerFacts({ customer }: { customer: CustomerRow }) {
  const facts = [
    ...reachOnlyColumns.map((column) => [customerLabel[column], customerValueText(customer, column)]),
    [text.addedOn, formatDate(customer.created_at)],
    [text.updatedOn, formatDate(customer.updated_at)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <>
      <Stack as="dl" gap={10} top={10} size={13}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text as="dt" size={12} tone="text3">
              {label}
            </Text>
            <Text as="dd" breaks preLine>
              {label === customerLabel.email && !hidesEmail(customer) ? <a href={`mailto:${value}`}>{value}</a> : value}
            </Text>
          </div>
        ))}
      </Stack>
      <PastMerges customerId={customer.id} />
    </>
  );
}

/** The sections. Other remotes add theirs through the slot `customer.page.section`. The URL keeps the chosen one. */
function CustomerTabs({ overview: { customer, counts }, withFacts }: CustomerTabsProps) {
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
