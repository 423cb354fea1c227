import type { HouseRow, Person } from '@toam/contracts/house/house-row.schema';
import { houseListText } from '@toam/contracts/texts/house-list';
import { isMeasuredByFloor, measuredArea } from '@toam/domain/house/house-area';
import { housePrice } from '@toam/domain/house/house-price';
import { houseUnitPriceText } from '@toam/domain/house/house-unit-price';
import { Avatar, formatNumber, Price, UserTags } from '@toam/ui/core';
import { facadeOf, Photo } from '@toam/ui/heavy';
import { Link } from 'react-router-dom';
import { tagColour } from '../house/house-tags';
import { paths } from '../paths';
import { FreshMark } from './fresh-mark';
import { HouseRowMenu } from './house-row-menu';

/** The cell for an empty value. */
export const None = () => <span className="ta-none">–</span>;

/** The cover, 52 × 38. */
export const CoverCell = ({ house, width = 52, height = 38 }: { house: HouseRow; width?: number; height?: number }) => (
  <Photo
    src={house.cover?.thumbnail}
    kind={facadeOf(house.property_type)}
    seed={house.id}
    width={width}
    height={height}
  />
);

/** Number, street and ward. District and city have their own columns. */
export const shortAddress = (house: HouseRow): string =>
  [[house.house_number, house.house_address].filter(Boolean).join(' '), house.names.district]
    .filter(Boolean)
    .join(', ');

/**
 * Title over address. It is a real link, so it also opens in a new tab. A plain press opens the panel, like the rest of
 * the row.
 */
export const TitleCell = ({ house }: { house: HouseRow }) => (
  <span className="house-row-title">
    <span className="ta-two">
      <Link
        to={paths.house(house.id)}
        className="house-row-link ellipsis"
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
    </span>
    <HouseRowMenu house={house} />
  </span>
);

/** Price over price per square metre. */
export function PriceCell({ house }: { house: HouseRow }) {
  if (house.into_money === null) return <None />;
  return (
    <span className="ta-two house-row-price">
      <Price {...housePrice(house.into_money, house.purpose)} />
      <span>{houseUnitPriceText(house)}</span>
    </span>
  );
}

/** A measure with its unit in a quieter colour. */
export const Measure = ({ value, unit }: { value: number | null; unit: string }) =>
  value === null ? (
    <None />
  ) : (
    <span className="house-row-measure">
      {formatNumber(value)} <small>{unit}</small>
    </span>
  );

/** The area that the list sorts and filters by. It says so if that is the floor area. D51. */
export const AreaCell = ({ house }: { house: HouseRow }) => (
  <Measure value={measuredArea(house)} unit={isMeasuredByFloor(house) ? houseListText.floorMetres : 'm²'} />
);

export const Text = ({ children }: { children: string | null | undefined }) =>
  children ? (
    <span className="ellipsis" title={children}>
      {children}
    </span>
  ) : (
    <None />
  );

export const TagsCell = ({ house }: { house: HouseRow }) => (
  <UserTags tags={house.house_tag.map((tag) => ({ id: tag.id, name: tag.name, colour: tagColour(tag) }))} />
);

export const PersonCell = ({ person }: { person: Person | null }) =>
  person ? (
    <span className="house-row-person">
      <span title={person.name}>
        <Avatar id={person.id} name={person.name} image={person.avatar} size={24} decorative />
        <span className="ellipsis">{person.name}</span>
      </span>
    </span>
  ) : (
    <None />
  );
