import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { customerRoles } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import type { Counted } from '@toam/contracts/page';
import { customerText } from '@toam/contracts/customer/customer.text';
import { customerListText as text } from '@toam/contracts/customer/customer-list.text';
import { canSeeAllCustomers } from '@toam/domain/customer/customer-access';
import { EmptyList } from '@toam/list-screen/empty-list';
import { ListMenu } from '@toam/list-screen/list-menu';
import { ListTools } from '@toam/list-screen/list-tools';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { useLiveList } from '@toam/live/live-list';
import {
  EmptyState,
  formatNumber,
  Pane,
  ScreenTitle,
  Segmented,
  TabCount,
  toast,
  useIsPhone,
  Button,
  Cell,
  IconButton,
  Row,
  Text,
} from '@toam/ui/core';
import {
  FilterBar,
  ListTable,
  useHotkeys,
  useListSelection,
  SelectionAction,
  SelectionBar,
  type ListSelection,
} from '@toam/ui/list';
import {
  UploadSimpleIcon,
  PlusIcon,
  UsersThreeIcon,
  ChatCircleDotsIcon,
  DotsThreeVerticalIcon,
  PhoneIcon,
} from '@toam/ui/icons';
import { Outlet, useNavigate, useParams, Link } from 'react-router-dom';
import { useMergeCustomers } from '@toam/pickers/customer/merge/use-merge-customers';
import { dialledPhone, normalisePhone } from '@toam/domain/phone';
import type { SyntheticEvent } from 'react';
import { importScreenText } from '../customer/customer-import-screen.text';
import { useEditCustomer } from '../customer/use-edit-customer';
import { paths } from '../paths';
import { notExported, splitInSheet } from './customer-list.columns';
import {
  customerCounts,
  customerCountsKey,
  customerPages,
  customersAPage,
  readCustomerRow,
  type CustomerQuery,
} from './customer-list.queries';
import { columnsFor, customerSearch, queryOf, type CustomerSearch } from './customer-list.search';
import { CustomerMenu } from '../customer/customer-menu';
import { AvatarCell, Moment, Phones } from './customer-cells';
import * as css from './customer-list.module.css';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** "2 nhu cầu · 1 BĐS", or the customer's address. */
const factsOf = ({ need_count, house_count, address }: CustomerRow): string =>
  [need_count > 0 && text.needCount(need_count), house_count > 0 && text.houseCount(house_count), address]
    .filter(Boolean)
    .join(' · ');

/** A customer on a phone: the name, buttons to call or write, and the staff. */
function CustomerCard({ customer }: { customer: CustomerRow }) {
  const facts = factsOf(customer);
  return (
    <Row as="article" gap={12} align="stretch" height="100%">
      <AvatarCell customer={customer} size={44} />
      <Cell gap={2} justify="center" size={12} tone="text2">
        <Name customer={customer} />
        <Phones customer={customer} />
        {facts && <span className="ellipsis">{facts}</span>}
        <Row as="span" gap={8} justify="between">
          <span className="ellipsis">{customer.user || text.nobodys}</span>
          <Moment seconds={customer.created_at} tone="text3" />
        </Row>
      </Cell>
      <Row align="start" flex="none" className={css.tools} onClick={stop}>
        <Reach customer={customer} />
        <CustomerMenu customer={customer}>
          <IconButton height={44} aria-label={text.actions(customer.name)}>
            <DotsThreeVerticalIcon size={22} weight="bold" />
          </IconButton>
        </CustomerMenu>
      </Row>
    </Row>
  );
}

/** Links to the customer's page, if the viewer may open it. */
const Name = ({ customer: { id, name, may_open } }: { customer: CustomerRow }) => (
  <Text size={15} weight={600} tone="text" ellipsis>
    {may_open ? (
      <Text as={Link} to={paths.customer(id)} onClick={stop}>
        {name}
      </Text>
    ) : (
      name
    )}
  </Text>
);

/** Call and Zalo, if the viewer may see the number. */
function Reach({ customer }: { customer: CustomerRow }) {
  const phone = customer.phone_number;
  if (customer.masked || !phone) return null;
  return (
    <>
      <IconButton
        as="a"
        height={44}
        tone="teal"
        href={`tel:${dialledPhone(phone)}`}
        aria-label={text.callTo(customer.name)}
      >
        <PhoneIcon size={20} />
      </IconButton>
      <IconButton
        as="a"
        height={44}
        tone="teal"
        href={`https://zalo.me/${normalisePhone(phone)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={text.zaloTo(customer.name)}
      >
        <ChatCircleDotsIcon size={20} />
      </IconButton>
    </>
  );
}

const card = (customer: CustomerRow) => <CustomerCard customer={customer} />;

/** Opens the modal of a new customer. On a phone it is only an icon, unless it is the only button. */
function CreateCustomerButton({ withWord = false }: { withWord?: boolean }) {
  const isPhone = useIsPhone();
  const edit = useEditCustomer();
  return (
    <Button
      type="primary"
      size={isPhone ? 'large' : 'middle'}
      icon={<PlusIcon size={isPhone ? 20 : 16} weight="bold" />}
      aria-label={text.create}
      onClick={() => edit()}
    >
      {isPhone && !withWord ? null : text.create}
    </Button>
  );
}

interface CustomerSelectionProps {
  selection: ListSelection;
  onOnlyChange: (only: boolean) => void;
}

/** The bar over the list. It merges two selected customers. D56. */
function CustomerSelection({ selection, onOnlyChange }: CustomerSelectionProps) {
  const { askToMerge, mergeDialog } = useMergeCustomers(() => selection.onChange(new Set()));
  const [first, second, ...more] = selection.ids;
  const isPair = first !== undefined && second !== undefined && more.length === 0;
  return (
    <>
      <SelectionBar
        selection={selection}
        onOnlyChange={onOnlyChange}
        summary={selection.ids.size === 1 ? text.mergeNeedsTwo : ''}
      >
        {selection.ids.size > 0 && (
          <SelectionAction
            icon={<UsersThreeIcon size={16} />}
            disabled={!isPair}
            onClick={() => isPair && askToMerge(first, second)}
          >
            {text.mergeTwo}
          </SelectionAction>
        )}
      </SelectionBar>
      {mergeDialog}
    </>
  );
}

/** /customer/list. The modals of /customer/new and /customer/edit/{id} open over it. Specification 2 §2 "Customers". */
export function Component() {
  const user = useUser();
  const isEverybodys = canSeeAllCustomers(user);
  const { columns, filterable } = columnsFor(user);
  const address = useListAddress(customerSearch, { filterable });
  const { search, filters, ask } = address;
  const query = queryOf(search, filters.value);
  const pages = customerPages(query);
  const customers = useInfiniteQuery(pages);
  const list = useListScreen({
    name: 'customer',
    ...{ columns, address, question: query },
    query: customers,
    switchesOn: isEverybodys && search.role !== 'all' ? 1 : 0,
  });
  useLiveList({
    noun: 'customer',
    list: pages.queryKey,
    counts: customerCountsKey,
    readRow: (id) => readCustomerRow(query, id),
  });
  const { selection, setOnly, startChoosing } = useListSelection(query);
  const navigate = useNavigate();
  const edit = useEditCustomer();
  useHotkeys({ n: () => edit() });
  const opened = Number(useParams().customerId) || null;
  const open = ({ id, may_open, user: staff }: CustomerRow) => (may_open ? edit(id) : toast.info(text.notYours(staff)));
  const imports = {
    key: 'import',
    icon: <UploadSimpleIcon size={18} />,
    label: importScreenText.menu,
    onClick: () => void navigate(paths.customerImports),
  };

  return (
    <Pane>
      <ScreenTitle
        text={customerText.listTitle}
        count={list.count && text.loaded(formatNumber(list.rows.length), list.count)}
        actions={
          <>
            <ListMenu
              {...list.menu}
              kind="customer"
              leftOut={notExported}
              split={splitInSheet}
              choose={{ label: text.choose, onClick: startChoosing }}
              others={[imports]}
              text={text.sheets}
            />
            <CreateCustomerButton />
          </>
        }
      />
      <FilterBar
        {...list.bar}
        placeholder={customerText.searchPlaceholder}
        quick={['need_count']}
        resultText={list.count ? text.seeResults(list.count) : text.seeAll}
        tools={<ListTools {...list.table} />}
      >
        {isEverybodys && (
          <WhoseSwitch
            question={query}
            listed={customers.isPlaceholderData ? undefined : customers.data?.pages[0]}
            hasFailed={customers.isError}
            onChange={(role) => ask({ role })}
          />
        )}
      </FilterBar>
      <ListTable
        {...list.table}
        label={text.table}
        selection={selection}
        opened={{ id: opened, onOpen: open }}
        phoneRow={card}
        pageSize={customersAPage}
        empty={
          <EmptyList {...list.empty} filtered={text.emptyFiltered}>
            <EmptyState reason={isEverybodys ? text.emptyAll : text.emptyMine}>
              <CreateCustomerButton withWord />
            </EmptyState>
          </EmptyList>
        }
      />
      <CustomerSelection selection={selection} onOnlyChange={setOnly} />
      <Outlet />
    </Pane>
  );
}

const roles = { all: text.everyone, personal: text.mine };

interface WhoseSwitchProps {
  /** The list's query. The badges show how many customers it finds. */
  question: CustomerQuery;
  /** The count of the open list. When it is there, the other counts may load without slowing the list down. */
  listed: Counted | undefined;
  /** The list failed: nothing is counted, and no pill waits. */
  hasFailed: boolean;
  onChange: (role: CustomerSearch['role']) => void;
}

/** All customers, or mine, each with the number found. D46. */
function WhoseSwitch({ question: query, listed, hasFailed, onChange }: WhoseSwitchProps) {
  const isPhone = useIsPhone();
  const counts = useQuery({ ...customerCounts(query), enabled: listed !== undefined });
  const open = query.role ?? 'all';
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
            <TabCount
              tab={role}
              open={open}
              listed={listed}
              counts={{ data: counts.data, isError: counts.isError || hasFailed }}
            />
          </>
        ),
      }))}
      value={open}
      onChange={onChange}
    />
  );
}
