import { byTwin, houseColumns, type HouseColumnKind } from '@toam/domain/house/house-columns';
import { moneyUnits } from '@toam/domain/money/money-unit';
import { byKind, tableWith } from '@toam/domain/record/columns';
import { person } from '@toam/contracts/person';
import { z } from 'zod';
import { image } from '@toam/contracts/media/image.schema';
import { optionEntry } from '@toam/contracts/option/option.schema';
import { epochSeconds } from '@toam/contracts/page';
import { richText } from '@toam/contracts/rich-text';

export const purpose = z.union([z.literal(0), z.literal(1)]);
export const houseStatus = z.union([z.literal(0), z.literal(1)]);
const bit = z.union([z.literal(0), z.literal(1)]);
const text = z.string().nullable();
const id = z.number().int();
const option = id.nullable();
const whole = z.number().int();

/** `phone_number` is '0000000000' for viewers who may not see it, null if there is none. D24. */
export const houseCustomer = z.object({
  id,
  name: z.string(),
  phone_number: z.string().nullable(),
  user_id: option,
  /** Staff from merged records (D56). */
  co_staff: z.array(id),
});
export type HouseCustomer = z.output<typeof houseCustomer>;

/** `color` null: the palette color by id mod 10 (D43). */
export const houseTag = z.object({ id, name: z.string(), color: z.string().nullable() });
export type HouseTag = z.output<typeof houseTag>;

/** Schema of each kind of column in answers. */
export const answeredHouse = {
  ...{ line: text, code: text, reason: text, slug: z.string(), rich: richText.nullable() },
  ...{ id, staff: id, entry: option, customer: option, project: option, city: optionEntry.nullable() },
  /** At most one direction. Both names of the column hold the same list (D33). */
  direction: z.array(z.string()),
  directions: z.array(z.string()),
  ...{ number: z.number().nullable(), latitude: z.number().nullable(), longitude: z.number().nullable() },
  count: whole.nullable(),
  /** Whole VND in every unit (D34). */
  ...{ price: whole.nullable(), fee: whole.nullable(), portalFee: whole.nullable() },
  ...{ flag: bit, boolean: z.boolean(), purpose, status: houseStatus, moneyUnit: z.enum(moneyUnits) },
  ...{ counter: whole, portalNumber: whole, openPortalNumber: whole.nullable() },
  ...{ moment: epochSeconds, openMoment: epochSeconds.nullable() },
} satisfies Record<HouseColumnKind, z.ZodType>;

/** Names of the ids in the row, so the client can show it without the options. Null if the id is null. */
const names = z.object({
  ...byKind(tableWith(houseColumns, { kind: 'entry' }), { entry: text }),
  ...{ city: text, project: text },
});

/** A house in a list: without long texts, pictures other than the cover, and documents. Specification 1 §3. */
export const houseRow = z.object({
  ...byKind(tableWith(houseColumns, { readers: 'list' }), answeredHouse),
  ...byTwin(() => answeredHouse.direction),
  /** Null for everybody but admins. */
  ...byKind(tableWith(houseColumns, { readers: 'admins' }), answeredHouse),
  /** Null or false for everybody but the agent and admins (D31). */
  ...byKind(tableWith(houseColumns, { readers: 'deciders' }), answeredHouse),
  city_id: option,
  /** Number, street, ward, district and city in one line. */
  address: z.string(),
  names,
  user: person.nullable(),
  customer: houseCustomer.nullable(),
  /** The first public picture; without one, the first internal one. */
  cover: image.pick({ id: true, main: true, thumbnail: true }).nullable(),
  /** Public and internal pictures together. */
  image_count: whole,
  house_tag: z.array(houseTag),
});
export type HouseRow = z.output<typeof houseRow>;
