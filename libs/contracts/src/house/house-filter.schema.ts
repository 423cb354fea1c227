import { addressParts } from '@toam/domain/house/address';
import { houseColumns } from '@toam/domain/house/house-columns';
import { byKind, tableWith } from '@toam/domain/record/columns';
import { z } from 'zod';
import { houseText } from './house.text';

/** The filter operation of each kind of column. */
const kinds = {
  line: 'text',
  code: 'text',
  reason: 'text',
  entry: 'choice',
  city: 'choice',
  direction: 'choice',
  directions: 'choice',
  flag: 'choice',
  purpose: 'choice',
  status: 'choice',
  moneyUnit: 'choice',
  staff: 'choice',
  customer: 'choice',
  project: 'choice',
  id: 'range',
  number: 'range',
  count: 'range',
  price: 'range',
  fee: 'range',
  counter: 'range',
  /** Epoch seconds. */
  moment: 'range',
} as const;

/**
 * Filterable columns and their operations. `text`: like (without accents, any part of the value) or in. `range`: between
 * ([min, max], null = open). `choice`: in (ids or values). Customers' phones are not here, because a filter would reveal
 * masked numbers (D24).
 */
export const houseFilterKinds = {
  ...byKind(tableWith(houseColumns, { filters: true }), kinds),
  /** The text is split at commas. Each part must be in number, street, ward, district, city or new address (D46). */
  address: 'text',
  house_tag: 'choice',
} as const satisfies Record<string, 'text' | 'range' | 'choice'>;

export type HouseFilterColumn = keyof typeof houseFilterKinds;
export type HouseFilterKind = (typeof houseFilterKinds)[HouseFilterColumn];

const columns = Object.keys(houseFilterKinds) as [HouseFilterColumn, ...HouseFilterColumn[]];
export const houseFilterColumn = z.enum(columns);

const text = z.string().trim().max(300);
/** The most texts for one column: each is compared with every row. */
const maxTexts = 20;
const choice = z.union([text, z.number()]);
/** An open end is null or absent. Numbers may be text. */
const bound = z.union([z.number(), z.null(), z.literal('').transform(() => null), z.coerce.number<string>()]);

const like = z.object({
  column: houseFilterColumn,
  operation: z.literal('like'),
  values: z.array(text).max(maxTexts),
});
const oneOf = z.object({ column: houseFilterColumn, operation: z.literal('in'), values: z.array(choice).max(500) });
const between = z.object({ column: houseFilterColumn, operation: z.literal('between'), values: z.array(bound).max(2) });

const operationsOf: Record<HouseFilterKind, readonly string[]> = {
  text: ['like', 'in'],
  range: ['between', 'in'],
  choice: ['in'],
};

/** One condition on a column. Several conditions are joined by and. Empty `values` filter nothing. Specification 1 §7. */
export const houseFilter = z
  .discriminatedUnion('operation', [like, oneOf, between])
  .refine(({ column, operation }) => operationsOf[houseFilterKinds[column]].includes(operation), {
    message: houseText.filterKind,
    path: ['operation'],
  })
  .refine(({ column, values }) => column !== 'address' || values.length <= maxTexts, { path: ['values'] });
export type HouseFilter = z.output<typeof houseFilter>;

/** Converts the address filter's text to a filter of the list, split at commas. D46. */
export const addressFilter = (typed: string): z.input<typeof houseFilter> => ({
  column: 'address',
  operation: 'like',
  values: addressParts(typed),
});
