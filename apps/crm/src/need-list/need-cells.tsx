import type { NeedRow } from '@toam/contracts/need/need.schema';
import { needStatusText, needText } from '@toam/contracts/need/need.text';
import { housePrice } from '@toam/domain/house/house-price';
import { NeedStatus } from '@toam/domain/need-values';
import {
  Avatar,
  Dropdown,
  formatNumber,
  NoValue,
  PlainButton,
  Price,
  Row,
  StatusTag,
  Text,
  TwoLines,
  Bone,
  formatTotal,
} from '@toam/ui/core';
import { CaretDownIcon, UsersIcon } from '@toam/ui/icons';
import { createContext, useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import { clsx } from 'clsx';
import { needListText as text, needListText } from '../need/need-list.text';
import * as css from './need-cells.module.css';
import { paths } from '../paths';
import { needQueries } from '../need/need.queries';

export const purposeText = ({ purpose }: Pick<NeedRow, 'purpose'>) => (purpose === 1 ? needText.rent : needText.buy);

/**
 * The code. One press opens the need, while the row needs a double click. It is a real link, so it also opens in a new
 * tab.
 */
export const CodeCell = ({ need }: { need: NeedRow }) => (
  <NeedLink needId={need.id} tone="text2" label={text.open(need.id)}>
    #{need.id}
  </NeedLink>
);

export const PriceCell = ({ dong, need }: { dong: number | null; need: NeedRow }) =>
  dong ? <Price {...housePrice(dong, need.purpose)} /> : <NoValue />;

/** A minimum with its unit: "65 m²". */
export const Least = ({ value, unit }: { value: number | null; unit: string }) =>
  value ? (
    <Text nowrap>
      {formatNumber(value)}{' '}
      <Text as="small" size={12} tone="text3">
        {unit}
      </Text>
    </Text>
  ) : (
    <NoValue />
  );

export const Words = ({ children }: { children: string }) =>
  children ? (
    <span className="ellipsis" title={children}>
      {children}
    </span>
  ) : (
    <NoValue />
  );

/** How many places a row shows. A button shows the rest. Specification 2 §2. */
const shownPlaces = 3;

/** Wards, with their district where it is needed to tell them apart; else districts: "Phường 11, Phường 12". */
export const placesOf = ({ names }: Pick<NeedRow, 'names'>): string[] =>
  names.districts.length > 0 ? names.districts : names.province;

/** Districts over their named wards. More than three places open as a list. */
export function PlaceCell({ need }: { need: NeedRow }) {
  const districts = need.names.province.join(', ');
  const places = placesOf(need);
  const first = places.slice(0, shownPlaces).join(', ');
  const more = places.length > shownPlaces && <AllPlaces need={need} places={places} />;
  if (need.names.districts.length === 0 && !more) return <Words>{first}</Words>;
  return (
    <TwoLines width="100%">
      <span className="ellipsis" title={districts}>
        {need.names.districts.length > 0 ? districts : first}
      </span>
      <Row as="span" gap={6}>
        {need.names.districts.length > 0 && <span className="ellipsis">{first}</span>}
        {more}
      </Row>
    </TwoLines>
  );
}

/** The rest of a long list of places. */
const AllPlaces = ({ need, places }: { need: NeedRow; places: string[] }) => {
  const more = text.morePlaces(places.length - shownPlaces);
  return (
    <Dropdown
      trigger={['click']}
      touch
      menu={{
        className: css.places,
        items: places.map((place, at) => ({ key: at, label: place })),
      }}
    >
      <PlainButton
        flex="none"
        gap={4}
        padX={6}
        size={12}
        tone="text2"
        background="fill"
        radius={4}
        className={css.more}
        aria-label={`${more} ${text.allPlaces(need.id)}`}
      >
        {more}
        <CaretDownIcon size={11} />
      </PlainButton>
    </Dropdown>
  );
};

/** The need's staff, and an icon if colleagues share it. */
export function StaffCell({ need }: { need: NeedRow }) {
  if (!need.user) return <NoValue />;
  const others = need.staff.map(({ name }) => name).join(', ');
  return (
    <Row as="span" gap={8} width="100%">
      <Avatar id={need.user.id} name={need.user.name} image={need.user.avatar} size={24} decorative />
      <Text flex={1} ellipsis title={need.user.name}>
        {need.user.name}
      </Text>
      {others && (
        <Row as="span" flex="none" gap={2} size={12} tone="text3" title={text.sharedWith(others)}>
          <UsersIcon size={13} label={text.sharedWith(others)} />
          {need.staff.length}
        </Row>
      )}
    </Row>
  );
}

export const NeedStatusTag = ({ status }: Pick<NeedRow, 'status'>) => (
  <StatusTag tone={status === NeedStatus.resolved ? 'success' : 'warning'}>{needStatusText[status]}</StatusTag>
);

/** Opens a need in the drawer over the list. Filters and page stay. */
export const OpenNeed = createContext<(needId: number, tab?: string) => void>(() => undefined);

interface NeedLinkProps {
  needId: number;
  tab?: string;
  tone: 'teal' | 'text2';
  weight?: 600;
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** A link to a need. A plain press opens it over the list. */
function NeedLink({ needId, tab, label, children, ...look }: NeedLinkProps) {
  const open = useContext(OpenNeed);
  return (
    <Text
      as={Link}
      to={paths.need(needId, tab)}
      {...look}
      aria-label={label}
      tabIndex={-1}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        open(needId, tab);
      }}
    >
      {children}
    </Text>
  );
}

/** The needs on the screen. One request counts them all. */
export const CountedNeeds = createContext<readonly number[]>([]);

/** How many houses fit a need now. It loads after the row and never delays it. */
export function MatchedCount({ needId }: { needId: number }) {
  const ids = useContext(CountedNeeds);
  const { data, isError } = useQuery(needQueries.matched(ids));
  if (isError)
    return (
      <Text tone="text3" title={needListText.matchedFailed}>
        ?
      </Text>
    );
  if (!data)
    return (
      <Row as="span" inline>
        <Bone width={28} height={10} />
      </Row>
    );
  const count = data.get(needId);
  if (!count) return <NoValue />;
  const text = formatTotal(count.total, count.total_capped);
  return (
    <NeedLink needId={needId} tab="suitable" tone="teal" weight={600} label={needListText.matched(text)}>
      {text}
    </NeedLink>
  );
}

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
