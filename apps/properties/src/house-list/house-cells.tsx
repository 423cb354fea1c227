import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import type { Person } from '@toam/contracts/person';
import { houseListText } from '@toam/contracts/house/house-list.text';
import { isMeasuredByFloor, measuredArea } from '@toam/domain/house/house-area';
import { housePrice } from '@toam/domain/house/house-price';
import { houseUnitPriceText } from '@toam/domain/house/house-unit-price';
import { Avatar, formatNumber, NoValue, Price, Row, Stack, Text, TwoLines, UserTags, IconButton } from '@toam/ui/core';
import { facadeOf, Photo } from '@toam/ui/list';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { DotsThreeIcon } from '@toam/ui/icons';
import { tagColour } from '../house/house-tags';
import { paths } from '../paths';
import { FreshMark } from './fresh-mark';
import * as css from './house-list.module.css';
import { HouseOwnMenu } from '../house/house-own-menu';

interface CoverCellProps extends Partial<Pick<ComponentProps<typeof Photo>, 'width' | 'height' | 'round'>> {
  house: HouseRow;
}

/** The cover, 52 × 38. */
export const CoverCell = ({ house, width = 52, height = 38, ...look }: CoverCellProps) => (
  <Photo
    src={house.cover?.thumbnail}
    kind={facadeOf(house.property_type)}
    seed={house.id}
    whenSeen
    width={width}
    height={height}
    {...look}
  />
);

/** Number, street and ward. District and city have their own columns. */
export const shortAddress = (house: HouseRow): string =>
  [[house.house_number, house.house_address].filter(Boolean).join(' '), house.names.district]
    .filter(Boolean)
    .join(', ');

/** '⋯' at the end of a row's title. It shows while the mouse is over the row or the row has the focus. */
const HouseRowMenu = ({ house }: { house: HouseRow }) => (
  // A press here or in the menu does not count as a press on the row.
  <span className={css.rowMenu} onClick={(event) => event.stopPropagation()} role="presentation">
    <HouseOwnMenu house={house} withEdit withLink>
      <IconButton aria-label={houseBulkText.moreOf(house.id)}>
        <DotsThreeIcon size={18} weight="bold" />
      </IconButton>
    </HouseOwnMenu>
  </span>
);

/**
 * Title over address. It is a real link, so it also opens in a new tab. A plain press opens the panel, like the rest of
 * the row.
 */
export const TitleCell = ({ house }: { house: HouseRow }) => (
  <span className={css.title}>
    <TwoLines>
      <Link
        to={paths.house(house.id)}
        className={clsx('ellipsis', css.link)}
        title={house.title ?? house.address}
        tabIndex={-1}
        onClick={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
        }}
      >
        <FreshMark house={house} />
        {house.title || house.address}
      </Link>
      <span className="ellipsis">{shortAddress(house)}</span>
    </TwoLines>
    <HouseRowMenu house={house} />
  </span>
);

/** Price over price per square metre. */
export function PriceCell({ house }: { house: HouseRow }) {
  if (house.into_money === null) return <NoValue />;
  return (
    <Stack as="span">
      <Price {...housePrice(house.into_money, house.purpose)} />
      <Text size={12} tone="text3" nowrap>
        {houseUnitPriceText(house)}
      </Text>
    </Stack>
  );
}

/** A measure with its unit in a quieter colour. */
export const Measure = ({ value, unit }: { value: number | null; unit: string }) =>
  value === null ? (
    <NoValue />
  ) : (
    <span className={css.measure}>
      {formatNumber(value)} <small>{unit}</small>
    </span>
  );

/** The area that the list sorts and filters by. It says so if that is the floor area. D51. */
export const AreaCell = ({ house }: { house: HouseRow }) => (
  <Measure value={measuredArea(house)} unit={isMeasuredByFloor(house) ? houseListText.floorMetres : 'm²'} />
);

export const TextCell = ({ children }: { children: string | null | undefined }) =>
  children ? (
    <span className="ellipsis" title={children}>
      {children}
    </span>
  ) : (
    <NoValue />
  );

export const TagsCell = ({ house }: { house: HouseRow }) => (
  <UserTags tags={house.house_tag.map((tag) => ({ id: tag.id, name: tag.name, colour: tagColour(tag) }))} />
);

export const PersonCell = ({ person }: { person: Person | null }) =>
  person ? (
    <span className={css.person}>
      <Row as="span" gap={8} title={person.name}>
        <Avatar id={person.id} name={person.name} image={person.avatar} size={24} decorative />
        <span className={clsx('ellipsis', css.name)}>{person.name}</span>
      </Row>
    </span>
  ) : (
    <NoValue />
  );
