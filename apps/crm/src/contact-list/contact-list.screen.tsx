import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { ContactRow } from '@toam/contracts/contact/contact.endpoints';
import { contactListText as text } from '@toam/contracts/texts/contact-list';
import { useLiveList } from '@toam/live/live-list';
import { useOpenedRow } from '@toam/list-screen/use-opened-row';
import { formatTotal, ScreenTitle, Segmented, useIsPhone, useUrlState } from '@toam/ui/core';
import { FilterBar, ListPager, ListTable, onePage, useColumnLayout, type Filters } from '@toam/ui/heavy';
import { useMemo } from 'react';
import { contactQueries, contactsAPage } from '@toam/pickers/contact/contact.queries';
import { useContactOutcomes } from '../contact/use-contact-outcomes';
import { ContactCard } from './contact-card';
import { contactColumns, Outcomes } from './contact-list.columns';
import './contact-list.css';
import { contactSearch, type ContactSearch } from './contact-list.search';
import { ContactPanel } from './contact.panel';
import { NoContacts } from './no-contacts';
import { houseFilterOf } from './use-contact-houses';

const card = (contact: ContactRow) => <ContactCard contact={contact} />;

const noFilter: Partial<ContactSearch> = { status: null, house: null, search: '', page: 1 };

/** /customer-contacts: what visitors of the website asked, ten at a time. D15. */
export function Component() {
  const user = useUser();
  const [search, change] = useUrlState(contactSearch);
  const layout = useColumnLayout('contact', user.id, contactColumns);
  const list = contactQueries.list(search);
  const contacts = useQuery(list);
  useLiveList({ noun: 'contact', list: list.queryKey });
  const outcomes = useContactOutcomes();
  const { open, close } = useOpenedRow(search.open, change);

  const ask = (patch: Partial<ContactSearch>) => change({ page: 1, open: null, ...patch }, { replace: true });
  const count = contacts.data && formatTotal(contacts.data.total);
  const columns = useMemo(() => [houseFilterOf(search.house)], [search.house]);
  const filters: Filters = search.house === null ? {} : { house: { operation: 'in', values: [search.house] } };
  const filter = ({ house }: Filters) =>
    ask({ house: house?.operation === 'in' && house.values[0] ? Number(house.values[0]) : null });
  return (
    <Outcomes value={outcomes}>
      <div className="contact-list">
        <ScreenTitle
          text={text.title}
          {...(contacts.data && { count: text.count(formatTotal(contacts.data.waiting), contacts.data.total) })}
        />
        <FilterBar
          search={{
            value: search.search,
            placeholder: text.searchPlaceholder,
            onSearch: (words) => ask({ search: words }),
          }}
          columns={columns}
          quick={['house']}
          filters={{ value: filters, onChange: filter }}
          switchesOn={search.status === null ? 0 : 1}
          resultText={count ? text.seeResults(count) : text.seeAll}
          counting={contacts.isPlaceholderData}
        >
          <StatusSwitch status={search.status} onChange={(status) => ask({ status })} />
        </FilterBar>
        <ListTable
          label={text.table}
          query={onePage(contacts)}
          question={JSON.stringify(list.queryKey)}
          layout={layout}
          opened={{ id: search.open, onOpen: open }}
          phoneRow={card}
          empty={
            <NoContacts
              search={search}
              onClear={() => change(noFilter)}
              onFirstPage={() => change({ page: 1 }, { replace: true })}
            />
          }
        />
        <ListPager
          page={search.page}
          onPage={(page) => change({ page, open: null })}
          size={contactsAPage}
          total={contacts.data?.total}
        />
      </div>
      {search.open !== null && (
        <ContactPanel
          contactId={search.open}
          rows={contacts.data?.list ?? []}
          outcomes={outcomes}
          onOpen={open}
          onClose={close}
        />
      )}
      {outcomes.dialog}
    </Outcomes>
  );
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
