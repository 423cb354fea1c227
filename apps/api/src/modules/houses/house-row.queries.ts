import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { customers } from '../customers/customer.schema';
import { images } from '../media/media.schema';
import { projects } from '../projects/project.schema';
import { users } from '../users/user.schema';
import { houseImages } from './house-media.schema';
import { houses } from './house.schema';
import { houseTags, tags } from './tag.schema';

/** The long texts stay behind; a list doesn't show them. */
const {
  description: _description,
  internal_description: _internal,
  search: _search,
  words: _words,
  address_search: _addressSearch,
  ...listed
} = getTableColumns(houses);

const agent = { id: users.id, name: users.name, profile_picture: users.profile_picture };
const customer = {
  id: customers.id,
  name: customers.name,
  phone_number: customers.phone_number,
  user_id: customers.user_id,
  co_staff: customers.co_staff,
};

/** Houses by id with their agent, customer and project, in no order. */
export const findListed = (ids: number[]) =>
  db()
    .select({ house: listed, agent, customer, project: projects.name })
    .from(houses)
    .leftJoin(users, eq(users.id, houses.user_id))
    .leftJoin(customers, eq(customers.id, houses.customer_id))
    .leftJoin(projects, eq(projects.id, houses.project_id))
    .where(inArray(houses.id, ids));

export type ListedHouse = Awaited<ReturnType<typeof findListed>>[number];

/** The cover of each house: the first public picture, else the first internal one; and how many there are. */
export async function findCovers(ids: number[]) {
  const found = await db()
    .selectDistinctOn([houseImages.house_id], {
      house_id: houseImages.house_id,
      image: images,
      count: sql<number>`(count(*) over (partition by ${houseImages.house_id}))::int`,
    })
    .from(houseImages)
    .innerJoin(images, eq(images.id, houseImages.image_id))
    .where(inArray(houseImages.house_id, ids))
    .orderBy(houseImages.house_id, desc(houseImages.kind), asc(houseImages.position));
  return new Map(found.map((row) => [row.house_id, row]));
}

/** The labels of each house by name. */
export async function findTags(ids: number[]) {
  const found = await db()
    .select({ house_id: houseTags.house_id, id: tags.id, name: tags.name, color: tags.color })
    .from(houseTags)
    .innerJoin(tags, and(eq(tags.id, houseTags.tag_id), isNull(tags.deleted_at)))
    .where(inArray(houseTags.house_id, ids))
    .orderBy(tags.name, tags.id);
  const byHouse = new Map<number, typeof found>();
  for (const tag of found) byHouse.set(tag.house_id, [...(byHouse.get(tag.house_id) ?? []), tag]);
  return byHouse;
}
