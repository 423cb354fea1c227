import { useQuery } from '@tanstack/react-query';
import { useCan } from '@toam/auth/session';
import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { contactListText as text } from '@toam/contracts/contact/contact-list.text';
import { useLiveList } from '@toam/live/live-list';
import { EmptyList } from '@toam/list-screen/empty-list';
import { useListAddress, type ListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { EmptyState, formatTotal, Pane, ScreenTitle, Segmented, useIsPhone } from '@toam/ui/core';
import { FilterBar, ListPager, ListTable, onePage } from '@toam/ui/list';
import { useMemo } from 'react';
import { contactQueries, contactsAPage } from '@toam/pickers/contact/contact.queries';
import { useContactOutcomes } from '../contact/use-contact-outcomes';
import { ContactCard } from './contact-card';
import { contactColumns, Outcomes } from './contact-list.columns';
import { contactSearch, type ContactSearch } from './contact-list.search';
import { ContactPanel } from './contact.panel';
import { houseFilterOf } from './use-contact-houses';

const card = (contact: ContactRow) => <ContactCard contact={contact} />;

/** /customer-contacts: requests from visitors of the website, ten per page. D15. */
export function Component() {
  const address = useContactAddress();
  const { search, change, ask } = address;
  const page = contactQueries.list(search);
  const contacts = useQuery(page);
  const list = useListScreen({
    name: 'contact',
    columns: contactColumns,
    address,
    question: page.queryKey,
    query: onePage(contacts),
    switchesOn: search.status === null ? 0 : 1,
  });
  useLiveList({ noun: 'contact', list: page.queryKey });
  const outcomes = useContactOutcomes();
  const seesAll = useCan('customers');

  return (
    <Outcomes value={outcomes}>
      <Pane>
        <ScreenTitle
          text={text.title}
          {...(contacts.data && { count: text.count(formatTotal(contacts.data.waiting), contacts.data.total) })}
        />
        <FilterBar
          {...list.bar}
          placeholder={text.searchPlaceholder}
          quick={['house']}
          resultText={list.count ? text.seeResults(list.count) : text.seeAll}
        >
          <StatusSwitch status={search.status} onChange={(status) => ask({ status }, { replace: true })} />
        </FilterBar>
        <ListTable
          {...list.table}
          label={text.table}
          phoneRow={card}
          empty={
            <EmptyList
              {...list.empty}
              onFirstPage={() => change({ page: 1 }, { replace: true })}
              pageGone={text.emptyPage}
              filtered={text.emptyFiltered}
            >
              <EmptyState reason={seesAll ? text.empty : text.emptyOwn} />
            </EmptyList>
          }
        />
        <ListPager {...list.pager} size={contactsAPage} />
      </Pane>
      {search.open !== null && (
        <ContactPanel contactId={search.open} row={list.rows[list.panel.at]} outcomes={outcomes} panel={list.panel} />
      )}
      {outcomes.dialog}
    </Outcomes>
  );
}

/** The only filter is the house. It has its own name in the address because notifications link to it. */
function useContactAddress(): ListAddress<ContactSearch> {
  const address = useListAddress(contactSearch, { kept: ['open'] });
  const { house } = address.search;
  const filterable = useMemo(() => [houseFilterOf(house)], [house]);
  return {
    ...address,
    filterable,
    filters: {
      value: house === null ? {} : { house: { operation: 'in', values: [house] } },
      onChange: ({ house: chosen }) =>
        address.ask(
          { house: chosen?.operation === 'in' && chosen.values[0] ? Number(chosen.values[0]) : null },
          { replace: true },
        ),
    },
  };
}

interface StatusSwitchProps {
  status: ContactSearch['status'];
  onChange: (status: ContactSearch['status']) => void;
}

const statuses = [
  { value: 'all', label: text.all },
  { value: '0', label: text.status[0] },
  { value: '1', label: text.status[1] },
];

function StatusSwitch({ status, onChange }: StatusSwitchProps) {
  const size = useIsPhone() ? 'large' : 'middle';
  return (
    <Segmented
      aria-label={text.statusFilter}
      size={size}
      options={statuses}
      value={status === null ? 'all' : String(status)}
      onChange={(chosen) => onChange(chosen === 'all' ? null : chosen === '1' ? 1 : 0)}
    />
  );
}
