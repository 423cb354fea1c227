import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { brochureText } from '../house/brochure.text';
import { houseLabel, houseText } from '@toam/contracts/house/house.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { isMeasuredByFloor, measuredArea } from '@toam/domain/house/house-area';
import { housePrice, type HousePrice } from '@toam/domain/house/house-price';
import { houseUnitPriceText } from '@toam/domain/house/house-unit-price';
import { Purpose } from '@toam/domain/house/house-values';
import { isEmptyRichText, type RichText } from '@toam/domain/rich-text';
import { formatNumber } from '@toam/ui/core';
import { houseFacts, type HouseFact } from '../house/house-facts';

/** Facts that customers may read, by their labels. Facts that are not listed are never printed. */
const publicFacts: ReadonlySet<string> = new Set([
  houseLabel.property_type,
  houseLabel.house_type,
  houseLabel.ownership,
  houseLabel.area,
  houseLabel.floor_area,
  houseLabel.width,
  houseLabel.length,
  houseDetailText.size,
  houseLabel.floors,
  houseLabel.number_bedroom,
  houseLabel.number_wc,
  houseLabel.direction,
  houseLabel.balcony_direction,
  houseDetailText.frontStreet,
  houseDetailText.rooms,
  houseLabel.project_id,
  houseLabel.block_section,
  houseLabel.floor_lot,
]);

/** The main facts. */
export type KeyFact = 'area' | 'size' | 'floors' | 'bedrooms' | 'bathrooms' | 'direction';

/** The printed data. The screen gets this object and never the house itself. */
export interface Brochure {
  id: number;
  propertyType: number | null;
  /** 'Bán · Nhà phố · Nhà hẻm' */
  kind: string;
  title: string;
  address: string;
  price: HousePrice | null;
  unitPrice: string | null;
  summary: string | null;
  description: RichText | null;
  keyFacts: { fact: KeyFact; label: string; value: string }[];
  facts: HouseFact[];
  /** Public pictures, the cover first. */
  photos: { id: number; main: string }[];
  agent: { id: number; name: string; avatar: string | null } | null;
  /** The house's page on the website; null if it is not there, so there is no QR code (D50). */
  url: string | null;
}

const square = (value: number) => `${formatNumber(value)} m²`;

function keyFactsOf(house: HouseDetail): Brochure['keyFacts'] {
  const area = measuredArea(house);
  const areaLabel = isMeasuredByFloor(house) ? brochureText.floorArea : brochureText.landArea;
  const measured = house.width !== null && house.length !== null;
  const all: [KeyFact, string, string | null][] = [
    ['area', areaLabel, area === null ? null : square(area)],
    ['size', brochureText.size, measured ? `${formatNumber(house.width!)} × ${formatNumber(house.length!)} m` : null],
    ['floors', brochureText.floors, house.floors ? formatNumber(house.floors) : null],
    ['bedrooms', brochureText.bedrooms, house.number_bedroom ? formatNumber(house.number_bedroom) : null],
    ['bathrooms', brochureText.bathrooms, house.number_wc ? formatNumber(house.number_wc) : null],
    ['direction', brochureText.direction, house.direction.join(', ') || null],
  ];
  return all.flatMap(([fact, label, value]) => (value ? [{ fact, label, value }] : []));
}

/**
 * Without the house number the address shows only the neighbourhood. It is for agents who want to show the house
 * themselves.
 */
function addressOf(house: HouseDetail, withNumber: boolean): string {
  if (withNumber) return house.address;
  const { house_address, names } = house;
  return [house_address, names.district, names.province, names.city].filter(Boolean).join(', ');
}

/**
 * The part of a house that customers may see on paper. Fields are picked one by one. So internal description, pictures
 * and documents, owner, fees and colleagues' notes are never printed.
 */
export function brochureOf(house: HouseDetail, withNumber: boolean): Brochure {
  const { names, description } = house;
  const purpose = house.purpose === Purpose.rent ? houseText.purposeRent : houseText.purposeSell;
  return {
    id: house.id,
    propertyType: house.property_type,
    kind: [purpose, names.property_type, names.house_type].filter(Boolean).join(' · '),
    title: house.title ?? addressOf(house, withNumber),
    address: addressOf(house, withNumber),
    price: house.into_money === null ? null : housePrice(house.into_money, house.purpose),
    unitPrice: houseUnitPriceText(house),
    summary: house.descriptions,
    description: description && !isEmptyRichText(description) ? description : null,
    keyFacts: keyFactsOf(house),
    // Zero floors or bathrooms (land, shops) are not printed.
    facts: houseFacts(house).filter(({ label, value }) => publicFacts.has(label) && value !== '0'),
    photos: house.public_image.map(({ id, main }) => ({ id, main })),
    agent: house.user && { id: house.user.id, name: house.user.name, avatar: house.user.avatar },
    url: house.web === 1 ? house.commercial_url : null,
  };
}
