import type { CustomerEventKind } from '@toam/contracts/customer/customer-page.schema';
import { allows } from '@toam/domain/access';
import { and, eq, inArray, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import type { Page } from '../../http/page';
import { chatDays } from '../chat/chats.reads';
import { contactRequests } from '../contacts/contact.schema';
import { contactsVisibleTo } from '../contacts/contacts.reads';
import { customerMerges } from '../customers/merge/customer-merge.schema';
import { historyEntries } from '../../history/history.schema';
import { houses } from '../houses/house.schema';
import { recommendationMoves, recommendations } from '../matches/match.schema';
import { isVisit } from '../match-conditions/match-conditions.reads';
import { requests } from '../needs/need.schema';
import { type DealHappening, dealSources } from './deal-steps.queries';
import { contactsOf, isHouseOf, isNeedBehind, isNeedOf, isSeenPair } from './customer-page.queries';
import type { Reached } from './reached-customer';

/** Kinds of rows. Those of deals are of three tables. */
export type HappeningKind = Exclude<CustomerEventKind, 'deal'> | DealHappening;

/** An event: its kind, the rows behind it, and its time in epoch seconds. */
export interface Happening {
  kind: HappeningKind;
  ids: number[];
  at: number;
}

/** One source of the timeline, as (kind, ids, at). */
type Source = SQL;

/** History columns that another source of the timeline shows. */
const toldElsewhere = ['created_at'];

const made = ({ customer }: Reached): Source =>
  sql`select 'created' as kind, array[${customer.id}::int] as ids, ${customer.created_at.toISOString()}::timestamptz as at`;

/** Whether a merge into this customer wrote the entry: it has the merge's time, on either record. The merge's own event shows it. */
const isOfMerge = ({ ids }: Reached): SQL => sql`exists (
  select 1 from ${customerMerges}
  where ${and(
    inArray(customerMerges.kept_id, ids),
    eq(customerMerges.created_at, historyEntries.created_at),
    or(eq(customerMerges.kept_id, historyEntries.model_id), eq(customerMerges.merged_id, historyEntries.model_id)),
  )})`;

/** All changes of one save are one event. Changes of a record before it was merged into this customer are included. */
const edited = (reached: Reached): Source => sql`
  select 'edited', array_agg(${historyEntries.id} order by ${historyEntries.id}), ${historyEntries.created_at}
  from ${historyEntries}
  where ${and(
    eq(historyEntries.model, 'Customer'),
    inArray(historyEntries.model_id, reached.ids),
    notInArray(historyEntries.column, toldElsewhere),
    not(isOfMerge(reached)),
  )}
  group by ${historyEntries.created_at}, ${historyEntries.user_id}, ${historyEntries.model_id}`;

const merged = ({ ids }: Reached): Source => sql`
  select 'merged', array[${customerMerges.id}], ${customerMerges.created_at}
  from ${customerMerges} where ${inArray(customerMerges.kept_id, ids)}`;

const needsMade = (reached: Reached): Source => sql`
  select 'need-created', array[${requests.id}], ${requests.created_at} from ${requests} where ${isNeedOf(reached)}`;

const needsSwitched = (reached: Reached): Source => sql`
  select 'need-status', array[${historyEntries.id}], ${historyEntries.created_at}
  from ${historyEntries} join ${requests} on ${requests.id} = ${historyEntries.model_id}
  where ${and(eq(historyEntries.model, 'Request'), eq(historyEntries.column, 'status'), isNeedOf(reached))}`;

/** A house older than the customer's record counts as added when the customer was created. */
const housesAdded = (reached: Reached): Source => sql`
  select 'house-added', array[${houses.id}], greatest(${houses.created_at}, ${reached.customer.created_at.toISOString()}::timestamptz)
  from ${houses} where ${isHouseOf(reached)}`;

const moved = (reached: Reached): Source => sql`
  select 'moved', array[${recommendationMoves.id}], ${recommendationMoves.created_at}
  from ${recommendationMoves}
    join ${houses} on ${houses.id} = ${recommendationMoves.house_id}
    left join ${requests} on ${isNeedBehind(sql`${recommendationMoves.request_id}`)}
  where ${and(
    eq(recommendationMoves.customer_id, reached.customer.id),
    isNull(houses.deleted_at),
    isSeenPair(reached, { user_id: sql`${recommendationMoves.user_id}` }),
  )}`;

const visits = (reached: Reached): Source => sql`
  select 'visit', array[${recommendations.id}], ${recommendations.visit_at}
  from ${recommendations}
    join ${houses} on ${houses.id} = ${recommendations.house_id}
    left join ${requests} on ${isNeedBehind(sql`${recommendations.request_id}`)}
  where ${and(
    eq(recommendations.customer_id, reached.customer.id),
    isVisit,
    isSeenPair(reached, { user_id: sql`${recommendations.user_id}` }),
  )}`;

const asked = (reached: Reached): Source => sql`
  select 'contact', array[${contactRequests.id}], ${contactRequests.created_at}
  from ${contactRequests} join ${houses} on ${houses.id} = ${contactRequests.house_id}
  where ${and(contactsVisibleTo(reached.actor), contactsOf(reached))}`;

const chatted = ({ customer }: Reached): Source => chatDays(customer.phones);

/** As the section 'Chat' of the page: people who answer chats and see the whole customer. */
const seesChats = ({ actor, isWhole, customer }: Reached): boolean =>
  isWhole && allows('chat', actor) && customer.phones.length > 0;

/** The sources that the viewer may read. Viewers who see only a part of the customer get no edits and no merges. */
const sourcesFor = (reached: Reached): Source[] =>
  [
    ...[made, needsMade, needsSwitched, housesAdded, moved, visits, asked, ...dealSources],
    ...(reached.isWhole ? [edited, merged] : []),
    ...(seesChats(reached) ? [chatted] : []),
  ].map((source) => source(reached));

/** One page of events, newest first, and their total. */
export async function listHappenings(
  reached: Reached,
  { page, size }: Page,
): Promise<{ total: number; list: Happening[] }> {
  const all = sql.join(sourcesFor(reached), sql` union all `);
  const { rows } = await db().execute<{ total: number; list: Happening[] }>(sql`
    with happened as materialized (${all}),
    page as (
      select kind, ids, floor(extract(epoch from at))::bigint as at, row_number() over (order by at desc, kind, ids desc) as place
      from happened order by place limit ${size} offset ${(page - 1) * size}
    )
    select (select count(*)::int from happened) as total,
      (select coalesce(json_agg(json_build_object('kind', kind, 'ids', ids, 'at', at) order by place), '[]') from page) as list`);
  return rows[0] ?? { total: 0, list: [] };
}
