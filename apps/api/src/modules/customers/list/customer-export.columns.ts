import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerLabel } from '@toam/contracts/customer/customer.text';
import { customerListText } from '@toam/contracts/customer/customer-list.text';
import {
  type CustomerColumnKind,
  type CustomerColumnName,
  customerColumnNames,
  customerColumns,
  customerValueText,
} from '@toam/domain/customer/customer-columns';
import { plainPhone } from '@toam/domain/phone';
import { type ExportColumn, exportColumnsOf } from '../../../sheets/export-column';

const { code, text, phone, number, moment } = exportColumnsOf<CustomerRow>();

const phoneKinds: readonly CustomerColumnKind[] = ['mainPhone', 'phone'];

function typedColumn(name: CustomerColumnName): ExportColumn<CustomerRow> {
  const { label, kind, width } = customerColumns[name];
  if (phoneKinds.includes(kind)) return phone(label, (customer) => customer[name]);
  return text(label, (customer) => customerValueText(customer, name), width);
}

/** The columns that people type. */
const typed = Object.fromEntries(customerColumnNames.map((name) => [name, typedColumn(name)]));

/**
 * The columns of the list by key. The screen shows name and numbers in one cell (`name`); the sheet has a column for
 * each. It has the four numbers of the import's template, and the further ones from merges. An import recognises the
 * titles. The picture has no column.
 */
export const customerExportColumns: Record<string, ExportColumn<CustomerRow>> = {
  id: code(customerLabel.id, (customer) => customer.id),
  ...typed,
  more_phones: text(customerLabel.more_phones, ({ more_phones }) => more_phones.map(plainPhone).join('; '), 160),
  user: text(customerLabel.user_id, (customer) => customer.user, 180),
  house_count: number(customerListText.houses, (customer) => customer.house_count),
  need_count: number(customerListText.needs, (customer) => customer.need_count),
  created_at: moment(customerLabel.created_at, (customer) => customer.created_at),
  updated_at: moment(customerLabel.updated_at, (customer) => customer.updated_at),
};
