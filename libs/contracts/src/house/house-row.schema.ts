import { moneyUnits } from '@toam/domain/money-unit';
import { z } from 'zod';
import { image } from '../media/image.schema';
import { optionEntry } from '../option/option.schema';
import { epochSeconds } from '../page';

export const purpose = z.union([z.literal(0), z.literal(1)]);
export const houseStatus = z.union([z.literal(0), z.literal(1)]);
const bit = z.union([z.literal(0), z.literal(1)]);
const text = z.string().nullable();
const id = z.number().int();
const option = id.nullable();
const metres = z.number().nullable();
const dong = z.number().int().nullable();

/** A staff member as others see them. */
export const person = z.object({ id, name: z.string(), avatar: z.string().nullable() });
export type Person = z.output<typeof person>;

/** `phone_number` is '0000000000' for those who may not see it, null if there is none. D24. */
export const houseCustomer = z.object({
  id,
  name: z.string(),
  phone_number: z.string().nullable(),
  user_id: option,
  /** Staff who came with a merged record (D56). */
  co_staff: z.array(id),
});
export type HouseCustomer = z.output<typeof houseCustomer>;

/** `color` is null where none was chosen: then the palette by id mod 10 (D43). */
export const houseTag = z.object({ id, name: z.string(), color: z.string().nullable() });
export type HouseTag = z.output<typeof houseTag>;

const place = {
  house_number: text,
  house_address: text,
  /** Quận/Huyện. */
  province: option,
  /** Phường/Xã. */
  district: option,
  city: optionEntry.nullable(),
  city_id: option,
  /** Number, street, ward, district and city in one line. */
  address: z.string(),
  new_address: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  project_id: option,
  block_section: text,
  floor_lot: text,
};

const attributes = {
  purpose,
  property_type: option,
  house_type: option,
  ownership: option,
  street_type: option,
  wide_street: metres,
  /** At most one; both names carry the same list (D33). */
  direction: z.array(z.string()),
  house_direction: z.array(z.string()),
  balcony_direction: z.array(z.string()),
  house_balcony_direction: z.array(z.string()),
  area: metres,
  width: metres,
  length: metres,
  floor_area: metres,
  floors: z.number().int().nullable(),
  end_open: bit,
  number_bedroom: z.number().int().nullable(),
  number_wc: z.number().int().nullable(),
  dining_room: bit,
  terrace: bit,
  kitchen: bit,
  car_parking: bit,
};

const price = {
  /** Whole VND, whatever the unit (D34). */
  into_money: dong,
  money_unit: z.enum(moneyUnits),
  brokerage_fee: dong,
  /** Percent; null for everybody but admins. */
  brokerage_rate: z.number().nullable(),
  commission: dong,
};

const standing = {
  public: bit,
  public_approval: bit,
  web: bit,
  status: houseStatus,
  reject_public_condition: text,
  reject_web_condition: text,
  reason_stop_selling: text,
  /** A web request waits (D40). */
  web_requested: z.boolean(),
  /** A draft waits (D38). */
  has_draft: z.boolean(),
};

const counters = {
  total_view: z.number().int(),
  comments_count: z.number().int(),
  likes_count: z.number().int(),
  postQuantity: z.number().int(),
  recommend_quantity: z.number().int(),
  seen_quantity: z.number().int(),
  failed_quantity: z.number().int(),
};

/** Names of the ids beside them, so that a row can be shown without the options. Null where the id is. */
const names = z.object({
  property_type: text,
  house_type: text,
  ownership: text,
  street_type: text,
  province: text,
  district: text,
  city: text,
  project: text,
});

/** A house in a list: everything but the long texts, the pictures beyond the cover, and the documents. Specification 1 §3. */
export const houseRow = z.object({
  id,
  slug: z.string(),
  title: text,
  descriptions: text,
  key_word: text,
  ...place,
  ...attributes,
  ...price,
  ...standing,
  ...counters,
  names,
  user_id: id,
  user: person.nullable(),
  customer_id: option,
  customer: houseCustomer.nullable(),
  /** First public picture, else first internal one. */
  cover: image.pick({ id: true, main: true, thumbnail: true }).nullable(),
  /** Public and internal pictures together. */
  image_count: z.number().int(),
  house_tag: z.array(houseTag),
  created_at: epochSeconds,
  /** When the community got it; null: never, or before that was noted. */
  shared_at: epochSeconds.nullable(),
  updated_at: epochSeconds,
  version: z.number().int(),
});
export type HouseRow = z.output<typeof houseRow>;
