import { useQuery } from '@tanstack/react-query';
import type { NeedHead } from '@toam/contracts/request/need-houses.schema';
import type { NeedDetail } from '@toam/contracts/request/request.schema';
import { houseCustomersText } from '@toam/contracts/texts/house-customers';
import { needWishLabel, needLabel, needText } from '@toam/contracts/texts/need';
import { needDrawerText as text } from '@toam/contracts/texts/need-drawer';
import { mandatoryColumns, needWishNames } from '@toam/domain/need/matching';
import { dialledPhone } from '@toam/domain/phone';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import { formatDateTime, ScreenState, Skeleton, useIsPhone } from '@toam/ui/core';
import { LockSimpleIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { needQueries } from '../need.queries';
import { wantedText } from '@toam/pickers/need/need-labels';
import { AddressSearch } from './address-search';
import './info.tab.css';

/** 'Thông tin': the full need, and houses found by address. Specification 2 §2. */
export function InfoTab({ need }: { need: NeedHead }) {
  const isPhone = useIsPhone();
  const detail = useQuery(needQueries.detail(need.id));
  const search = (
    <section className="need-drawer-right">
      <AddressSearch need={need} />
    </section>
  );
  return (
    <div className="need-drawer-pane need-drawer-info" id="need-drawer-shown" role="tabpanel" tabIndex={0}>
      {isPhone && search}
      <section className="need-drawer-left">
        <ScreenState query={detail} skeleton={<Skeleton active paragraph={{ rows: 8 }} />}>
          {(stored) => <NeedFacts need={stored} />}
        </ScreenState>
      </section>
      {!isPhone && search}
    </div>
  );
}

function NeedFacts({ need }: { need: NeedDetail }) {
  const mandatory = mandatoryColumns(need);
  const wishes = needWishNames.filter((column) => wantedText[column](need) !== '');
  return (
    <dl className="need-drawer-facts">
      <Fact label={text.customer}>
        {need.customer.may_open ? (
          <Link to={paths.customer(need.customer.id)}>{need.customer.name}</Link>
        ) : (
          <span>{need.customer.name}</span>
        )}
        <CustomerPhone need={need} />
      </Fact>
      <Fact label={text.staff}>{need.user?.name ?? '–'}</Fact>
      <Fact label={text.sharedWith}>{sharedText(need)}</Fact>
      <Fact label={needLabel.purpose}>{need.purpose === 1 ? needText.rent : needText.buy}</Fact>
      {wishes.map((column) => (
        <Fact
          key={column}
          label={needWishLabel[column]}
          mark={mandatory.includes(column) && <LockSimpleIcon size={12} weight="fill" label={text.mandatory} />}
        >
          {wantedText[column](need)}
        </Fact>
      ))}
      {need.description && <Fact label={text.description}>{need.description}</Fact>}
      <Fact label={text.createdAt}>{formatDateTime(need.created_at)}</Fact>
    </dl>
  );
}

interface FactProps {
  label: string;
  mark?: ReactNode;
  children: ReactNode;
}

const Fact = ({ label, mark, children }: FactProps) => (
  <div>
    <dt>
      {label}
      {mark}
    </dt>
    <dd>{children}</dd>
  </div>
);

/** The number to call, or a note that it is hidden. D24. */
function CustomerPhone({ need: { customer } }: { need: NeedDetail }) {
  if (customer.phone_number === null) return null;
  if (!customer.masked)
    return <a href={`tel:${dialledPhone(customer.phone_number)}`}>{phoneText(customer.phone_number)}</a>;
  return (
    <span className="need-drawer-hidden" title={houseCustomersText.phoneHidden}>
      <LockSimpleIcon size={12} />
      {customer.phone_number}
    </span>
  );
}

/** 'Nguyễn An, quản lý trực tiếp' */
const sharedText = ({ staff, manager }: NeedDetail): string =>
  [...staff.map(({ name }) => name), text.managers[manager]].filter(Boolean).join(', ') || text.nobody;
