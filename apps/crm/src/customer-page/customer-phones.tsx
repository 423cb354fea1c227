import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerPageText as text } from '@toam/contracts/texts/customer-page';
import { phonesOf } from '@toam/domain/customer/customer-phones';
import { LockSimpleIcon } from '@toam/ui/icons';
import { PhoneActions } from '@toam/pickers/customer/phone-actions';

/** Every number, with buttons to call, write and copy. Hidden numbers are only counted. D24. */
export function CustomerPhones({ customer }: { customer: CustomerRow }) {
  const phones = phonesOf(customer);
  if (phones.length === 0) return <p className="customer-quiet">{text.noPhone}</p>;
  if (customer.masked)
    return (
      <p className="customer-hidden-phones">
        <LockSimpleIcon size={14} />
        {text.hiddenPhones(phones.length)}
        <span className="customer-quiet">· {text.phoneHidden}</span>
      </p>
    );
  return (
    <ul className="customer-phones">
      {[...new Set(phones)].map((phone) => (
        <li key={phone}>
          <PhoneActions phone={phone} />
        </li>
      ))}
    </ul>
  );
}
