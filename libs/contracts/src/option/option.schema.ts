import { z } from 'zod';

/** Kinds of dictionary entries; `province` is Quận/Huyện, `district` Phường/Xã. D30, D66. */
export const dictionaryTypes = [
  'type',
  'class',
  'ownership',
  'direction',
  'street_type',
  'province',
  'district',
  'city',
  'street',
] as const;
export type DictionaryType = (typeof dictionaryTypes)[number];

/**
 * One choice. Ids are unique only within their kind. `retired`: forms no longer offer it. It is here for its name, because
 * records use it (D66).
 */
export const optionEntry = z.object({ id: z.number().int(), value: z.string(), retired: z.literal(true).optional() });
export type OptionEntry = z.output<typeof optionEntry>;

/** A choice with a parent: a ward's district, a district's city, or the district of a street. */
export const childEntry = optionEntry.extend({ parent_id: z.number().int().nullable() });

/**
 * Every list that house forms and filters choose from. `type` fills property_type, `class` house_type (D51).
 * Directions are sent by their value, all others by id.
 */
export const houseOptions = z.object({
  type: z.array(optionEntry),
  class: z.array(optionEntry),
  ownership: z.array(optionEntry),
  direction: z.array(optionEntry),
  street_type: z.array(optionEntry),
  /** Quận/Huyện; parent = city. */
  province: z.array(childEntry),
  /** Phường/Xã; parent = province. */
  district: z.array(childEntry),
  city: z.array(optionEntry),
  project: z.array(optionEntry),
});
export type HouseOptions = z.output<typeof houseOptions>;
