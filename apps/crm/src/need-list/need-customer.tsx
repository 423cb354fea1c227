import type { NeedRow } from '@toam/contracts/request/request.schema';
import { phoneText } from '@toam/pickers/customer.queries';
import { RevealButton } from '@toam/pickers/reveal-button';
import { useRevealedPhones } from '@toam/pickers/revealed-phones';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

/** Whose need it is, linked where their page opens for the viewer, over the number as the API tells it (D24, D48). */
export const CustomerCell = ({ need: { customer } }: { need: NeedRow }) => (
  <span className="ta-two">
    {customer.may_open ? (
      <Link to={paths.customer(customer.id)} className="ellipsis" title={customer.name} tabIndex={-1}>
        {customer.name}
      </Link>
    ) : (
      <span className="ellipsis" title={customer.name}>
        {customer.name}
      </span>
    )}
    <CustomerPhone customer={customer} />
  </span>
);

/** The number; 'Hiện số' where it is hidden from this list only. */
export function CustomerPhone({ customer }: Pick<NeedRow, 'customer'>) {
  const revealed = useRevealedPhones(customer);
  const phone = revealed.customer?.phone_number ?? customer.phone_number;
  return (
    <span className="need-row-phone">
      {phoneText(phone)}
      {revealed.reveal && <RevealButton busy={revealed.busy} onReveal={revealed.reveal} />}
    </span>
  );
}
