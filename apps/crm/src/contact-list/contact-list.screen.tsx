import { useQuery } from '@tanstack/react-query';
import { useCan } from '@toam/auth/session';
import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { contactListText as text } from '@toam/contracts/contact/contact-list.text';
import { useLiveList } from '@toam/live/live-list';
import { EmptyList } from '@toam/list-screen/empty-list';
import { useListAddress, type ListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import {
  EmptyState,
  formatTotal,
  Pane,
  ScreenTitle,
  Segmented,
  useIsPhone,
  Cell,
  formatAgo,
  Row,
  Stack,
  Text,
} from '@toam/ui/core';
import { FilterBar, ListPager, ListTable, onePage, type FilterColumn, type LoadedOptions } from '@toam/ui/list';
import { useMemo } from 'react';
import { contactQueries, contactsAPage } from '@toam/pickers/contact/contact.queries';
import { ContactPhone } from '@toam/pickers/contact/contact-phone';
import { ContactStatus } from '@toam/pickers/contact/contact-status';
import type { DataOf } from '@toam/contracts/endpoint';
import type { listContactHouses } from '@toam/contracts/contact/contact.endpoints';
import { contactLabel, contactText } from '@toam/contracts/contact/contact.text';
import { useContactOutcomes } from '../contact/use-contact-outcomes';
import { contactColumns, Outcomes, MenuCell } from './contact-list.columns';
import { contactSearch, type ContactSearch } from './contact-list.search';
import { ContactPanel } from './contact.panel';
import * as css from './contact-list.module.css';

/** A contact request on a phone: visitor, house, and a number to tap. Its height is the kit's phoneRowHeight. */
const ContactCard = ({ contact }: { contact: ContactRow }) => (
  <Stack as="article" height="100%">
    <Row gap={8}>
      <Text as="b" flex={1} size={14} weight={600} ellipsis>
        {contact.name}
      </Text>
      <Text as="time" flex="none" size={12} tone="text3">
        {formatAgo(contact.created_at)}
      </Text>
    </Row>
    <Text size={12} tone="text2" ellipsis>
      {contact.house.title || contact.house.address}
    </Text>
    {contact.message && (
      <Text size={12} tone="text3" ellipsis>
        {contact.message}
      </Text>
    )}
    <Row gap={8} size={13} className={css.foot}>
      <ContactPhone row={contact} />
      <Cell as="span" />
      <ContactStatus contact={contact} />
      <MenuCell contact={contact} inRow={false} />
    </Row>
  </Stack>
);

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

type RequestedHouse = DataOf<typeof listContactHouses>[number];

const optionOf = ({ id, address, waiting }: RequestedHouse) => ({
  value: id,
  label: contactText.houseOption(id, address, waiting),
});

/** The filter by house. The API finds the houses with requests, and names the chosen one. */
const houseFilterOf = (chosen: number | null): FilterColumn => ({
  key: 'house',
  title: contactLabel.house_id,
  filter: {
    kind: 'options',
    one: true,
    options: function useContactHouses(search: string): LoadedOptions {
      const found = useQuery(contactQueries.houses(search));
      const named = useQuery({ ...contactQueries.houses('', chosen), enabled: chosen !== null && search === '' });
      const others = found.data?.filter(({ id }) => id !== chosen);
      const isReady = chosen === null || search !== '' || named.data;
      return {
        data: others && isReady ? [...(named.data ?? []), ...others].map(optionOf) : undefined,
        error: found.error ?? named.error,
        refetch: () => Promise.all([found.refetch(), named.refetch()]),
      };
    },
  },
});

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
