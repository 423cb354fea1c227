import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import {
  optionalHouseFields,
  requiredHouseFields,
  type houseChange,
  type newHouse,
} from '@toam/contracts/house/house-save.schema';
import type { File as StoredDocument } from '@toam/contracts/media/file.schema';
import type { Image } from '@toam/contracts/media/image.schema';
import { commonText } from '@toam/contracts/texts/common';
import { houseLabel, houseText } from '@toam/contracts/texts/house';
import { mapText } from '@toam/contracts/texts/map';
import type { Actor } from '@toam/domain/actor';
import { canChooseHouseOwner, canSetBrokerageRate } from '@toam/domain/house/house-access';
import type { ShareableHouse } from '@toam/domain/house/house-completeness';
import { bareLand, isLand } from '@toam/domain/house/house-land';
import { houseDefaults, mostHouseFiles, mostHouseImages, type Purpose } from '@toam/domain/house/house-values';
import type { MoneyUnit } from '@toam/domain/money/money-unit';
import { isEmptyRichText, type RichText } from '@toam/domain/rich-text';
import { z } from 'zod';

/** What the fields hold, as the screen shows them. Names are the wire's, except `share`. Specification 1 §2, §3. */
export type HouseFormValues = {
  purpose: Purpose;
  user_id: number | null;
  customer_id: number | null;
  house_number: string;
  house_address: string | null;
  province: number | null;
  district: number | null;
  new_address: string;
  /** Degrees; both or neither. */
  latitude: number | null;
  longitude: number | null;
  project_id: number | null;
  block_section: string;
  floor_lot: string;
  property_type: number | null;
  house_type: number | null;
  street_type: number | null;
  wide_street: number | null;
  ownership: number | null;
  into_money: number | null;
  money_unit: MoneyUnit;
  brokerage_rate: number | null;
  brokerage_fee: number | null;
  width: number | null;
  length: number | null;
  area: number | null;
  floor_area: number | null;
  floors: number | null;
  direction: string | null;
  balcony_direction: string[];
  number_bedroom: number | null;
  number_wc: number | null;
  end_open: boolean;
  car_parking: boolean;
  terrace: boolean;
  dining_room: boolean;
  kitchen: boolean;
  title: string;
  key_word: string;
  description: RichText | null;
  descriptions: string;
  internalDescription: RichText | null;
  internal_image: Image[];
  public_image: Image[];
  files: StoredDocument[];
  /** Ask for the community's approval right after creating. */
  share: boolean;
};
export type HouseField = keyof HouseFormValues;

/** A new house: `houseDefaults`, everything else open. Specification 1 §9. */
export const emptyHouse: HouseFormValues = {
  ...{ purpose: houseDefaults.purpose, user_id: null, customer_id: null },
  ...{ house_number: '', house_address: null, province: null, district: null, new_address: '' },
  ...{ latitude: null, longitude: null },
  ...{ project_id: null, block_section: '', floor_lot: '' },
  ...{ property_type: null, house_type: null, street_type: null, wide_street: null, ownership: null },
  ...{
    into_money: null,
    money_unit: houseDefaults.money_unit,
    brokerage_rate: houseDefaults.brokerage_rate,
    brokerage_fee: null,
  },
  ...{ width: null, length: null, area: null, floor_area: null, floors: null, direction: null, balcony_direction: [] },
  ...{ number_bedroom: null, number_wc: null },
  ...{ end_open: false, car_parking: false, terrace: false, dining_room: false, kitchen: false },
  ...{ title: '', key_word: '', description: null, descriptions: '', internalDescription: null },
  ...{ internal_image: [], public_image: [], files: [], share: true },
};

const { title, key_word, description, descriptions, internalDescription, ...others } = optionalHouseFields;
const required = commonText.requiredField;

/**
 * When the form may be saved: the API's own rules field by field, and what only the form asks for (the direction of a balcony,
 * where there is one, D36, D106; pictures need a title). Specification 1 §5.
 */
export const houseFormSchema = z
  .object({
    purpose: z.union([z.literal(0), z.literal(1)]),
    ...requiredHouseFields,
    direction: z.string(required(houseLabel.direction)),
    balcony_direction: z.array(z.string()),
    user_id: others.user_id.nullable(),
    ...{ latitude: others.latitude, longitude: others.longitude },
    ...{ new_address: others.new_address, project_id: others.project_id },
    ...{ block_section: others.block_section, floor_lot: others.floor_lot },
    ...{ wide_street: others.wide_street, ownership: others.ownership },
    ...{ into_money: others.into_money, money_unit: others.money_unit },
    ...{ brokerage_rate: others.brokerage_rate, brokerage_fee: others.brokerage_fee },
    ...{ width: others.width, length: others.length, area: others.area, floor_area: others.floor_area },
    ...{ number_bedroom: others.number_bedroom, number_wc: others.number_wc },
    ...{
      end_open: z.boolean(),
      car_parking: z.boolean(),
      terrace: z.boolean(),
      dining_room: z.boolean(),
      kitchen: z.boolean(),
    },
    ...{ title, key_word, description, descriptions, internalDescription },
    internal_image: z.array(z.custom<Image>()).max(mostHouseImages),
    public_image: z.array(z.custom<Image>()).max(mostHouseImages),
    files: z.array(z.custom<StoredDocument>()).max(mostHouseFiles),
    share: z.boolean(),
  })
  .refine(({ property_type, balcony_direction }) => isLand(property_type) || balcony_direction?.length > 0, {
    path: ['balcony_direction'],
    message: required(houseLabel.balcony_direction),
    // said together with what else is missing
    when: () => true,
  })
  .superRefine((house, check) => {
    if (house.title || house.public_image.length === 0) return;
    check.addIssue({ code: 'custom', path: ['title'], message: houseText.publicImageNeedsTitle });
  })
  .superRefine(({ latitude, longitude }, check) => {
    if ((latitude === null) === (longitude === null)) return;
    check.addIssue({
      code: 'custom',
      path: [latitude === null ? 'latitude' : 'longitude'],
      message: mapText.bothHalves,
    });
  });

/** Values that passed `houseFormSchema`. */
export type ValidHouse = z.output<typeof houseFormSchema>;

/** A stored house as the form shows it. */
export const valuesOf = (house: HouseDetail): HouseFormValues => ({
  ...{ purpose: house.purpose, user_id: house.user_id, customer_id: house.customer_id },
  ...{ house_number: house.house_number ?? '', house_address: house.house_address },
  ...{ province: house.province, district: house.district, new_address: house.new_address ?? '' },
  ...{ latitude: house.latitude, longitude: house.longitude },
  ...{ project_id: house.project_id, block_section: house.block_section ?? '', floor_lot: house.floor_lot ?? '' },
  ...{ property_type: house.property_type, house_type: house.house_type, street_type: house.street_type },
  ...{ wide_street: house.wide_street, ownership: house.ownership },
  ...{ into_money: house.into_money, money_unit: house.money_unit },
  ...{ brokerage_rate: house.brokerage_rate, brokerage_fee: house.brokerage_fee },
  ...{ width: house.width, length: house.length, area: house.area, floor_area: house.floor_area, floors: house.floors },
  ...{ direction: house.direction[0] ?? null, balcony_direction: house.balcony_direction },
  ...{ number_bedroom: house.number_bedroom, number_wc: house.number_wc },
  ...{ end_open: house.end_open === 1, car_parking: house.car_parking === 1, terrace: house.terrace === 1 },
  ...{ dining_room: house.dining_room === 1, kitchen: house.kitchen === 1 },
  ...{ title: house.title ?? '', key_word: house.key_word ?? '', descriptions: house.descriptions ?? '' },
  ...{ description: house.description, internalDescription: house.internalDescription },
  ...{ internal_image: house.internal_image, public_image: house.public_image, files: house.files },
  share: house.public === 1,
});

const ids = (stored: readonly { id: number }[]) => stored.map(({ id }) => id);

/** Every field as the API takes it; direction as a one-item list (D33). What only admins may set is left to the caller. */
function wireOf({ share: _share, user_id: _user, brokerage_rate: _rate, ...house }: ValidHouse) {
  return {
    ...house,
    direction: [house.direction],
    internal_image: ids(house.internal_image),
    public_image: ids(house.public_image),
    files: ids(house.files),
  };
}

/** Fields that the API heeds from admins only (D52, specification 1 §2). */
const adminFields = (actor: Actor, { user_id, brokerage_rate }: ValidHouse) => ({
  ...(canChooseHouseOwner(actor) && user_id !== null ? { user_id } : {}),
  ...(canSetBrokerageRate(actor) ? { brokerage_rate } : {}),
});

/** The body that creates the house. */
export const createRequest = (actor: Actor, house: ValidHouse): z.input<typeof newHouse> => ({
  ...wireOf(house),
  ...adminFields(actor, house),
  public: house.share ? 1 : 0,
});

/** What makes two values of a field the same: pictures and documents by their ids, texts without blanks around. */
function comparable(value: HouseFormValues[HouseField] | undefined): string {
  if (typeof value === 'string') return value.normalize('NFC').trim();
  if (Array.isArray(value)) return JSON.stringify(value.map((one) => (typeof one === 'object' ? one.id : one)));
  return JSON.stringify(value ?? null);
}

export const isSame = (field: HouseField, one: Partial<HouseFormValues>, other: Partial<HouseFormValues>): boolean =>
  comparable(one[field] ?? '') === comparable(other[field] ?? '');

/** Fields whose value differs between two states of the form. */
export const changedFields = (before: HouseFormValues, after: HouseFormValues): HouseField[] =>
  (Object.keys(emptyHouse) as HouseField[]).filter((field) => !isSame(field, before, after));

interface HouseEdit {
  houseId: number;
  /** The version that `before` is. */
  version: number;
  before: HouseFormValues;
  after: ValidHouse;
  /** Changed fields; all others stay out of the request and so unchanged. */
  fields: readonly HouseField[];
  /** An edited house that was rejected waits for approval again (D41). */
  resetCondition: boolean;
}

/** The body that changes the house: only what differs, with the version it was based on (D12). */
export function changeRequest(
  actor: Actor,
  { houseId, version, after, fields, resetCondition }: Omit<HouseEdit, 'before'>,
) {
  const all: Record<string, unknown> = { ...wireOf(after), ...adminFields(actor, after) };
  const changed = Object.fromEntries(fields.filter((field) => field in all).map((field) => [field, all[field]]));
  return { ...changed, house_id: houseId, version, ...(resetCondition ? { resetCondition } : {}) } as z.input<
    typeof houseChange
  >;
}

/** Floors and balcony after another type was chosen: a plot has none, and what is built on one asks for both. D106. */
export function builtOn(
  { floors, balcony_direction }: Pick<HouseFormValues, 'floors' | 'balcony_direction'>,
  type: number | null,
): Pick<HouseFormValues, 'floors' | 'balcony_direction'> {
  if (isLand(type)) return bareLand;
  return { floors: floors === bareLand.floors ? null : floors, balcony_direction };
}

/** What the rule of sharing looks at, out of an unfinished form. */
export const shareableOf = (house: HouseFormValues): ShareableHouse => ({
  ...house,
  public_image: house.public_image.length,
  description: !isEmptyRichText(house.description),
});
