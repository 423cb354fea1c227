import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { customerRoles } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import type { Counted } from '@toam/contracts/page';
import { customerText } from '@toam/contracts/texts/customer';
import { customerListText as text } from '@toam/contracts/texts/customer-list';
import { useLiveList } from '@toam/live/live-list';
import { formatNumber, formatTotal, ScreenTitle, Segmented, TabCount, toast, useIsPhone } from '@toam/ui/core';
import {
  ColumnSettings,
  FilterBar,
  ListTable,
  rowsOf,
  SortMenu,
  useColumnLayout,
  useHotkeys,
  useListSelection,
  type ListSort,
} from '@toam/ui/heavy';
import { Outlet, useParams } from 'react-router-dom';
import { useEditCustomer } from '../customer/use-edit-customer';
import { CreateCustomerButton } from './create-customer-button';
import { CustomerCard } from './customer-card';
import './customer-list.css';
import { CustomerListMenu } from './customer-list.menu';
import {
  customerCounts,
  customerCountsKey,
  customerPages,
  customersAPage,
  readCustomerRow,
  type CustomerQuestion,
} from './customer-list.queries';
import {
  choosesWhose,
  columnsFor,
  customerSearch,
  questionOf,
  useCustomerAddress,
  type CustomerSearch,
} from './customer-list.search';
import { CustomerSelection } from './customer-selection';
import { NoCustomers } from './no-customers';

const card = (customer: CustomerRow) => <CustomerCard customer={customer} />;

/** /customer/list; the modals of /customer/new and /customer/edit/{id} stand over it. Specification 2 §2 "Customers". */
export function Component() {
  const user = useUser();
  const isPhone = useIsPhone();
  const { columns, filterable } = columnsFor(user);
  const { search, filters, change, setFilters, clear } = useCustomerAddress(filterable);
  const layout = useColumnLayout('customer', user.id, columns);
  const question = questionOf(search, filters);
  const pages = customerPages(question);
  const customers = useInfiniteQuery(pages);
  const { selection, setOnly, startChoosing } = useListSelection(question);
  useLiveList({
    noun: 'customer',
    list: pages.queryKey,
    counts: customerCountsKey,
    readRow: (id) => readCustomerRow(question, id),
  });
  const edit = useEditCustomer();
  useHotkeys({ n: () => edit() });
  const opened = Number(useParams().customerId) || null;

  const [page] = customers.data?.pages ?? [];
  const count = page && formatTotal(page.total, page.total_capped);
  const isEverybodys = choosesWhose(user);
  const filtering = { value: filters, onChange: setFilters };
  const sorting = {
    value: { column: search.sort, direction: search.order },
    onChange: ({ column, direction }: ListSort) =>
      change({ sort: customerSearch.shape.sort.parse(column), order: direction }),
  };
  const open = ({ id, may_open, user: staff }: CustomerRow) => (may_open ? edit(id) : toast.info(text.notYours(staff)));

  return (
    <div className="customer-list">
      <ScreenTitle
        text={customerText.listTitle}
        count={count && text.loaded(formatNumber(rowsOf(customers).length), count)}
        actions={
          <>
            <CustomerListMenu question={question} layout={layout} count={count} onChoose={startChoosing} />
            <CreateCustomerButton />
          </>
        }
      />
      <FilterBar
        search={{
          value: search.search,
          placeholder: customerText.searchPlaceholder,
          onSearch: (words) => change({ search: words }, { replace: true }),
        }}
        columns={filterable}
        quick={['need_count']}
        filters={filtering}
        switchesOn={isEverybodys && search.role !== 'all' ? 1 : 0}
        resultText={count ? text.seeResults(count) : text.seeAll}
        counting={customers.isPlaceholderData}
        tools={
          <>
            <SortMenu columns={columns} {...sorting} />
            {!isPhone && <ColumnSettings layout={layout} />}
          </>
        }
      >
        {isEverybodys && (
          <WhoseSwitch
            question={question}
            listed={customers.isPlaceholderData ? undefined : page}
            onChange={(role) => change({ role })}
          />
        )}
      </FilterBar>
      <ListTable
        label={text.table}
        query={customers}
        question={JSON.stringify(question)}
        layout={layout}
        sort={sorting}
        filters={filtering}
        selection={selection}
        opened={{ id: opened, onOpen: open }}
        phoneRow={card}
        pageSize={customersAPage}
        empty={<NoCustomers search={search} filters={filters} isEverybodys={isEverybodys} onClear={clear} />}
      />
      <CustomerSelection selection={selection} onOnlyChange={setOnly} />
      <Outlet />
    </div>
  );
}

const roles = { all: text.everyone, personal: text.mine };

interface WhoseSwitchProps {
  /** The list's question: a badge says how many it finds of whose. */
  question: CustomerQuestion;
  /** What the list has found; once it has come, the others may be counted without standing in its way. */
  listed: Counted | undefined;
  onChange: (role: CustomerSearch['role']) => void;
}

/** Everybody's customers, or mine, each with how many the search finds. D46. */
function WhoseSwitch({ question, listed, onChange }: WhoseSwitchProps) {
  const isPhone = useIsPhone();
  const counts = useQuery({ ...customerCounts(question), enabled: listed !== undefined });
  const open = question.role ?? 'all';
  return (
    <Segmented
      aria-label={text.whose}
      block={isPhone}
      size={isPhone ? 'large' : 'middle'}
      options={customerRoles.map((role) => ({
        value: role,
        label: (
          <>
            {roles[role]}
            <TabCount tab={role} open={open} listed={listed} counts={counts} />
          </>
        ),
      }))}
      value={open}
      onChange={onChange}
    />
  );
}
