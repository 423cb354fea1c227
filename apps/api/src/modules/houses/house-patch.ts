import type { HouseChange, NewHouse } from '@toam/contracts/house/house-save.schema';
import { addressKey } from '@toam/domain/address';
import { houseCommission } from '@toam/domain/house-fee';
import { unitForPurpose } from '@toam/domain/money-unit';
import type { House } from './house.schema';

/** What a save body says about the house itself; pictures, documents and sharing are steps of their own. */
export type HousePatch = Partial<Omit<NewHouse, MediaField | 'public'>>;

export const mediaFields = ['internal_image', 'public_image', 'files'] as const;
export type MediaField = (typeof mediaFields)[number];

/** Columns that a patch may set. */
export type PatchedColumns = Partial<
  Omit<House, 'id' | 'version' | 'slug' | 'search' | 'words' | 'created_at' | 'updated_at' | 'deleted_at'>
>;

/** The lists of ids that a body sends. */
export type MediaLists = Partial<Record<MediaField, number[]>>;

export const mediaOf = (body: Partial<HouseChange>): MediaLists =>
  Object.fromEntries(mediaFields.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])));

/** The fields of a body without what else travels with it. Absent ones stay absent: they are unchanged. */
export function patchOf(body: Partial<HouseChange>): HousePatch {
  const {
    house_id: _id,
    version: _version,
    resetCondition: _reset,
    public: _public,
    internal_image: _i,
    public_image: _p,
    files: _f,
    ...patch
  } = body;
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}

/** A patch in the table's spelling. */
export function columnsOf(patch: HousePatch): PatchedColumns {
  const { internalDescription, addressPost, city, city_id, ...same } = patch;
  const columns: PatchedColumns = { ...same };
  if (internalDescription !== undefined) columns.internal_description = internalDescription;
  if (addressPost !== undefined) columns.address_post = addressPost;
  const cityId = city ?? city_id;
  if (cityId !== undefined) columns.city = cityId;
  return columns;
}

type Deriving = Pick<
  House,
  'purpose' | 'money_unit' | 'into_money' | 'brokerage_fee' | 'brokerage_rate' | 'house_number' | 'house_address'
>;

/** What follows from other columns: the unit fits the purpose (D34), the commission the price (D52), the key the address. */
export const derivedColumns = (house: Deriving) => ({
  money_unit: unitForPurpose(house.money_unit, house.purpose),
  commission: houseCommission(house),
  address_key: addressKey(house.house_number, house.house_address),
});
