import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerPageText as text } from '../customer/customer-page.text';
import { phonesOf } from '@toam/domain/customer/customer-phones';
import { Row } from '@toam/ui/core';
import { LockSimpleIcon } from '@toam/ui/icons';
import { PhoneActions } from '@toam/pickers/customer/phone-actions';
import { Note } from './row';

/** Every number, with buttons to call, write and copy. Hidden numbers are only counted. D24. */
export function CustomerPhones({ customer }: { customer: CustomerRow }) {
  const phones = phonesOf(customer);
  if (phones.length === 0) return <Note as="p">{text.noPhone}</Note>;
  if (customer.masked)
    return (
      <Row as="p" wrap gap={6} size={13} tone="text2">
        <LockSimpleIcon size={14} />
        {text.hiddenPhones(phones.length)}
        <Note>· {text.phoneHidden}</Note>
      </Row>
    );
  return (
    <Row as="ul" wrap gap={20} rowGap={4} phone="stack">
      {[...new Set(phones)].map((phone) => (
        <li key={phone}>
          <PhoneActions phone={phone} wide />
        </li>
      ))}
    </Row>
  );
}
