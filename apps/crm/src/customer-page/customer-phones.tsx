import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerPageText as text } from '@toam/contracts/texts/customer-page';
import { phonesOf } from '@toam/domain/customer-phones';
import { RevealButton } from '@toam/pickers/reveal-button';
import { useRevealedPhones } from '@toam/pickers/revealed-phones';
import { LockSimpleIcon } from '@toam/ui/icons';
import { PhoneActions } from '@toam/pickers/phone-actions';

/** Every number to be called, written to and copied; hidden ones are counted, and told to whoever may ask. D24, D48. */
export function CustomerPhones({ customer: row }: { customer: CustomerRow }) {
  const { customer = row, busy, reveal } = useRevealedPhones(row);
  const phones = phonesOf(customer);
  if (phones.length === 0) return <p className="customer-quiet">{text.noPhone}</p>;
  if (customer.masked)
    return (
      <p className="customer-hidden-phones">
        <LockSimpleIcon size={14} />
        {text.hiddenPhones(phones.length)}
        {reveal ? (
          <RevealButton busy={busy} onReveal={reveal} />
        ) : (
          <span className="customer-quiet">· {text.phoneHidden}</span>
        )}
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
