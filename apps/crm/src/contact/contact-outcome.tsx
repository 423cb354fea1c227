import type { ContactRow } from '@toam/contracts/contact/contact.endpoints';
import { contactListText as text } from '@toam/contracts/texts/contact-list';
import { TargetIcon, UserIcon } from '@toam/ui/icons';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import './contact.css';

/** A press here does not count as a press on the row. */
const alone = (event: MouseEvent) => event.stopPropagation();

/** The customer and the need made from a request, or the customer who has the number already. Empty if there is neither. */
export function ContactOutcome({ contact }: { contact: ContactRow }) {
  const { customer, request, same_phone } = contact;
  if (!customer && !request) return <Known found={same_phone} />;
  return (
    <span className="contact-outcome">
      {customer && <CustomerOf customer={customer} />}
      {request && (
        <Link to={paths.need(request.id)} onClick={alone}>
          <TargetIcon size={14} />
          {text.need(request.id)}
        </Link>
      )}
    </span>
  );
}

const CustomerOf = ({ customer }: { customer: NonNullable<ContactRow['customer']> }) =>
  customer.may_open ? (
    <Link to={paths.customer(customer.id)} onClick={alone}>
      <UserIcon size={14} />
      <span className="ellipsis">{customer.name}</span>
    </Link>
  ) : (
    <span>
      <UserIcon size={14} />
      <span className="ellipsis">{customer.name}</span>
    </span>
  );

/** A customer has the number already. Shows the name and the staff, nothing else (D56). */
function Known({ found }: { found: ContactRow['same_phone'] }) {
  const [first] = found;
  if (!first) return <span className="ta-none">–</span>;
  const words = text.knownAs(first.name, first.user);
  return (
    <span className="contact-known ellipsis" title={words}>
      {words}
    </span>
  );
}
