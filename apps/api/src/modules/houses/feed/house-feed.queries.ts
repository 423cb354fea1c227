import { maxCountedHouses } from '@toam/contracts/house/house-list.endpoints';
import type { Actor } from '@toam/domain/actor';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { images } from '../../media/media.schema';
import { users } from '../../users/user.schema';
import { portraitKey } from '../../users/users.reads';
import { houseImages } from '../media/house-media.schema';
import { alive, standsIn } from '../house-scope.queries';
import { houses, sharedMoment } from '../house.schema';

const shared = sharedMoment(houses);

/** Microseconds since the epoch, as text. A cursor must be exact, and PostgreSQL is more exact than JavaScript's milliseconds. */
const micros = sql<string>`(extract(epoch from ${shared}) * 1000000)::bigint::text`;

/** A position in the feed: after this post. */
export interface FeedPlace {
  micros: string;
  id: number;
}

export interface FeedSlice {
  /** Posts after this one; without it, from the newest. */
  before?: FeedPlace | undefined;
  offset: number;
  size: number;
}

const behind = ({ micros, id }: FeedPlace): SQL =>
  sql`(${shared}, ${houses.id}) < ('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${id}::int)`;

/** Ids of one slice with their cursors, newest first. Each branch reads the feed's index only as far as the slice needs. */
export async function findFeedIds(
  actor: Actor,
  { before, offset, size }: FeedSlice,
): Promise<{ id: number; micros: string }[]> {
  const branches = standsIn('publicList', actor).map((state) =>
    db()
      .select({ id: houses.id, micros: micros.as('micros'), shared: sql`${shared}`.as('shared') })
      .from(houses)
      .where(and(alive, state, before && behind(before)))
      .orderBy(sql`${shared} desc`, desc(houses.id))
      .limit(offset + size),
  );
  const all = sql.join(
    branches.map((branch) => sql`(${branch})`),
    sql` union all `,
  );
  const { rows } = await db().execute<{ id: number; micros: string }>(
    sql`select id, micros from (${all}) as posts order by shared desc, id desc limit ${size} offset ${offset}`,
  );
  return rows;
}

/** How many posts there are. Counting stops at `maxCountedHouses` + 1. */
export async function countFeed(actor: Actor): Promise<number> {
  const max = maxCountedHouses + 1;
  const found = sql.join(
    standsIn('publicList', actor).map(
      (state) => sql`(${db().select({ id: houses.id }).from(houses).where(and(alive, state)).limit(max)})`,
    ),
    sql` union all `,
  );
  const { rows } = await db().execute<{ total: number }>(
    sql`select count(*)::int as total from (select id from (${found}) as posts limit ${max}) as counted`,
  );
  return rows[0]?.total ?? 0;
}

/** The fields of houses that the feed shows, by id, in no order. */
export const findPosts = (ids: number[]) =>
  db()
    .select({
      house: {
        id: houses.id,
        slug: houses.slug,
        title: houses.title,
        description: houses.description,
        house_number: houses.house_number,
        house_address: houses.house_address,
        province: houses.province,
        district: houses.district,
        city: houses.city,
        purpose: houses.purpose,
        property_type: houses.property_type,
        into_money: houses.into_money,
        area: houses.area,
        web: houses.web,
        likes_count: houses.likes_count,
        comments_count: houses.comments_count,
        shared_at: houses.shared_at,
        created_at: houses.created_at,
      },
      agent: { id: users.id, name: users.name, portrait: portraitKey },
    })
    .from(houses)
    .leftJoin(users, eq(users.id, houses.user_id))
    .where(inArray(houses.id, ids));

export type FeedPost = Awaited<ReturnType<typeof findPosts>>[number];

/** The public pictures of each house, in their order. */
export async function findPublicImages(ids: number[]) {
  const found = await db()
    .select({ house_id: houseImages.house_id, image: images })
    .from(houseImages)
    .innerJoin(images, eq(images.id, houseImages.image_id))
    .where(and(inArray(houseImages.house_id, ids), eq(houseImages.kind, 'public')))
    .orderBy(houseImages.house_id, asc(houseImages.position));
  const byHouse = new Map<number, (typeof found)[number]['image'][]>();
  for (const { house_id, image } of found) byHouse.set(house_id, [...(byHouse.get(house_id) ?? []), image]);
  return byHouse;
}
