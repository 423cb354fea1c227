import { dictionaryValues, type SeedEntry } from '../../apps/api/src/seed/dictionary-values';
import type { Random } from '@toam/domain/random';

export interface Ward {
  id: number;
  name: string;
}

export interface District {
  id: number;
  name: string;
  /** The relative number of houses here. */
  share: number;
  /** Price of a townhouse in a car alley, million VND per m² of land. */
  level: number;
  wards: Ward[];
  streets: string[];
}

/** Share of listings and price level by Quận/Huyện, roughly as in adverts of the mid-2020s. */
const markets: Record<string, readonly [share: number, level: number]> = {
  'Quận 1': [4, 270],
  'Quận 3': [5, 215],
  'Quận 4': [3, 125],
  'Quận 5': [3, 185],
  'Quận 6': [3, 108],
  'Quận 7': [8, 118],
  'Quận 8': [4, 92],
  'Quận 10': [5, 172],
  'Quận 11': [3, 138],
  'Quận 12': [6, 58],
  'Quận Bình Tân': [5, 72],
  'Quận Bình Thạnh': [12, 142],
  'Quận Gò Vấp': [10, 102],
  'Quận Phú Nhuận': [6, 168],
  'Quận Tân Bình': [8, 142],
  'Quận Tân Phú': [6, 104],
  'TP. Thủ Đức': [14, 84],
  'Huyện Bình Chánh': [3, 40],
  'Huyện Cần Giờ': [0.5, 16],
  'Huyện Củ Chi': [1.4, 17],
  'Huyện Hóc Môn': [2.5, 33],
  'Huyện Nhà Bè': [2.5, 52],
};

const ofType = (type: SeedEntry['type']) => dictionaryValues.filter((entry) => entry.type === type);
const wards = ofType('district');
const streets = ofType('street');

export const districts: readonly District[] = ofType('province').map(({ id, value }) => {
  const market = markets[value];
  if (!market) throw new Error(`no market figures for ${value}`);
  return {
    id,
    name: value,
    share: market[0],
    level: market[1],
    wards: wards.filter((ward) => ward.parent_id === id).map((ward) => ({ id: ward.id, name: ward.value })),
    streets: streets.filter((street) => street.parent_id === id).map((street) => street.value),
  };
});

const byShare = districts.map((district) => [district, district.share] as const);

export const someDistrict = (r: Random): District => r.weighted(byShare);

export const pickStreet = (r: Random, district: District): string => r.pick(district.streets);

/** @throws if the demo names a district that the dictionary lacks */
export function districtNamed(name: string): District {
  const found = districts.find((district) => district.name === name);
  if (!found) throw new Error(`no district is called ${name}`);
  return found;
}
