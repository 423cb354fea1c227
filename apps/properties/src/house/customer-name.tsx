import { useUser } from '@toam/auth/session';
import type { HouseCustomer } from '@toam/contracts/house/house-row.schema';
import { canSeeCustomer } from '@toam/domain/customer/customer-access';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

interface CustomerNameProps {
  customer: HouseCustomer;
  /** The link is in a row that can be pressed or reached with the arrow keys. */
  inRow?: boolean;
}

/** A customer's name. It links to their page in the crm remote, whichever staff has the customer. D19. */
export function CustomerName({ customer, inRow = false }: CustomerNameProps) {
  if (!canSeeCustomer(useUser(), customer)) return <>{customer.name}</>;
  return (
    <Link
      to={paths.customer(customer.id)}
      {...(inRow && { tabIndex: -1, onClick: (event) => event.stopPropagation() })}
    >
      {customer.name}
    </Link>
  );
}
