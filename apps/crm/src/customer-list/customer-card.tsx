import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerListText as text } from '@toam/contracts/texts/customer-list';
import { dialledPhone, normalisePhone } from '@toam/domain/phone';
import { ChatCircleDotsIcon, DotsThreeVerticalIcon, PhoneIcon } from '@toam/ui/icons';
import type { SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { CustomerMenu } from '../customer/customer-menu';
import { paths } from '../paths';
import { AvatarCell, Moment, Phones } from './customer-cells';

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
    <article className="customer-tile">
      <AvatarCell customer={customer} size={44} />
      <div className="customer-tile-words">
        <Name customer={customer} />
        <Phones customer={customer} />
        {facts && <span className="ellipsis">{facts}</span>}
        <span className="customer-tile-foot">
          <span className="ellipsis">{customer.user || text.nobodys}</span>
          <Moment seconds={customer.created_at} />
        </span>
      </div>
      <div className="customer-tile-tools" onClick={stop}>
        <Reach customer={customer} />
        <CustomerMenu customer={customer}>
          <button type="button" aria-label={text.actions(customer.name)}>
            <DotsThreeVerticalIcon size={22} weight="bold" />
          </button>
        </CustomerMenu>
      </div>
    </article>
  );
}

/** Links to the customer's page, if the viewer may open it. */
const Name = ({ customer: { id, name, may_open } }: { customer: CustomerRow }) =>
  may_open ? (
    <Link to={paths.customer(id)} className="customer-tile-name ellipsis" onClick={stop}>
      {name}
    </Link>
  ) : (
    <b className="ellipsis">{name}</b>
  );

/** Call and Zalo, if the viewer may see the number. */
function Reach({ customer }: { customer: CustomerRow }) {
  const phone = customer.phone_number;
  if (customer.masked || !phone) return null;
  return (
    <>
      <a href={`tel:${dialledPhone(phone)}`} aria-label={text.callTo(customer.name)}>
        <PhoneIcon size={20} />
      </a>
      <a
        href={`https://zalo.me/${normalisePhone(phone)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={text.zaloTo(customer.name)}
      >
        <ChatCircleDotsIcon size={20} />
      </a>
    </>
  );
}
