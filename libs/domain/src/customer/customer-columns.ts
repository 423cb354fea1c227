import { dayText } from '@toam/domain/day';
import { type ColumnsWith, columnsWith } from '@toam/domain/record/columns';

/**
 * What a column holds. The kind decides how a value is checked and read, what is hidden from people who may not see numbers, and how
 * an import reads a cell.
 */
export type CustomerColumnKind =
  /** The customer's name; never empty. */
  | 'name'
  /** The main number; never empty. Hidden as a whole. */
  | 'mainPhone'
  /** A further number. Hidden as a whole. */
  | 'phone'
  /** A number in any format. Hidden as a whole. */
  | 'fax'
  /** Its digits are hidden. */
  | 'email'
  /** An identity card's number is shown. Other numbers in the value are hidden. */
  | 'identity'
  /** YYYY-MM-DD */
  | 'day'
  /** Up to 130 characters. Numbers in it are hidden. */
  | 'line'
  /** Several lines, up to 2,000 characters. Numbers in it are hidden. */
  | 'note';

/** Properties of a column that people fill in. */
interface CustomerColumn {
  label: string;
  kind: CustomerColumnKind;
  /**
   * Who may read it. 'finders': also people who found another agent's customer by the whole number (D24). 'reach': only people who
   * may see the customer (D19).
   */
  readers: 'finders' | 'reach';
  /** How a merge treats two values: a person chooses one, both texts are joined, or it is added to the other numbers. D56. */
  merge: 'choose' | 'join' | 'numbers';
  /** The list can be sorted by it. This needs an index (customer.schema.ts). */
  sorts: boolean;
  /** The list can be filtered by words in it. This needs an index. */
  filters?: true;
  /** Width in the list and in a sheet, px. */
  width: number;
}

/** The longest note, in characters. Two notes cannot be joined if the result is longer. */
export const longestCustomerNote = 2000;

/**
 * The columns of a customer that people fill in, and the only place that describes each. The body of a save, answers, history,
 * audit, merge, import, export, the list's orders and the form's values are derived from it, in this order. Specification 2 §3.
 */
export const customerColumns = {
  name: { label: 'Tên khách hàng', kind: 'name', readers: 'finders', merge: 'choose', sorts: true, width: 200 },
  phone_number: {
    label: 'Số điện thoại',
    kind: 'mainPhone',
    readers: 'finders',
    merge: 'choose',
    sorts: false,
    width: 120,
  },
  phone_number2: {
    label: 'Số điện thoại 2',
    kind: 'phone',
    readers: 'finders',
    merge: 'numbers',
    sorts: false,
    width: 120,
  },
  phone_number3: {
    label: 'Số điện thoại 3',
    kind: 'phone',
    readers: 'finders',
    merge: 'numbers',
    sorts: false,
    width: 120,
  },
  phone_number4: {
    label: 'Số điện thoại 4',
    kind: 'phone',
    readers: 'finders',
    merge: 'numbers',
    sorts: false,
    width: 120,
  },
  email: { label: 'Email', kind: 'email', readers: 'reach', merge: 'choose', sorts: true, width: 220 },
  date_of_birth: { label: 'Ngày sinh', kind: 'day', readers: 'reach', merge: 'choose', sorts: true, width: 106 },
  address: { label: 'Địa chỉ', kind: 'line', readers: 'reach', merge: 'choose', sorts: true, width: 240 },
  occupation: {
    label: 'Nghề nghiệp',
    kind: 'line',
    readers: 'reach',
    merge: 'choose',
    sorts: true,
    filters: true,
    width: 160,
  },
  social_id: { label: 'CMND/CCCD', kind: 'identity', readers: 'reach', merge: 'choose', sorts: true, width: 130 },
  fax: { label: 'Fax', kind: 'fax', readers: 'reach', merge: 'choose', sorts: true, width: 120 },
  description: { label: 'Ghi chú', kind: 'note', readers: 'reach', merge: 'join', sorts: true, width: 240 },
  character: { label: 'Tính cách', kind: 'note', readers: 'reach', merge: 'join', sorts: true, width: 180 },
} as const satisfies Record<string, CustomerColumn>;

type Columns = typeof customerColumns;
export type CustomerColumnName = keyof Columns;
type Required = ColumnsWith<Columns, { kind: 'name' | 'mainPhone' }>;
type Of<Traits> = ColumnsWith<Columns, Traits>;

/** Every column that people fill in, in the table's order. */
export const customerColumnNames = Object.keys(customerColumns) as CustomerColumnName[];

/** The values of these columns as the database has them. */
export type CustomerTexts = Record<Required, string> & Record<Exclude<CustomerColumnName, Required>, string | null>;

/** Values by column. A missing value is null, or '' for a required column. */
export const customerTexts = (valueOf: (column: CustomerColumnName) => string | null | undefined): CustomerTexts => ({
  ...(Object.fromEntries(customerColumnNames.map((name) => [name, valueOf(name) ?? null])) as CustomerTexts),
  ...{ name: valueOf('name') ?? '', phone_number: valueOf('phone_number') ?? '' },
});

/** The values of these columns, without the record's other fields. */
export const textsOfCustomer = (customer: CustomerTexts): CustomerTexts => customerTexts((column) => customer[column]);

/** Columns that are hidden from people who found another agent's customer by the whole number. D24. */
export const reachOnlyColumns: Of<{ readers: 'reach' }>[] = columnsWith(customerColumns, { readers: 'reach' });

/** Columns that the list can be sorted by. */
export const sortedCustomerColumns: Of<{ sorts: true }>[] = columnsWith(customerColumns, { sorts: true });

/** Columns that the list can be filtered by, word by word. */
export const filteredCustomerColumns: Of<{ filters: true }>[] = columnsWith(customerColumns, { filters: true });

/** The kind of a column; 'note' for a name that is not in the table. */
export const kindOfColumn = (column: string): CustomerColumnKind =>
  Object.hasOwn(customerColumns, column) ? customerColumns[column as CustomerColumnName].kind : 'note';

/** A value as people read it; null if it is empty. */
export const customerValueText = (
  customer: Record<CustomerColumnName, string | null>,
  column: CustomerColumnName,
): string | null => (kindOfColumn(column) === 'day' ? dayText(customer[column]) : customer[column]);

/**
 * The table's other columns: nobody fills them in, other code writes them. `phones` and `search` serve comparison and search and
 * never leave the API. A test of the API walks the table: a new column fails it until it is listed here or above.
 */
export const otherCustomerColumns = [
  ...[
    'id',
    'version',
    'image_id',
    'user_id',
    'co_staff',
    'more_phones',
    'phones',
    'search',
    'name_order',
    'merged_into',
  ],
  ...['created_at', 'updated_at', 'deleted_at'],
] as const;
