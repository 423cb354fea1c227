import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerListText as text } from '@toam/contracts/customer/customer-list.text';
import { phonesOf } from '@toam/domain/customer/customer-phones';
import { dialledPhone } from '@toam/domain/phone';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import {
  Avatar,
  formatAgo,
  formatDateTime,
  NoValue,
  PlainButton,
  Popover,
  Row,
  Stack,
  Text,
  TwoLines,
} from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import * as css from './customer-list.module.css';

export const Words = ({ children }: { children: string | null | undefined }) =>
  children ? (
    <span className="ellipsis" title={children}>
      {children}
    </span>
  ) : (
    <NoValue />
  );

export const AvatarCell = ({ customer, size = 32 }: { customer: CustomerRow; size?: number }) => (
  <Avatar id={customer.id} name={customer.name} image={customer.image?.thumbnail} size={size} decorative />
);

/** The first number, and how many more there are. */
export function Phones({ customer }: { customer: CustomerRow }) {
  const [first = null, ...more] = phonesOf(customer);
  const isHidden = customer.masked;
  return (
    <Row as="span" gap={6} size={13} nowrap>
      <span>{phoneText(first)}</span>
      {more.length > 0 && (
        <Popover
          trigger="click"
          content={<PhoneList phones={isHidden ? [] : [first ?? '', ...more]} hidden={more.length + 1} />}
        >
          <PlainButton
            minHeight={['auto', 40]}
            padX={[6, 10]}
            radius={4}
            background="fill"
            size={12}
            tone="text2"
            className={css.more}
            aria-label={text.allPhones(more.length, customer.name)}
            tabIndex={-1}
            onClick={(event) => event.stopPropagation()}
          >
            {text.morePhones(more.length)}
          </PlainButton>
        </Popover>
      )}
    </Row>
  );
}

/** Every number as a link to call. Hidden numbers are only counted. */
const PhoneList = ({ phones, hidden }: { phones: string[]; hidden: number }) => (
  <Stack as="ul" gap={8} padY={4} size={13}>
    {phones.length === 0 && <li>{text.hiddenPhones(hidden)}</li>}
    {phones.map((phone) => (
      <li key={phone}>
        <a href={`tel:${dialledPhone(phone)}`}>{phoneText(phone)}</a>
      </li>
    ))}
  </Stack>
);

/** The name over the numbers. The name links to the customer's page, the rest of the row opens the modal. */
export const NameCell = ({ customer }: { customer: CustomerRow }) => (
  <TwoLines>
    {customer.may_open ? (
      <Text
        as={Link}
        to={paths.customer(customer.id)}
        ellipsis
        title={text.openPage(customer.name)}
        tabIndex={-1}
        onClick={(event) => event.stopPropagation()}
      >
        {customer.name}
      </Text>
    ) : (
      <span className="ellipsis" title={customer.name}>
        {customer.name}
      </span>
    )}
    <Phones customer={customer} />
  </TwoLines>
);

/** A count that links to its list. Empty if it is 0. */
export const CountCell = ({ count, to, label }: { count: number; to: string; label: string }) =>
  count === 0 ? (
    <NoValue />
  ) : (
    <Text
      as={Link}
      to={to}
      weight={600}
      tone="teal"
      className={css.count}
      tabIndex={-1}
      aria-label={label}
      title={label}
    >
      {count}
    </Text>
  );

export const Moment = ({ seconds, tone = 'text2' }: { seconds: number; tone?: 'text2' | 'text3' }) => (
  <Text as="time" flex="none" size={12} tone={tone} nowrap title={formatDateTime(seconds)}>
    {formatAgo(seconds)}
  </Text>
);
