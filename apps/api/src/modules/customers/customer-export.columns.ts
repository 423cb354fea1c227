import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerLabel } from '@toam/contracts/texts/customer';
import { customerListText } from '@toam/contracts/texts/customer-list';
import { writtenDay } from '@toam/domain/day';
import { dialledPhone } from '@toam/domain/phone';
import { type ExportColumn, exportColumnsOf } from '../../sheets/export-column';

const { code, text, phone, number, moment } = exportColumnsOf<CustomerRow>();

/**
 * The columns of the list by their keys there. Name and numbers stand in one cell on the screen (`name`), each in a column of its own
 * here: those four that the import's template has, and what merges left beyond them. Titles are those that an import recognises. The
 * picture has none.
 */
export const customerExportColumns: Record<string, ExportColumn<CustomerRow>> = {
  id: code(customerLabel.id, (customer) => customer.id),
  name: text(customerLabel.name, (customer) => customer.name, 200),
  phone_number: phone(customerLabel.phone_number, (customer) => customer.phone_number),
  phone_number2: phone(customerLabel.phone_number2, (customer) => customer.phone_number2),
  phone_number3: phone(customerLabel.phone_number3, (customer) => customer.phone_number3),
  phone_number4: phone(customerLabel.phone_number4, (customer) => customer.phone_number4),
  more_phones: text(customerLabel.more_phones, ({ more_phones }) => more_phones.map(dialledPhone).join('; '), 160),
  date_of_birth: text(
    customerLabel.date_of_birth,
    (customer) => customer.date_of_birth && writtenDay(customer.date_of_birth),
  ),
  fax: text(customerLabel.fax, (customer) => customer.fax),
  email: text(customerLabel.email, (customer) => customer.email, 220),
  address: text(customerLabel.address, (customer) => customer.address, 320),
  social_id: text(customerLabel.social_id, (customer) => customer.social_id, 130),
  description: text(customerLabel.description, (customer) => customer.description, 320),
  character: text(customerLabel.character, (customer) => customer.character, 220),
  user: text(customerLabel.user_id, (customer) => customer.user, 180),
  house_count: number(customerListText.houses, (customer) => customer.house_count),
  need_count: number(customerListText.needs, (customer) => customer.need_count),
  created_at: moment(customerLabel.created_at, (customer) => customer.created_at),
  updated_at: moment(customerLabel.updated_at, (customer) => customer.updated_at),
};
