import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerListText as text } from '@toam/contracts/texts/customer-list';
import { phonesOf } from '@toam/domain/customer/customer-phones';
import { dialledPhone } from '@toam/domain/phone';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import { Avatar, formatAgo, formatDateTime, Popover } from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

/** The cell for an empty value. */
export const None = () => <span className="ta-none">–</span>;

export const Text = ({ children }: { children: string | null | undefined }) =>
  children ? (
    <span className="ellipsis" title={children}>
      {children}
    </span>
  ) : (
    <None />
  );

export const AvatarCell = ({ customer, size = 32 }: { customer: CustomerRow; size?: number }) => (
  <Avatar id={customer.id} name={customer.name} image={customer.image?.thumbnail} size={size} decorative />
);

/** The first number, and how many more there are. */
export function Phones({ customer }: { customer: CustomerRow }) {
  const [first = null, ...more] = phonesOf(customer);
  const isHidden = customer.masked;
  return (
    <span className="customer-row-phone">
      <span>{phoneText(first)}</span>
      {more.length > 0 && (
        <Popover
          trigger="click"
          content={<PhoneList phones={isHidden ? [] : [first ?? '', ...more]} hidden={more.length + 1} />}
        >
          <button
            type="button"
            className="customer-row-more"
            aria-label={text.allPhones(more.length, customer.name)}
            tabIndex={-1}
            onClick={(event) => event.stopPropagation()}
          >
            {text.morePhones(more.length)}
          </button>
        </Popover>
      )}
    </span>
  );
}

/** Every number as a link to call. Hidden numbers are only counted. */
const PhoneList = ({ phones, hidden }: { phones: string[]; hidden: number }) => (
  <ul className="customer-row-phones">
    {phones.length === 0 && <li>{text.hiddenPhones(hidden)}</li>}
    {phones.map((phone) => (
      <li key={phone}>
        <a href={`tel:${dialledPhone(phone)}`}>{phoneText(phone)}</a>
      </li>
    ))}
  </ul>
);

/** The name over the numbers. The name links to the customer's page, the rest of the row opens the modal. */
export const NameCell = ({ customer }: { customer: CustomerRow }) => (
  <span className="ta-two">
    {customer.may_open ? (
      <Link
        to={paths.customer(customer.id)}
        className="customer-row-name ellipsis"
        title={text.openPage(customer.name)}
        tabIndex={-1}
        onClick={(event) => event.stopPropagation()}
      >
        {customer.name}
      </Link>
    ) : (
      <span className="ellipsis" title={customer.name}>
        {customer.name}
      </span>
    )}
    <Phones customer={customer} />
  </span>
);

/** A count that links to its list. Empty if it is 0. */
export const CountCell = ({ count, to, label }: { count: number; to: string; label: string }) =>
  count === 0 ? (
    <None />
  ) : (
    <Link to={to} className="customer-row-count" tabIndex={-1} aria-label={label} title={label}>
      {count}
    </Link>
  );

export const Moment = ({ seconds }: { seconds: number }) => (
  <time className="customer-row-moment" title={formatDateTime(seconds)}>
    {formatAgo(seconds)}
  </time>
);
