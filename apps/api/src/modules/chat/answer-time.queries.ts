import type { AnswerFigure } from '@toam/contracts/chat/answer-time.endpoints';
import { dayStart } from '@toam/domain/day';
import { type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import type { Page } from '../../http/page';
import { chatMessages } from './chat.schema';

/** Days in Asia/Ho_Chi_Minh, both included. */
export interface Period {
  from: string;
  to: string;
  user_id?: number | undefined;
}

const momentOf = (seconds: number): SQL => sql`to_timestamp(${seconds})`;

/** The last message of a person before the period's first one, and the first answer after its last. Each is one step in an index. */
const before = sql`(
  select owner from ${chatMessages} as earlier
  where earlier.conversation_id = changes.conversation_id and earlier.id < changes.id and earlier.owner <> 'event'
  order by earlier.id desc limit 1)`;
const answerLater = sql`(
  select later.created_at as moment, later.user_id from ${chatMessages} as later
  where asked.answered_at is null and later.conversation_id = asked.conversation_id and later.id > asked.id
    and later.owner = 'staff'
  order by later.id limit 1)`;

/**
 * The customers' turns that began in the period. A turn is what a customer writes until somebody answers. `first`: it is the
 * conversation's first one of its day. Messages of the period are read once. Of those only where the side changes count: the change
 * after a customer's is the answer.
 */
const turns = ({ from, to, user_id }: Period): SQL => sql`
  said as (
    select conversation_id, id, owner, user_id, created_at,
      lag(owner) over (partition by conversation_id order by id) as previous
    from ${chatMessages}
    where owner <> 'event' and created_at >= ${momentOf(dayStart(from))}
      and created_at < ${momentOf(dayStart(to) + 86_400)}),
  changes as (
    select *, lead(created_at) over next as answered_at, lead(user_id) over next as answered_by
    from said where owner is distinct from previous
    window next as (partition by conversation_id order by id)),
  asked as (
    select *, (created_at at time zone 'Asia/Ho_Chi_Minh')::date as day
    from changes
    where owner = 'client' and coalesce(previous, ${before}, 'staff') = 'staff'),
  turns as (
    select asked.conversation_id, asked.id, asked.created_at, day, answer.answered_at, answer.user_id,
      extract(epoch from answer.answered_at - asked.created_at)::float8 as seconds,
      lag(day) over (partition by asked.conversation_id order by asked.id) is distinct from day as first
    from asked left join lateral ${answerLater} as later on true
      cross join lateral (select coalesce(asked.answered_at, later.moment), coalesce(asked.answered_by, later.user_id))
        as answer (answered_at, user_id)),
  counted as (select * from turns ${user_id === undefined ? sql`` : sql`where user_id = ${user_id}`})`;

const isAnswered = sql`answered_at is not null`;

/** Figures of a group of turns. */
const figures = sql`
  count(distinct conversation_id) filter (where ${isAnswered})::int as answered,
  count(*) filter (where first and ${isAnswered})::int as firsts,
  percentile_cont(0.5) within group (order by seconds) filter (where first) as first_median,
  percentile_cont(0.9) within group (order by seconds) filter (where first) as first_p90,
  count(*) filter (where ${isAnswered})::int as waits,
  percentile_cont(0.5) within group (order by seconds) as median,
  percentile_cont(0.9) within group (order by seconds) as p90,
  count(*) filter (where not (${isAnswered}))::int as unanswered`;

export interface FiguresRow {
  /** 0: of this group; 1: of all days, or of everybody. */
  all_days: 0 | 1;
  all_people: 0 | 1;
  day: string | null;
  user_id: number | null;
  answered: number;
  firsts: number;
  first_median: number | null;
  first_p90: number | null;
  waits: number;
  median: number | null;
  p90: number | null;
  /** Of one conversation only its last turn can be without an answer. */
  unanswered: number;
}

/** The figures by day, by colleague, and in all. */
export async function readFigures(period: Period): Promise<FiguresRow[]> {
  const { rows } = await db().execute<FiguresRow & Record<string, unknown>>(sql`
    with ${turns(period)}
    select grouping(day) as all_days, grouping(user_id) as all_people, day::text as day, user_id, ${figures}
    from counted
    group by grouping sets ((day), (user_id), ())
    order by day, user_id nulls last`);
  return rows;
}

const which: Record<AnswerFigure, SQL> = {
  answered: isAnswered,
  first: sql`first and ${isAnswered}`,
  waits: isAnswered,
  unanswered: sql`not (${isAnswered})`,
};

/** A turn of the list. Moments are epoch milliseconds. */
export interface TurnRow {
  conversation_id: string;
  asked: number;
  answered: number | null;
  seconds: number | null;
  user_id: number | null;
}

/** What a figure counts, the slowest first: for `answered` one turn of each conversation, its slowest. */
export async function listTurns(
  period: Period,
  figure: AnswerFigure,
  { page, size }: Page,
): Promise<{ total: number; list: TurnRow[] }> {
  const one = figure === 'answered' ? sql`distinct on (conversation_id)` : sql``;
  const { rows } = await db().execute<{ total: number; list: TurnRow[] | null }>(sql`
    with ${turns(period)},
    found as materialized (
      select ${one} conversation_id, id, seconds, user_id, created_at, answered_at from counted where ${which[figure]}
      order by conversation_id, seconds desc)
    select (select count(*)::int from found) as total,
      (select json_agg(shown) from (
        select conversation_id, seconds, user_id,
          floor(extract(epoch from created_at) * 1000)::bigint as asked,
          floor(extract(epoch from answered_at) * 1000)::bigint as answered
        from found order by seconds desc nulls first, id limit ${size} offset ${(page - 1) * size}) as shown) as list`);
  return { total: rows[0]?.total ?? 0, list: rows[0]?.list ?? [] };
}
