import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { directions } from '@toam/domain/house/house-values';
import places from './hcmc-places.json';
import streetsByDistrict from './hcmc-streets.json';

/** A new entry. Ids count within their type; `parent_id` as in `dictionary_entries`. */
export interface SeedEntry {
  type: DictionaryType;
  id: number;
  value: string;
  parent_id: number | null;
  position: number;
}

/**
 * The first choices of a new company. The order gives the ids, and ids never change: append, never insert.
 * Property type 1 is the apartment, city 1 the default (D51, specification 1 §9).
 */
export const propertyTypes = [
  'Căn hộ chung cư',
  'Nhà phố',
  'Biệt thự',
  'Đất nền',
  'Nhà cấp 4',
  'Shophouse',
  'Văn phòng',
  'Kho xưởng',
  'Phòng trọ, căn hộ dịch vụ',
] as const;
export const houseClasses = [
  'Mặt tiền',
  'Hẻm xe hơi',
  'Hẻm ba gác',
  'Hẻm xe máy',
  'Góc hai mặt tiền',
  'Nội khu',
  'Chung cư',
] as const;
export const ownerships = [
  'Sổ hồng riêng',
  'Sổ đỏ',
  'Sổ hồng chung',
  'Hợp đồng mua bán',
  'Đang chờ sổ',
  'Giấy tờ tay',
] as const;
export const streetTypes = ['Đường nhựa', 'Hẻm nhựa', 'Hẻm bê tông', 'Đường nội khu', 'Đường đất'] as const;
export const cities = ['TP. Hồ Chí Minh'] as const;

const flat = (type: DictionaryType, values: readonly string[]): SeedEntry[] =>
  values.map((value, index) => ({ type, id: index + 1, value, parent_id: null, position: index + 1 }));

const children = (type: DictionaryType, of: ReadonlyArray<{ parent: number; value: string }>): SeedEntry[] =>
  of.map(({ parent, value }, index) => ({ type, id: index + 1, value, parent_id: parent, position: index + 1 }));

const city = 1;
const districtId = (name: string): number => {
  const index = places.findIndex((place) => place.name === name);
  if (index < 0) throw new Error(`no district is called ${name}`);
  return index + 1;
};

/**
 * The first entries of the dictionary: kinds of houses, and Hồ Chí Minh City's districts, wards and well-known
 * streets. A long street has an entry in every district that it crosses. Staff add what is missing. D30, D66.
 */
export const dictionaryValues: readonly SeedEntry[] = [
  ...flat('type', propertyTypes),
  ...flat('class', houseClasses),
  ...flat('ownership', ownerships),
  ...flat('direction', directions),
  ...flat('street_type', streetTypes),
  ...flat('city', cities),
  ...children(
    'province',
    places.map(({ name }) => ({ parent: city, value: name })),
  ),
  ...children(
    'district',
    places.flatMap(({ wards }, index) => wards.map((value) => ({ parent: index + 1, value }))),
  ),
  ...children(
    'street',
    Object.entries(streetsByDistrict).flatMap(([name, streets]) =>
      streets.map((value) => ({ parent: districtId(name), value })),
    ),
  ),
];
