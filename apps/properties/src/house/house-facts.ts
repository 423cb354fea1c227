import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseLabel, houseText } from '@toam/contracts/house/house.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { formatNumber } from '@toam/ui/core';

/** A field of a house as its page shows it. */
export interface HouseFact {
  label: string;
  value: string;
  /** Takes the whole line, for running text. */
  wide?: boolean;
}

const measure = (value: number | null, unit: string) => (value === null ? null : `${formatNumber(value)} ${unit}`);
const dong = (value: number | null) => (value === null ? null : `${fullMoney(value)} đ`);
const count = (value: number | null) => (value === null ? null : formatNumber(value));

function size({ width, length }: HouseRow): [string, string | null] {
  if (width !== null && length !== null)
    return [houseDetailText.size, `${formatNumber(width)} × ${formatNumber(length)} m`];
  return width === null ? [houseLabel.length, measure(length, 'm')] : [houseLabel.width, measure(width, 'm')];
}

/** '5 m, hẻm nhựa' */
function street({ wide_street, names }: HouseRow): string | null {
  const width = measure(wide_street, 'm');
  if (!width || !names.street_type) return width ?? names.street_type;
  return `${width}, ${names.street_type.charAt(0).toLocaleLowerCase('vi')}${names.street_type.slice(1)}`;
}

/** The yes/no fields with the value yes. */
const rooms = (house: HouseRow) =>
  (['dining_room', 'kitchen', 'terrace', 'car_parking', 'end_open'] as const)
    .filter((room) => house[room] === 1)
    .map((room) => houseLabel[room])
    .join(', ') || null;

/**
 * The fields that the header does not show, in the form's order. Empty fields are left out. Only admins get the rate
 * (D52). Specification 1 §2 ("a card with the remaining fields").
 */
export function houseFacts(house: HouseRow): HouseFact[] {
  const { names } = house;
  const lines: Array<[string, string | null]> = [
    [houseLabel.purpose, house.purpose === 1 ? houseText.purposeRent : houseText.purposeSell],
    [houseLabel.property_type, names.property_type],
    [houseLabel.house_type, names.house_type],
    [houseLabel.ownership, names.ownership],
    [houseLabel.area, measure(house.area, 'm²')],
    [houseLabel.floor_area, measure(house.floor_area, 'm²')],
    size(house),
    [houseLabel.floors, count(house.floors)],
    [houseLabel.number_bedroom, count(house.number_bedroom)],
    [houseLabel.number_wc, count(house.number_wc)],
    [houseLabel.direction, house.direction.join(', ') || null],
    [houseLabel.balcony_direction, house.balcony_direction.join(', ') || null],
    [houseDetailText.frontStreet, street(house)],
    [houseLabel.project_id, names.project],
    [houseLabel.block_section, house.block_section],
    [houseLabel.floor_lot, house.floor_lot],
    [houseLabel.brokerage_rate, house.brokerage_rate === null ? null : `${formatNumber(house.brokerage_rate)}%`],
    [houseLabel.brokerage_fee, dong(house.brokerage_fee)],
    [houseLabel.commission, dong(house.commission)],
    [houseLabel.total_view, count(house.total_view)],
  ];
  const texts: Array<[string, string | null]> = [
    [houseDetailText.rooms, rooms(house)],
    [houseLabel.new_address, house.new_address],
    [houseLabel.key_word, house.key_word],
    [houseLabel.descriptions, house.descriptions],
  ];
  return [
    ...lines.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    ...texts.flatMap(([label, value]) => (value ? [{ label, value, wide: true }] : [])),
  ];
}
