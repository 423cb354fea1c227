import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerListText as text } from '@toam/contracts/customer/customer-list.text';
import { dialledPhone, normalisePhone } from '@toam/domain/phone';
import { Cell, IconButton, Row, Text } from '@toam/ui/core';
import { ChatCircleDotsIcon, DotsThreeVerticalIcon, PhoneIcon } from '@toam/ui/icons';
import type { SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { CustomerMenu } from '../customer/customer-menu';
import { paths } from '../paths';
import { AvatarCell, Moment, Phones } from './customer-cells';
import * as css from './customer-list.module.css';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** "2 nhu cầu · 1 BĐS", or the customer's address. */
const factsOf = ({ need_count, house_count, address }: CustomerRow): string =>
  [need_count > 0 && text.needCount(need_count), house_count > 0 && text.houseCount(house_count), address]
    .filter(Boolean)
    .join(' · ');

/** A customer on a phone: the name, buttons to call or write, and the staff. */
export function CustomerCard({ customer }: { customer: CustomerRow }) {
  const facts = factsOf(customer);
  return (
    <Row as="article" gap={12} align="stretch" height="100%">
      <AvatarCell customer={customer} size={44} />
      <Cell gap={2} justify="center" size={12} tone="text2">
        <Name customer={customer} />
        <Phones customer={customer} />
        {facts && <span className="ellipsis">{facts}</span>}
        <Row as="span" gap={8} justify="between">
          <span className="ellipsis">{customer.user || text.nobodys}</span>
          <Moment seconds={customer.created_at} tone="text3" />
        </Row>
      </Cell>
      <Row align="start" flex="none" className={css.tools} onClick={stop}>
        <Reach customer={customer} />
        <CustomerMenu customer={customer}>
          <IconButton height={44} aria-label={text.actions(customer.name)}>
            <DotsThreeVerticalIcon size={22} weight="bold" />
          </IconButton>
        </CustomerMenu>
      </Row>
    </Row>
  );
}

/** Links to the customer's page, if the viewer may open it. */
const Name = ({ customer: { id, name, may_open } }: { customer: CustomerRow }) => (
  <Text size={15} weight={600} tone="text" ellipsis>
    {may_open ? (
      <Text as={Link} to={paths.customer(id)} onClick={stop}>
        {name}
      </Text>
    ) : (
      name
    )}
  </Text>
);

/** Call and Zalo, if the viewer may see the number. */
function Reach({ customer }: { customer: CustomerRow }) {
  const phone = customer.phone_number;
  if (customer.masked || !phone) return null;
  return (
    <>
      <IconButton
        as="a"
        height={44}
        tone="teal"
        href={`tel:${dialledPhone(phone)}`}
        aria-label={text.callTo(customer.name)}
      >
        <PhoneIcon size={20} />
      </IconButton>
      <IconButton
        as="a"
        height={44}
        tone="teal"
        href={`https://zalo.me/${normalisePhone(phone)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={text.zaloTo(customer.name)}
      >
        <ChatCircleDotsIcon size={20} />
      </IconButton>
    </>
  );
}
