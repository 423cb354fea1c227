import { addressLine } from '@toam/domain/house/address';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import type { Entries, EntryKey } from '../../options/options.reads';
import type { House } from '../house.schema';

type Placed = Pick<House, 'house_number' | 'house_address' | 'province' | 'district' | 'city'>;

/** The dictionary entries that an address names. */
export const placeKeys = ({ province, district, city }: Placed): EntryKey[] => [
  { type: 'province', id: province },
  { type: 'district', id: district },
  { type: 'city', id: city },
];

/** A house's address in one line, as every screen shows it: without numbers of people. D125 */
export const addressOf = (house: Placed, { nameOf }: Entries): string =>
  addressLine({
    house_number: hideHouseNumbers(house.house_number),
    house_address: hideHouseNumbers(house.house_address),
    province: nameOf('province', house.province),
    district: nameOf('district', house.district),
    city: nameOf('city', house.city),
  });
