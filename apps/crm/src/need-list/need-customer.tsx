import type { NeedRow } from '@toam/contracts/need/need.schema';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import { Text, TwoLines } from '@toam/ui/core';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import * as css from './need-cells.module.css';

/** The customer, as a link if the viewer may open their page, over the number from the API (D24). */
export const CustomerCell = ({ need: { customer } }: { need: NeedRow }) => (
  <TwoLines>
    {customer.may_open ? (
      <Link
        to={paths.customer(customer.id)}
        className={clsx(css.customer, 'ellipsis')}
        title={customer.name}
        tabIndex={-1}
      >
        {customer.name}
      </Link>
    ) : (
      <span className="ellipsis" title={customer.name}>
        {customer.name}
      </span>
    )}
    <CustomerPhone customer={customer} />
  </TwoLines>
);

/** The number, masked where the viewer may not see it. */
export const CustomerPhone = ({ customer }: Pick<NeedRow, 'customer'>) => (
  <Text tone="text2" nowrap>
    {phoneText(customer.phone_number)}
  </Text>
);
