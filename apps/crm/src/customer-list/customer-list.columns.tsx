import { useQuery } from '@tanstack/react-query';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerLabel } from '@toam/contracts/customer/customer.text';
import { customerListText as text } from '@toam/contracts/customer/customer-list.text';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import {
  type CustomerColumnName,
  customerColumns,
  customerValueText,
  filteredCustomerColumns,
} from '@toam/domain/customer/customer-columns';
import { staffQueries } from '@toam/pickers/staff/staff.queries';
import type { ColumnFilter, ListColumn, LoadedOptions } from '@toam/ui/list';
import { IconButton, Text } from '@toam/ui/core';
import { DotsThreeVerticalIcon } from '@toam/ui/icons';
import { CustomerMenu } from '../customer/customer-menu';
import { paths } from '../paths';
import { AvatarCell, CountCell, Moment, NameCell, Words } from './customer-cells';

/** The column of the staff. Only admins filter by it. */
export const staffColumn = 'user';

/** Columns that an exported sheet leaves out. */
export const notExported: readonly string[] = ['avatar', 'menu'];

/** In the sheet, each number has its own column beside the name. */
export const splitInSheet = { name: [...phoneFields, 'more_phones'] } as const;

/** Colleagues by name, found by the API. */
const staff: ColumnFilter = {
  kind: 'options',
  one: true,
  options: function useStaff(search: string): LoadedOptions {
    const { data, error, refetch } = useQuery({
      ...staffQueries.found(search),
      select: (found) => found.map(({ id, name }) => ({ value: id, label: name })),
    });
    return { data, error, refetch };
  },
};

const needs: ColumnFilter = {
  kind: 'options',
  one: true,
  options: [
    { value: 'open', label: text.needsOpen },
    { value: 'any', label: text.needsAny },
    { value: 'none', label: text.needsNone },
  ],
};

const houses: ColumnFilter = {
  kind: 'options',
  one: true,
  options: [
    { value: 'any', label: text.housesAny },
    { value: 'none', label: text.housesNone },
  ],
};

/** A column that people fill in. */
const typed = (key: CustomerColumnName): ListColumn<CustomerRow> => ({
  key,
  title: customerLabel[key],
  width: customerColumns[key].width,
  sortable: customerColumns[key].sorts,
  ...(filteredCustomerColumns.some((name) => name === key) && { filter: { kind: 'text' } }),
  render: (customer) => <Words>{customerValueText(customer, key)}</Words>,
});

const moment = (key: 'created_at' | 'updated_at'): ListColumn<CustomerRow> => ({
  key,
  title: customerLabel[key],
  width: 116,
  align: 'right',
  sortable: true,
  render: (customer) => <Moment seconds={customer[key]} />,
});

/** Every column of a customer, in the default order: staff, needs and date first, rarely filled columns last. */
export const customerListColumns: readonly ListColumn<CustomerRow>[] = [
  {
    key: 'id',
    title: customerLabel.id,
    width: 72,
    pinned: true,
    sortable: true,
    render: (customer) => <Text tone="text2">#{customer.id}</Text>,
  },
  {
    key: 'avatar',
    title: text.avatar,
    width: 70,
    hideTitle: true,
    pinned: true,
    shape: 'avatar',
    render: (customer) => <AvatarCell customer={customer} />,
  },
  {
    key: 'name',
    title: text.customer,
    width: 236,
    pinned: true,
    sortable: true,
    shape: 'twoLines',
    render: (customer) => <NameCell customer={customer} />,
  },
  {
    key: 'menu',
    title: text.menu,
    width: 70,
    hideTitle: true,
    pinned: true,
    render: (customer) => (
      <CustomerMenu customer={customer}>
        <IconButton aria-label={text.actions(customer.name)} tabIndex={-1}>
          <DotsThreeVerticalIcon size={18} weight="bold" />
        </IconButton>
      </CustomerMenu>
    ),
  },
  {
    key: staffColumn,
    title: customerLabel.user_id,
    width: 160,
    sortable: true,
    filter: staff,
    render: (customer) => <Words>{customer.user}</Words>,
  },
  {
    key: 'need_count',
    title: text.needs,
    width: 92,
    align: 'right',
    filter: needs,
    render: ({ id, need_count }) => (
      <CountCell count={need_count} to={paths.customer(id)} label={text.needCount(need_count)} />
    ),
  },
  {
    key: 'house_count',
    title: text.houses,
    width: 76,
    align: 'right',
    filter: houses,
    render: ({ id, house_count }) => (
      <CountCell count={house_count} to={paths.customer(id)} label={text.houseCount(house_count)} />
    ),
  },
  { ...moment('created_at'), filter: { kind: 'days' } },
  moment('updated_at'),
  ...(['date_of_birth', 'occupation', 'address', 'email', 'description', 'character', 'social_id', 'fax'] as const).map(
    typed,
  ),
];

/** For people who are not admins: they see a customer's staff but cannot filter by it. Specification 2 §6. */
export const columnsOfStaff: readonly ListColumn<CustomerRow>[] = customerListColumns.map((column) => {
  if (column.key !== staffColumn) return column;
  const { filter: _, ...unfiltered } = column;
  return unfiltered;
});
