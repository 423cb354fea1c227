import { useUser } from '@toam/auth/session';
import type { HouseCustomer } from '@toam/contracts/house/house-row.schema';
import { canSeeCustomer } from '@toam/domain/customer/customer-access';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

interface CustomerNameProps {
  customer: HouseCustomer;
  /** Of a link: in a row that is itself pressed or walked by keys. */
  inRow?: boolean;
}

/** A customer's name; it leads to their page, of the crm remote, whoever has them. D19. */
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
