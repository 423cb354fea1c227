import type { NeedRow } from '@toam/contracts/request/request.schema';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

/** The customer, as a link if the viewer may open their page, over the number from the API (D24). */
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

/** The number, masked where the viewer may not see it. */
export const CustomerPhone = ({ customer }: Pick<NeedRow, 'customer'>) => (
  <span className="need-row-phone">{phoneText(customer.phone_number)}</span>
);
