import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { idArray } from '../../db/id-array';

/**
 * Ids of these people and of everybody below them through `manager`, at any depth, as a query; circles end. Deleted people
 * keep their place, so that those below them are found. D29.
 */
export const teamsOf = (leaders: readonly number[]): SQL => sql`
  with recursive below as (
    select member.id from users member where member.id = any (${idArray(leaders)})
    union
    select member.id from users member join below on member.manager = below.id
  )
  select id from below`;

/** A condition for any list: the column names one of these people or somebody of their teams. D25, D29. */
export const inTeamsOf = (column: PgColumn, leaders: readonly number[]): SQL => sql`${column} in (${teamsOf(leaders)})`;
