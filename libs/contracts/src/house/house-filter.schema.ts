import { addressParts } from '@toam/domain/house/address';
import { houseColumns } from '@toam/domain/house/house-columns';
import { byKind, tableWith } from '@toam/domain/record/columns';
import { z } from 'zod';
import { houseText } from '../texts/house';

/** How each kind of column is filtered by. */
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
 * Columns that a list may be filtered by, and how: `text` with like (accent-free, any part of the value) or in,
 * `range` with between ([min, max], null = open), `choice` with in (ids or values).
 * Customers' phones are not here: a filter would answer what masking hides (D24).
 */
export const houseFilterKinds = {
  ...byKind(tableWith(houseColumns, { filters: true }), kinds),
  /** Split at commas, every part must be found in number, street, ward, district, city or new address (D46). */
  address: 'text',
  house_tag: 'choice',
} as const satisfies Record<string, 'text' | 'range' | 'choice'>;

export type HouseFilterColumn = keyof typeof houseFilterKinds;
export type HouseFilterKind = (typeof houseFilterKinds)[HouseFilterColumn];

const columns = Object.keys(houseFilterKinds) as [HouseFilterColumn, ...HouseFilterColumn[]];
export const houseFilterColumn = z.enum(columns);

const text = z.string().trim().max(300);
/** Texts that are looked for in a column: each costs a comparison of every row. */
const maxTexts = 20;
const choice = z.union([text, z.number()]);
/** An open end may be null or left out. Numbers may come as text. */
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

/** One condition on a column; several are joined by and. Empty `values` filter nothing. Specification 1 §7. */
export const houseFilter = z
  .discriminatedUnion('operation', [like, oneOf, between])
  .refine(({ column, operation }) => operationsOf[houseFilterKinds[column]].includes(operation), {
    message: houseText.filterKind,
    path: ['operation'],
  })
  .refine(({ column, values }) => column !== 'address' || values.length <= maxTexts, { path: ['values'] });
export type HouseFilter = z.output<typeof houseFilter>;

/** The address filter's text as the filter that the list takes: parts at commas. D46. */
export const addressFilter = (typed: string): z.input<typeof houseFilter> => ({
  column: 'address',
  operation: 'like',
  values: addressParts(typed),
});
