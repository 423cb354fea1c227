import { dayText } from '../day';
import { type ColumnsWith, columnsWith } from '../record/columns';

/**
 * What a column holds. It decides how the value is checked and read, what of it is hidden from those who may not see numbers, and
 * how an import reads a cell of it.
 */
export type CustomerColumnKind =
  /** What everybody calls them; never empty. */
  | 'name'
  /** The number that is called first; never empty. Hidden as a whole. */
  | 'mainPhone'
  /** A further number. Hidden as a whole. */
  | 'phone'
  /** A number, however it is written. Hidden as a whole. */
  | 'fax'
  /** Its digits are hidden. */
  | 'email'
  /** A number of an identity card is shown; other numbers in it are hidden. */
  | 'identity'
  /** YYYY-MM-DD */
  | 'day'
  /** Up to 130 characters. Numbers in it are hidden. */
  | 'line'
  /** Several lines, up to 2,000 characters. Numbers in it are hidden. */
  | 'note';

/** What is true of a column that people type. */
interface CustomerColumn {
  label: string;
  kind: CustomerColumnKind;
  /** Who is told: also somebody who found a stranger by the whole number (D24), or only who has the customer in reach (D19). */
  readers: 'finders' | 'reach';
  /** Of two records that become one: a person chooses one value, both texts may stand, or it goes with the other numbers. D56. */
  merge: 'choose' | 'join' | 'numbers';
  /** The list is put in order by it, which needs an index (customer.schema.ts). */
  sorts: boolean;
  /** The list can be narrowed by words of it, which needs an index. */
  filters?: true;
  /** Width in the list and in a sheet, px. */
  width: number;
}

/** The longest note; two that are longer together cannot be joined. Characters. */
export const longestCustomerNote = 2000;

/**
 * The columns of a customer that people type: the only place that says what is true of each. The body of a save, answers, history,
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

/** Every column that people type, in the table's order. */
export const customerColumnNames = Object.keys(customerColumns) as CustomerColumnName[];

/** The typed values of a customer as the database has them. */
export type CustomerTexts = Record<Required, string> & Record<Exclude<CustomerColumnName, Required>, string | null>;

/** Typed values by their columns; what is missing is null, a required one ''. */
export const customerTexts = (valueOf: (column: CustomerColumnName) => string | null | undefined): CustomerTexts => ({
  ...(Object.fromEntries(customerColumnNames.map((name) => [name, valueOf(name) ?? null])) as CustomerTexts),
  ...{ name: valueOf('name') ?? '', phone_number: valueOf('phone_number') ?? '' },
});

/** The typed values of a customer; whatever else the record has stays behind. */
export const textsOfCustomer = (customer: CustomerTexts): CustomerTexts => customerTexts((column) => customer[column]);

/** Columns that nobody is told of a stranger whom they found by the whole number. D24. */
export const reachOnlyColumns: Of<{ readers: 'reach' }>[] = columnsWith(customerColumns, { readers: 'reach' });

/** Columns that the list can be put in order by. */
export const sortedCustomerColumns: Of<{ sorts: true }>[] = columnsWith(customerColumns, { sorts: true });

/** Columns by whose words the list can be narrowed. */
export const filteredCustomerColumns: Of<{ filters: true }>[] = columnsWith(customerColumns, { filters: true });

/** What a column holds; a note of what is no column that people type. */
export const kindOfColumn = (column: string): CustomerColumnKind =>
  Object.hasOwn(customerColumns, column) ? customerColumns[column as CustomerColumnName].kind : 'note';

/** A typed value as people read it; null where nothing is known. */
export const customerValueText = (
  customer: Record<CustomerColumnName, string | null>,
  column: CustomerColumnName,
): string | null => (kindOfColumn(column) === 'day' ? dayText(customer[column]) : customer[column]);

/**
 * The table's other columns: nobody types them, each has its own place. What comparing and searching use (`phones`, `search`) is told
 * to nobody. A test of the API walks the table, so that a new column fails until it stands here or above.
 */
export const otherCustomerColumns = [
  ...['id', 'version', 'image_id', 'user_id', 'co_staff', 'more_phones', 'phones', 'search', 'merged_into'],
  ...['created_at', 'updated_at', 'deleted_at'],
] as const;
