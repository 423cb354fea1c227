import type { HouseChange, NewHouse } from '@toam/contracts/house/house-save.schema';
import { addressKey } from '@toam/domain/house/address';
import { savedColumns, storedName } from '@toam/domain/house/house-columns';
import { houseCommission } from '@toam/domain/house/house-fee';
import { bareLand, isLand } from '@toam/domain/house/house-land';
import { unitForPurpose } from '@toam/domain/money/money-unit';
import { type HouseStep, stepsWanted, type WantedStand } from '@toam/domain/house/house-transition';
import type { House } from '../house.schema';

/** The columns of the house in a save body. Pictures, documents and sharing are handled separately. */
export type HousePatch = Partial<Omit<NewHouse, MediaField | 'public'>>;

export const mediaFields = ['internal_image', 'public_image', 'files'] as const;
export type MediaField = (typeof mediaFields)[number];

/** Columns that a patch may set. */
export type PatchedColumns = Partial<
  Omit<
    House,
    | 'id'
    | 'version'
    | 'slug'
    | 'measured_area'
    | 'title_key'
    | 'descriptions_key'
    | 'search'
    | 'words'
    | 'created_at'
    | 'updated_at'
    | 'deleted_at'
  >
>;

/** The lists of ids that a body sends. */
export type MediaLists = Partial<Record<MediaField, number[]>>;

export const mediaOf = (body: Partial<HouseChange>): MediaLists =>
  Object.fromEntries(mediaFields.flatMap((field) => (body[field] === undefined ? [] : [[field, body[field]]])));

const isSent = ([, value]: readonly unknown[]): boolean => value !== undefined;

/** The fields of a body that are columns of the house. `city_id` is an alias of `city`. */
const patchFields = [...savedColumns, 'city_id'] as const;

/** The fields of a body without its lists. Absent fields stay absent, which means unchanged. */
export const patchOf = (body: Partial<HouseChange>): HousePatch =>
  Object.fromEntries(patchFields.map((field) => [field, body[field]]).filter(isSent));

/** The fields that a body proposes, pictures and documents included, without the sharing state. */
export const fieldsOf = (body: Partial<HouseChange>): Partial<HouseChange> => ({ ...patchOf(body), ...mediaOf(body) });

/** Only the fields of the sharing state. */
export function stateOf(body: HouseChange): HouseChange {
  const { house_id, resetCondition, public: shared, public_approval, web, status, reason_stop_selling, reason } = body;
  const state = { resetCondition, public: shared, public_approval, web, status, reason_stop_selling, reason };
  return { house_id, ...Object.fromEntries(Object.entries(state).filter(isSent)) };
}

/** The steps that a body asks for. Specification 1 §7. */
export const wantedStepsOf = (house: House, body: Partial<HouseChange>): HouseStep[] =>
  stepsWanted(house, {
    public: body.public,
    public_approval: body.public_approval,
    web: body.web,
    status: body.status,
    reason_stop_selling: body.reason_stop_selling ?? body.reason,
  } satisfies WantedStand);

/** A patch with the table's column names. */
export function columnsOf(patch: HousePatch): PatchedColumns {
  const given = { ...patch, city: patch.city ?? patch.city_id };
  return Object.fromEntries(savedColumns.map((name) => [storedName(name), given[name]]).filter(isSent));
}

type Deriving = Pick<
  House,
  | 'purpose'
  | 'money_unit'
  | 'into_money'
  | 'brokerage_fee'
  | 'brokerage_rate'
  | 'house_number'
  | 'house_address'
  | 'property_type'
  | 'floors'
  | 'balcony_direction'
>;

/**
 * Columns derived from others. The unit fits the purpose (D34). The commission follows the price (D52). The key follows
 * the address. Land has no floors and no balcony, whatever the body sends (D106).
 */
export const derivedColumns = (house: Deriving) => ({
  floors: house.floors,
  balcony_direction: house.balcony_direction,
  ...(isLand(house.property_type) ? bareLand : {}),
  money_unit: unitForPurpose(house.money_unit, house.purpose),
  commission: houseCommission(house),
  address_key: addressKey(house.house_number, house.house_address),
});
