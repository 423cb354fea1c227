import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../../db/db';
import { idsOf } from '../../../db/rows';
import { idArray } from '../../../db/id-array';
import { prepared } from '../../../db/prepared';

/** The direct reports of the people in the working table. Each is looked up in an index, at any depth. */
const ledByThose = sql`below cross join lateral (select id from users where manager = below.id offset 0) led`;

/**
 * A condition for any list: the column names one of these people, or somebody below them through `manager`, at any depth.
 * Circles end. Deleted people keep their place, so that the people below them are found. D25, D29.
 */
export const inTeamsOf = (column: PgColumn, leaders: readonly number[]): SQL => sql`${column} in (
  with recursive below(id) as (
    select unnest(${idArray(leaders)})
    union
    select led.id from ${ledByThose}
  )
  select id from below)`;

/** Those who lead somebody active directly. @param among only these people; null: everybody */
export async function readLeaders(among: readonly number[] | null): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(sql`
    select distinct manager as id from users
    where manager is not null and status = 1 and deleted_at is null and other_account = 0
      and ${among === null ? sql`true` : sql`manager = any(${idArray(among)})`}`);
  return idsOf(rows);
}

const listed = (ids: string | null): number[] => (ids === null ? [] : [...new Set(ids.split(',').map(Number))]);

const leader = sql`${sql.placeholder('leader')}::int`;

/** One query with one row. It is kept: lists ask it at every page, and planning takes eight times as long as running. */
const askTeam = prepared('team_of_leader', (handle) =>
  handle
    .select({
      direct: sql<string | null>`string_agg(id::text, ',') filter (where direct)`,
      everybody: sql<string | null>`string_agg(id::text, ',')`,
    })
    .from(
      sql`(
        with recursive below(id, direct) as (
          select id, true from users where manager = ${leader}
          union
          select led.id, false from ${ledByThose}
        )
        select id, direct from below where id <> ${leader}) as team`,
    ),
);

/**
 * The people whom a person leads through `manager`, directly and at any depth, as of now (D29, D60). Circles end.
 */
export async function readTeam(leaderId: number): Promise<{ direct: number[]; all: number[] }> {
  const [team] = await askTeam({ leader: leaderId });
  return { direct: listed(team?.direct ?? null), all: listed(team?.everybody ?? null) };
}
