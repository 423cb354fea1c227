import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { notificationText } from '@toam/contracts/notification/notification.text';
import { isMarketer } from '@toam/domain/actor';
import { isOwnCustomer } from '@toam/domain/customer/customer-access';
import { hideNumbers } from '@toam/domain/customer/customer-numbers';
import { dayOf, writtenDay } from '@toam/domain/day';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { canSeeNeed } from '@toam/domain/need/need-access';
import { isReminderDue, reminderReach } from '@toam/domain/visit/visit-reminder';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { toEpoch } from '../../../db/columns';
import { tx, db } from '../../../db/db';
import { idsOf } from '../../../db/rows';
import { notify } from '../../../live/notify';
import type { Need } from '../../needs/need.schema';
import { findNeeds } from '../../needs/needs.reads';
import { readTeam } from '../../users/team/team.reads';
import { readActiveUsers, toActor } from '../../users/users.reads';
import { customers } from '../../customers/customer.schema';
import { houses } from '../../houses/house.schema';
import { recommendations } from '../match.schema';
import { isVisitHeld } from '../../match-conditions/match-conditions.reads';

const clock = new Intl.DateTimeFormat('vi-VN', { timeZone: 'Asia/Ho_Chi_Minh', hour: '2-digit', minute: '2-digit' });

/** "21/11", independent of the server's time zone (D4). */
const dayText = (seconds: number): string => writtenDay(dayOf(seconds)).slice(0, 5);

/**
 * Near visits, locked until the caller's transaction ends. Visits that another instance has locked are skipped. Visits
 * that won't take place are left out.
 */
const lockNearVisits = (now: number) =>
  db()
    .select({
      id: recommendations.id,
      house_id: recommendations.house_id,
      request_id: recommendations.request_id,
      user_id: recommendations.user_id,
      visit_at: sql<number>`extract(epoch from ${recommendations.visit_at})::int8`.mapWith(Number),
      reminded_at: recommendations.reminded_at,
      title: houses.title,
      house_number: houses.house_number,
      house_address: houses.house_address,
      customer: customers,
    })
    .from(recommendations)
    .innerJoin(houses, eq(houses.id, recommendations.house_id))
    .innerJoin(customers, eq(customers.id, recommendations.customer_id))
    .where(
      and(
        gt(recommendations.visit_at, new Date(now * 1000)),
        lt(recommendations.visit_at, new Date((now + reminderReach) * 1000)),
        isVisitHeld,
      ),
    )
    .orderBy(asc(recommendations.visit_at), asc(recommendations.id))
    .for('update', { of: recommendations, skipLocked: true });

type NearVisit = Awaited<ReturnType<typeof lockNearVisits>>[number];

/** Stores that people know of the visits now. */
async function setReminded(ids: number[], now: number): Promise<void> {
  await db()
    .update(recommendations)
    .set({ reminded_at: new Date(now * 1000) })
    .where(inArray(recommendations.id, ids));
}

/**
 * The people to remind: the owner of the need or else of the customer, and the person who planned the visit. Each must
 * still have access.
 */
async function remindedUsers(visit: NearVisit, need: Need | undefined): Promise<number[]> {
  const responsible = need ? need.user_id : visit.customer.user_id;
  const users = await readActiveUsers([responsible, visit.user_id].flatMap((id) => id ?? []));
  const reminded: number[] = [];
  for (const user of users) {
    const actor = toActor(user);
    if (isMarketer(actor)) continue;
    if (isOwnCustomer(actor, visit.customer) || (need && canSeeNeed(actor, need, await readTeam(actor.id))))
      reminded.push(actor.id);
  }
  return reminded;
}

async function remind(visit: NearVisit, need: Need | undefined): Promise<void> {
  const { customer, visit_at } = visit;
  const address = hideHouseNumbers(`${visit.house_number} ${visit.house_address}`.trim());
  await notify({
    users: await remindedUsers(visit, need),
    by: null,
    type: NotificationType.visitDue,
    house: { id: visit.house_id, title: visit.title ?? address },
    ...(need && { need }),
    customer,
    detail: notificationText.visit(
      hideNumbers('name', customer.name),
      address,
      clock.format(visit_at * 1000),
      dayText(visit_at),
    ),
  });
}

/**
 * Reminds people of near visits: the evening before, and an hour before. Each reminder is sent once, even if several
 * instances run the job or it runs again. After a standstill, one reminder replaces all missed ones. Kind 18.
 * @param now epoch seconds
 */
export const remindVisits = (now = Math.floor(Date.now() / 1000)): Promise<void> =>
  tx(async () => {
    const near = await lockNearVisits(now);
    const due = near.filter(({ visit_at, reminded_at }) =>
      isReminderDue(visit_at, reminded_at && toEpoch(reminded_at), now),
    );
    if (due.length === 0) return;
    const needs = await findNeeds(due.flatMap(({ request_id }) => request_id ?? []));
    for (const visit of due) await remind(visit, visit.request_id === null ? undefined : needs.get(visit.request_id));
    await setReminded(idsOf(due), now);
  });
