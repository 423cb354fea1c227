import { type NeedColumnKind, needColumns } from '@toam/domain/need/need-columns';
import { byKind, tableWith } from '@toam/domain/record/columns';
import { isStorableText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { needText } from './need.text';

/**
 * The filter operation of each kind of column. `text`: like (without accents, any part of the value). `range`: between
 * ([min, max], null = open). `choice`: in (ids or values).
 */
const filtered = {
  ...{ customer: 'choice', person: 'choice', people: 'choice' },
  ...{ purpose: 'choice', status: 'choice', unit: 'choice', flag: 'choice', level: 'choice' },
  ...{ entries: 'choice', values: 'choice', wishes: 'choice' },
  ...{ money: 'range', minimum: 'range' },
  note: 'text',
} as const satisfies Record<NeedColumnKind, 'text' | 'range' | 'choice'>;

/**
 * Filterable columns of the needs list. In specification 2 §2 "Advanced filter fields", "district" is `province` and
 * "ward" is `districts` (D30).
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
type NeedFilterKind = (typeof needFilterKinds)[NeedFilterColumn];

const columns = Object.keys(needFilterKinds) as [NeedFilterColumn, ...NeedFilterColumn[]];
const column = z.enum(columns);

/** JSON in a query string can contain characters that a query string can't, and no column has. */
const text = z.string().trim().max(300).refine(isStorableText, needText.filterKind);
const choice = z.union([text, z.number()]);
/** An open end is null or absent. Numbers may be text. */
const bound = z.union([z.number(), z.null(), z.literal('').transform(() => null), z.coerce.number<string>()]);

const like = z.object({ column, operation: z.literal('like'), values: z.array(text).max(20) });
const oneOf = z.object({ column, operation: z.literal('in'), values: z.array(choice).max(500) });
const between = z.object({ column, operation: z.literal('between'), values: z.array(bound).max(2) });

const operationOf: Record<NeedFilterKind, string> = { text: 'like', range: 'between', choice: 'in' };

/** One condition on a column. Several conditions are joined by and. Empty `values` filter nothing. Specification 2 §7. */
export const needFilter = z
  .discriminatedUnion('operation', [like, oneOf, between])
  .refine(({ column, operation }) => operationOf[needFilterKinds[column]] === operation, {
    message: needText.filterKind,
    path: ['operation'],
  });
export type NeedFilter = z.output<typeof needFilter>;

export const needFilters = z.array(needFilter).max(60);

/** The same as JSON in the list's query string: `JSON.stringify(filters)`. */
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
