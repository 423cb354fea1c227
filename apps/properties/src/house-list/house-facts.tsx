import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseLabel } from '@toam/contracts/texts/house';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { houseListText } from '@toam/contracts/texts/house-list';
import { formatNumber } from '@toam/ui/core';

/** The facts that decide, in the order people ask for them; what is not known is left out. */
function factsOf(house: HouseRow): [string, string][] {
  const { area, floor_area, width, length, number_bedroom: bedrooms, number_wc: bathrooms } = house;
  const size =
    width && length
      ? houseListText.size(formatNumber(width), formatNumber(length))
      : width && houseListText.metres(formatNumber(width));
  const rooms = [bedrooms && houseListText.bedrooms(bedrooms), bathrooms && houseListText.bathrooms(bathrooms)]
    .filter(Boolean)
    .join(' · ');
  const facts: [string, string | number | null | false | undefined][] = [
    [houseLabel.area, area && houseListText.squareMetres(formatNumber(area))],
    [houseLabel.floor_area, floor_area && houseListText.squareMetres(formatNumber(floor_area))],
    [houseListText.dimensions, size],
    [houseListText.structure, house.floors && houseListText.floors(house.floors)],
    [houseListText.rooms, rooms],
    [houseLabel.direction, house.direction.join(', ')],
    [houseDetailText.frontStreet, house.wide_street && houseListText.metres(formatNumber(house.wide_street))],
    [houseLabel.property_type, house.names.property_type],
    [houseLabel.house_type, house.names.house_type],
    [houseLabel.ownership, house.names.ownership],
    [houseLabel.project_id, house.names.project],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, String(value)] as [string, string]] : []));
}

/** A quiet box of label over value. */
export function HouseFacts({ house }: { house: HouseRow }) {
  const facts = factsOf(house);
  if (facts.length === 0) return null;
  return (
    <dl className="house-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
