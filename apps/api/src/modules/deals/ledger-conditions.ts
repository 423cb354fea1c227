import type { DealStatus, DealType } from '@toam/domain/deal/deal-values';
import { and, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { idArray } from '../../db/id-array';
import type { dealShares, oldTransactions } from './deal.schema';

/** Whose; null: everybody's. */
export type Scope = readonly number[] | null;

/** Conditions of every list of the ledger. */
export interface LedgerFilter {
  people: Scope;
  search: string;
  /** Days, both included: '2026-11-01'. */
  first?: string | undefined;
  last?: string | undefined;
}

/** Any of these. */
export interface Kinds {
  types?: readonly number[] | undefined;
  statuses?: readonly number[] | undefined;
}

export const isOneOf = (column: PgColumn | SQL, people: Scope): SQL | undefined =>
  people === null ? undefined : sql`${column} = any(${idArray(people)})`;

export const within = (column: PgColumn, { first, last }: LedgerFilter): SQL | undefined =>
  and(first === undefined ? undefined : gte(column, first), last === undefined ? undefined : lte(column, last));

export const ofKinds = (
  table: typeof dealShares | typeof oldTransactions,
  { types, statuses }: Kinds,
): SQL | undefined =>
  and(types && inArray(table.type, types as DealType[]), statuses && inArray(table.status, statuses as DealStatus[]));

/** The largest sum that a browser's number holds. Nothing real comes near it. */
export const summed = (amount: SQL, some = sql``): SQL<number> =>
  sql<number>`least(coalesce(sum(${amount}) ${some}, 0), ${Number.MAX_SAFE_INTEGER})::float8`;
