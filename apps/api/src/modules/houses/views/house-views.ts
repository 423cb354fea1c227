import { readViews, recordView } from '@toam/contracts/activity/activity.endpoints';
import { viewPause } from '@toam/domain/house/house-values';
import { and, asc, desc, eq, isNull, notExists, sql } from 'drizzle-orm';
import { db, tx } from '../../../db/db';
import { toEpoch } from '../../../db/columns';
import { handle } from '../../../http/handle';
import { users } from '../../users/user.schema';
import { avatarUrl, portraitKey } from '../../users/users.reads';
import { houseViews } from './house-view.schema';
import { houses } from '../house.schema';
import { findStanding, refuseUnseen } from '../houses.reads';
import { updateSummary } from '../houses.writes';

const person = { id: users.id, name: users.name, portrait: portraitKey };
const toPerson = ({ id, name, portrait }: { id: number; name: string; portrait: string | null }) => ({
  id,
  name,
  avatar: avatarUrl(portrait),
});

/** Who looked at a house, for whoever may see it. */
export const viewCalls = [
  // opening it again within 30 s does not count, D45
  handle(recordView, { audit: { none: 'it counts a view of a house' } }, ({ actor, body: { house_id } }) =>
    tx(async () => {
      refuseUnseen(actor, await findStanding(house_id));
      const counted = await db()
        .insert(houseViews)
        .values({ house_id, user_id: actor.id })
        .onConflictDoUpdate({
          target: [houseViews.house_id, houseViews.user_id],
          set: { view_count: sql`${houseViews.view_count} + 1`, last_viewed_at: sql`now()` },
          setWhere: sql`${houseViews.last_viewed_at} <= now() - make_interval(secs => ${viewPause})`,
        })
        .returning({ house_id: houseViews.house_id });
      if (counted.length > 0) await updateSummary(house_id, { total_view: sql`${houses.total_view} + 1` });
      return null;
    }),
  ),
  // who opened the house, latest first, and which active staff have not; specification 1 §3, D45
  handle(readViews, async ({ actor, query: { house_id: houseId } }) => {
    refuseUnseen(actor, await findStanding(houseId));
    const ofHouse = eq(houseViews.house_id, houseId);
    const seen = await db()
      .select({ person, view: houseViews })
      .from(houseViews)
      .innerJoin(users, eq(users.id, houseViews.user_id))
      .where(ofHouse)
      .orderBy(desc(houseViews.last_viewed_at), desc(houseViews.user_id));
    const notSeen = await db()
      .select(person)
      .from(users)
      .where(
        and(
          eq(users.status, 1),
          isNull(users.deleted_at),
          notExists(
            db()
              .select({ one: sql`1` })
              .from(houseViews)
              .where(and(ofHouse, eq(houseViews.user_id, users.id))),
          ),
        ),
      )
      .orderBy(asc(users.name_order), asc(users.id));
    return {
      seen: seen.map(({ person: who, view }) => ({
        user: toPerson(who),
        view_count: view.view_count,
        time: toEpoch(view.last_viewed_at),
      })),
      not_seen: notSeen.map(toPerson),
    };
  }),
];
