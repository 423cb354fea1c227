import type { AccessRule } from '@toam/domain/access';
import type { Actor } from '@toam/domain/actor';
import type { ColumnOf, Fields, RefTo, RowValue, Shown, Value, WireOf } from './field';

type Names<F> = keyof F & string;
type Filled = { required: true } | { default: number | 'actor' } | { server: 'actor' };
/** A field's value in the database. */
type Stored<F> = F extends { nullable: true } ? Value<F> | null : F extends Filled ? Value<F> : Value<F> | null;
/** The columns that the record describes, as the database has them. */
export type ColumnsOf<F> = { [N in Names<F> as ColumnOf<N, F[N]>]: Stored<F[N]> };

/** Who hears that a record changed: everybody, whom a rule admits, or some people. */
export type RecordAudience = AccessRule | 'everyone' | { users: number[] };

/** What the store, the schemas and the lists read of any record. */
export interface AnyRecord {
  name: string;
  fields: Fields;
  versioned: boolean;
  softDelete: boolean;
  history?: string | undefined;
  live?: string | undefined;
  audience: RecordAudience | ((row: never) => RecordAudience);
  unique: readonly string[];
  list: { sorts: readonly string[]; filters: readonly string[]; first: string };
  may: { write: (actor: Actor, row: never, today: string) => string | null };
}

type Kept<R extends AnyRecord> = { id: number; created_at: Date } & (R['versioned'] extends true
  ? { version: number; updated_at: Date }
  : unknown) &
  (R['softDelete'] extends true ? { deleted_at: Date | null } : unknown);
/** A row of the table. The table may have more columns. */
export type EntryOf<R extends AnyRecord> = Kept<R> & ColumnsOf<R['fields']>;

/** Fields that a new record's body names, and a change's. */
export type NewName<F> = { [N in Names<F>]: F[N] extends { server: string } ? never : N }[Names<F>];
export type ChangeName<F> = {
  [N in Names<F>]: F[N] extends { server: string } | { fixed: true } ? never : N;
}[Names<F>];
/** Fields that a row has. */
export type RowName<F> = { [N in Names<F>]: F[N] extends { hidden: true } ? never : N }[Names<F>];

/** Only what may be empty may be null. */
type Open<F> = F extends { required: true } | { default: number | 'actor' } ? Value<F> : Value<F> | null;
type Optional<F, N extends Names<F>> = { [M in N as WireOf<M, F[M]>]?: Open<F[M]> | undefined };
type Given<F, N extends Names<F>> = { [M in N as WireOf<M, F[M]>]: Value<F[M]> };
type Needed<F> = { [N in NewName<F>]: F[N] extends { required: true } | { default: number } ? N : never }[NewName<F>];
/** The parsed body of a new record. */
export type NewOf<R extends AnyRecord> = Given<R['fields'], Needed<R['fields']>> &
  Optional<R['fields'], Exclude<NewName<R['fields']>, Needed<R['fields']>>>;
/** The parsed fields of a change: an absent one is unchanged, null empties it. */
export type PatchOf<R extends AnyRecord> = Optional<R['fields'], ChangeName<R['fields']>>;
/** The parsed body of a change. Without a version the last change wins. D12 */
export type ChangeOf<R extends AnyRecord> = PatchOf<R> & { id: number; version?: number | undefined };

type InRow<F> = Stored<F> extends Value<F> ? RowValue<F> : RowValue<F> | null;
type Referred<F, N extends Names<F>> = { [M in N]: F[M] extends { kind: 'ref' } ? M : never }[N];
type ShownOf<F> = F extends { to: infer To extends RefTo } ? Shown[To] : never;
/** A row of an answer. */
export type RowOf<R extends AnyRecord> = { id: number; created_at: number } & (R['versioned'] extends true
  ? { version: number; updated_at: number }
  : unknown) & { [N in RowName<R['fields']> as WireOf<N, R['fields'][N]>]: InRow<R['fields'][N]> } & {
    [N in Referred<R['fields'], RowName<R['fields']>>]: Stored<R['fields'][N]> extends number
      ? ShownOf<R['fields'][N]>
      : ShownOf<R['fields'][N]> | null;
  };

type ArticleWire<R extends AnyRecord> = {
  [N in Names<R['fields']>]: R['fields'][N] extends { kind: 'article' } ? WireOf<N, R['fields'][N]> : never;
}[Names<R['fields']>];
/** A row of a list: it has no articles. */
export type ListRowOf<R extends AnyRecord> = Omit<RowOf<R>, ArticleWire<R>>;

type Ranged = 'day' | 'date' | 'moment' | 'count' | 'money';
type Wanted<F> = F extends { kind: Ranged }
  ? { from?: Value<F> | undefined; to?: Value<F> | undefined } | readonly Value<F>[]
  : readonly (Value<F> | null)[];
type FilterName<R extends AnyRecord> = R['list']['filters'][number] & Names<R['fields']>;
/**
 * What a list is narrowed by: values of which one must match (null: an empty field), or a range. Absent and null: everything. A record
 * without filters needs the first branch, because the compiler lets any key into `{}`.
 */
export type WhereOf<R extends AnyRecord> = [FilterName<R>] extends [never]
  ? Record<string, never>
  : { [N in FilterName<R>]?: Wanted<R['fields'][N]> | null | undefined };
export type SortOf<R extends AnyRecord> = R['list']['sorts'][number] | `-${R['list']['sorts'][number]}`;
/** Why the rule refuses. */
export type ReasonOf<R extends AnyRecord> = Exclude<ReturnType<R['may']['write']>, null>;

/**
 * Describes a noun: the only place that names its fields. Bodies and rows (libs/contracts `record/record.schema.ts`), reading, writing
 * and the history (apps/api `record/`), forms and lists follow from it.
 */
export function record<
  const Name extends string,
  const F extends Fields,
  Versioned extends boolean,
  SoftDelete extends boolean,
  Reason extends string,
  const Sort extends Names<F> | 'id' | 'created_at' | 'updated_at' = never,
  const Filter extends Names<F> = never,
  const Unique extends Names<F> = never,
  const History extends string | undefined = undefined,
  const Live extends string | undefined = undefined,
>(
  name: Name,
  described: {
    fields: F;
    /** Rows have a version; a save that names an older one is refused. D12 */
    versioned: Versioned;
    /** A deleted record keeps its row and can come back. D11 */
    softDelete: SoftDelete;
    /** Two records that are not deleted do not have the same values in all these. */
    unique?: readonly Unique[];
    list: { sorts: readonly Sort[]; filters: readonly Filter[]; first: NoInfer<Sort> | `-${NoInfer<Sort>}` };
    /** Why somebody may not write the record, now or as it would be new; null: they may. The store turns the reason into words. */
    may: { write: (actor: Actor, row: ColumnsOf<F>, today: string) => Reason | null };
    audience: RecordAudience | ((row: ColumnsOf<F>) => RecordAudience);
    /** The model of the history; without one only the audit has its changes. */
    history?: History;
    /** The noun of its live events, if it is not the record's name. */
    live?: Live;
  },
) {
  return { unique: [] as readonly Unique[], ...described, name };
}
