import { pageNumber, recordId, searchWords } from '@toam/list-screen/list-search';
import { z } from 'zod';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '@toam/auth/session';
import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { contactListText as text, contactLabel, contactText } from '@toam/contracts/contact/contact.text';
import { useLiveList } from '@toam/live/live-list';
import { EmptyList } from '@toam/list-screen/empty-list';
import { useListAddress, type ListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen, type RowPanel } from '@toam/list-screen/use-list-screen';
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
  Button,
  Facts,
  formatDateTime,
  ScreenState,
} from '@toam/ui/core';
import { FilterBar, ListPager, ListTable, onePage, type FilterColumn, type LoadedOptions } from '@toam/ui/list';
import { useMemo } from 'react';
import { contactQueries, contactsAPage } from '@toam/pickers/contact/contact.queries';
import { ContactPhone, ContactStatus } from '@toam/pickers/contact/contact-cells';
import type { DataOf } from '@toam/contracts/endpoint';
import type { listContactHouses } from '@toam/contracts/contact/contact.endpoints';
import { DetailPanel, Skeleton } from '@toam/ui/detail';
import { ChatCircleDotsIcon, LinkSimpleIcon, LockSimpleIcon, TargetIcon, UserPlusIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { PhoneActions } from '@toam/pickers/customer/phone-actions';
import { useContactOutcomes, type ContactOutcomes } from '../contact/use-contact-outcomes';
import { contactColumns, Outcomes, MenuCell, HouseCell } from './contact-list.columns';
import * as css from './contact-list.module.css';
import { ContactOutcome } from '../contact/contact-outcome';
import { paths } from '../paths';

/** The list's state in the address bar. Broken values get the default; nothing throws. */
const contactSearch = z.object({
  status: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1)]))
    .nullable()
    .catch(null),
  /** Requests about one house. Notifications link here. */
  house: recordId,
  search: searchWords,
  page: pageNumber,
  /** The request in the panel. */
  open: recordId,
});
type ContactSearch = z.output<typeof contactSearch>;

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

interface ContactPanelProps {
  contactId: number;
  /** The request, if it is on the current page. */
  row: ContactRow | undefined;
  outcomes: ContactOutcomes;
  panel: RowPanel;
}

/** One request beside the list: the visitor's full message, and the actions on it. */
function ContactPanel({ contactId, row, outcomes, panel }: ContactPanelProps) {
  // A link may open a request that is on another page.
  const linked = useQuery({ ...contactQueries.one(contactId), enabled: row === undefined });
  const shown = row ?? linked.data;
  return (
    <DetailPanel
      {...panel}
      label={text.code(contactId)}
      title={text.code(contactId)}
      footer={shown && <Actions contact={shown} outcomes={outcomes} />}
    >
      <ScreenState
        query={row ? { ...linked, data: row } : linked}
        skeleton={<Skeleton active className={css.panel} paragraph={{ rows: 5 }} />}
      >
        {(contact) => (contact ? <Body contact={contact} /> : <EmptyState reason={text.gone} />)}
      </ScreenState>
    </DetailPanel>
  );
}

function Body({ contact }: { contact: ContactRow }) {
  return (
    <Stack size={13} className={css.panel}>
      <Row gap={12} justify="between">
        <Text as="h2" size={16} weight={600} breaks>
          {contact.name}
        </Text>
        <ContactStatus contact={contact} />
      </Row>
      <Text as="div" top={6}>
        {contact.masked ? (
          <Row as="p" gap={6} tone="text2" nowrap>
            {contact.phone_number}
            <LockSimpleIcon size={14} /> {text.phoneHidden}
          </Row>
        ) : (
          <PhoneActions phone={contact.phone_number} />
        )}
      </Text>
      <Text as="h2" top={16} size={13} weight={600}>
        {contactLabel.message}
      </Text>
      <Text as="p" top={6} padX={12} padY={10} background="fill" radius={10} size={14} breaks preLine>
        {contact.message || text.noMessage}
      </Text>
      <Facts columns="112px minmax(0, 1fr)" rowGap={8} top={16}>
        <dt>{contactLabel.house_id}</dt>
        <dd>
          <HouseCell contact={contact} />
        </dd>
        <dt>{text.sent}</dt>
        <dd>{formatDateTime(contact.created_at)}</dd>
        {contact.handled_by && contact.handled_at && (
          <>
            <dt>{text.status[1]}</dt>
            <dd>{text.handledBy(contact.handled_by.name, formatAgo(contact.handled_at))}</dd>
          </>
        )}
        {(contact.customer || contact.request || contact.same_phone.length > 0) && (
          <>
            <dt>{text.outcome}</dt>
            <dd>
              <ContactOutcome contact={contact} wrap />
            </dd>
          </>
        )}
      </Facts>
    </Stack>
  );
}

/** Creates a customer from the request, then a need. There is no button for what exists already. */
function Actions({ contact, outcomes }: { contact: ContactRow; outcomes: ContactOutcomes }) {
  const [known] = contact.same_phone;
  const navigate = useNavigate();
  return (
    <Row wrap gap={8} justify="end" className={css.actions}>
      {contact.chat && (
        <Button icon={<ChatCircleDotsIcon size={16} />} onClick={() => void navigate(paths.chat(contact.chat!.id))}>
          {text.openChat}
        </Button>
      )}
      {contact.may_make_customer && known && (
        <Button icon={<LinkSimpleIcon size={16} />} onClick={() => void outcomes.useCustomer(contact, known.id)}>
          {text.useCustomer(known.name)}
        </Button>
      )}
      {contact.may_make_customer && !known && (
        <Button icon={<UserPlusIcon size={16} />} onClick={() => void outcomes.makeCustomer(contact)}>
          {text.makeCustomer}
        </Button>
      )}
      {!contact.request && (
        <Button type="primary" icon={<TargetIcon size={16} />} onClick={() => void outcomes.makeNeed(contact)}>
          {text.makeNeed}
        </Button>
      )}
    </Row>
  );
}

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
