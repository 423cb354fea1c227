import { type NeedColumnKind, needColumns } from '@toam/domain/need/need-columns';
import { byKind, tableWith } from '@toam/domain/record/columns';
import { z } from 'zod';
import { needText } from '../texts/need';

/**
 * How each kind of column is filtered: `text` with like (accent-free, any part of the value), `range` with between ([min, max],
 * null = open), `choice` with in (ids or values).
 */
const filtered = {
  ...{ customer: 'choice', person: 'choice', people: 'choice' },
  ...{ purpose: 'choice', status: 'choice', unit: 'choice', flag: 'choice', level: 'choice' },
  ...{ entries: 'choice', values: 'choice', wishes: 'choice' },
  ...{ money: 'range', minimum: 'range' },
  note: 'text',
} as const satisfies Record<NeedColumnKind, 'text' | 'range' | 'choice'>;

/**
 * Columns that the needs list may be filtered by, and how. Specification 2 §2 "Advanced filter fields": its "district" is
 * `province` and its "ward" is `districts` (D30).
 */
export const needFilterKinds = {
  id: 'range',
  place: 'text',
  /** The customer's name. */
  customer: 'text',
  ...byKind(tableWith(needColumns, { filters: true }), filtered),
  /** Epoch seconds, both ends included. */
  created_at: 'range',
  updated_at: 'range',
} as const satisfies Record<string, 'text' | 'range' | 'choice'>;

export type NeedFilterColumn = keyof typeof needFilterKinds;
export type NeedFilterKind = (typeof needFilterKinds)[NeedFilterColumn];

const columns = Object.keys(needFilterKinds) as [NeedFilterColumn, ...NeedFilterColumn[]];
const column = z.enum(columns);

/** JSON within a query string may hold what the query string itself may not: NUL, half a character. No column has it. */
const text = z
  .string()
  .trim()
  .max(300)
  .refine((value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value), needText.filterKind);
const choice = z.union([text, z.number()]);
/** An open end may be null or left out. Numbers may come as text. */
const bound = z.union([z.number(), z.null(), z.literal('').transform(() => null), z.coerce.number<string>()]);

const like = z.object({ column, operation: z.literal('like'), values: z.array(text).max(20) });
const oneOf = z.object({ column, operation: z.literal('in'), values: z.array(choice).max(500) });
const between = z.object({ column, operation: z.literal('between'), values: z.array(bound).max(2) });

const operationOf: Record<NeedFilterKind, string> = { text: 'like', range: 'between', choice: 'in' };

/** One condition on a column; several are joined by and. Empty `values` filter nothing. Specification 2 §7. */
export const needFilter = z
  .discriminatedUnion('operation', [like, oneOf, between])
  .refine(({ column, operation }) => operationOf[needFilterKinds[column]] === operation, {
    message: needText.filterKind,
    path: ['operation'],
  });
export type NeedFilter = z.output<typeof needFilter>;

export const needFilters = z.array(needFilter).max(60);

/** The same as JSON in a query string, which the list takes: `JSON.stringify(filters)`. */
export const needFiltersParam = z
  .string()
  .default('[]')
  .transform((text, context): unknown => {
    try {
      return text === '' ? [] : JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: needText.filterKind });
      return z.NEVER;
    }
  })
  .pipe(needFilters);
