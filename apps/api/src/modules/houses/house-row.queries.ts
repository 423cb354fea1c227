import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import type { DictionaryType } from '@toam/contracts/option/option.schema';
import { entryColumns, houseColumns, storedName } from '@toam/domain/house/house-columns';
import { columnsWith, valuesIn } from '@toam/domain/record/columns';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { epochOf, nameOrder } from '../../db/columns';
import { prepared } from '../../db/prepared';
import { type Customer, customers } from '../customers/customer.schema';
import { type ImageRow, images } from '../media/media.schema';
import { dictionaryEntries } from '../options/dictionary.schema';
import { projects } from '../projects/project.schema';
import { type User, users } from '../users/user.schema';
import { portraitKey } from '../users/users.reads';
import { houseImages } from './media/house-media.schema';
import { type House, houses } from './house.schema';
import { houseTags, tags } from './tags/tag.schema';

/** Columns that a row may contain for any reader. Long texts are left out. */
const rowColumns = columnsWith(houseColumns, { readers: ['list', 'deciders', 'admins'] });

const listed = {
  ...valuesIn(houses, rowColumns.map(storedName)),
  /** Decides who may see the customer's number. */
  customer_vouched: houses.customer_vouched,
};

type Moment = 'created_at' | 'shared_at' | 'updated_at';

/** A house with everything that its row shows, as JSON. Moments are epoch seconds. */
export interface ListedHouse extends Omit<Pick<House, keyof typeof listed>, Moment> {
  created_at: number;
  shared_at: number | null;
  updated_at: number;
  agent: (Pick<User, 'id' | 'name'> & { portrait: string | null }) | null;
  customer: Pick<Customer, 'id' | 'name' | 'phone_number' | 'user_id' | 'co_staff'> | null;
  names: HouseRow['names'];
  cover: ShownImage | null;
  image_count: number;
  public_image_count: number;
  house_tag: HouseRow['house_tag'];
}

type ShownImage = Pick<ImageRow, 'id' | 'key' | 'is_public'> & { kind: 'public' | 'internal' };

/** A JSON object of these columns. */
const objectOf = (columns: Record<string, PgColumn | SQL>): SQL => {
  const pairs = Object.entries(columns).map(([key, value]) => sql`${sql.raw(`'${key}'`)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
};

/** Looks up one value per house. It needs its own brackets: at a query's first level Drizzle removes the table names. */
const lookUp = <Found = unknown>(query: SQL) => sql<Found>`(${query})`;

const { id: userId, name: userName } = users;
const agent = sql`select ${objectOf({ id: userId, name: userName, portrait: portraitKey })} from ${users} where ${userId} = ${houses.user_id}`;

const { id: customerId, name: customerName, phone_number, user_id, co_staff } = customers;
const customer = sql`
  select ${objectOf({ id: customerId, name: customerName, phone_number, user_id, co_staff })}
  from ${customers} where ${customerId} = ${houses.customer_id}`;

/** The entry's name in the dictionary. Entries that are no longer offered are included, because houses still hold them. */
const entry = (type: DictionaryType, id: PgColumn): SQL => {
  const { type: itsType, id: itsId, value } = dictionaryEntries;
  return lookUp(
    sql`select ${value} from ${dictionaryEntries} where ${itsType} = ${sql.raw(`'${type}'`)} and ${itsId} = ${id}`,
  );
};

const names = objectOf({
  ...Object.fromEntries(entryColumns.map((name) => [name, entry(houseColumns[name].entry, houses[name])])),
  project: lookUp(sql`select ${projects.name} from ${projects} where ${projects.id} = ${houses.project_id}`),
});

const itsImages = sql`${houseImages} where ${houseImages.house_id} = ${houses.id}`;

/** The first public picture of a house, else the first internal one, else null. */
export const cover = lookUp<ShownImage | null>(sql`
  select ${objectOf({ id: images.id, key: images.key, is_public: images.is_public, kind: houseImages.kind })}
  from ${houseImages} join ${images} on ${images.id} = ${houseImages.image_id}
  where ${houseImages.house_id} = ${houses.id} order by ${houseImages.kind} desc, ${houseImages.position} limit 1`);

const labels = sql`
  select coalesce(json_agg(${objectOf({ id: tags.id, name: tags.name, color: tags.color })} order by ${nameOrder(tags.name)}, ${tags.id}), '[]')
  from ${houseTags} join ${tags} on ${tags.id} = ${houseTags.tag_id} and ${tags.deleted_at} is null
  where ${houseTags.house_id} = ${houses.id}`;

const row = {
  ...listed,
  created_at: epochOf(houses.created_at).as('created_at'),
  shared_at: epochOf(houses.shared_at).as('shared_at'),
  updated_at: epochOf(houses.updated_at).as('updated_at'),
  agent: lookUp(agent).as('agent'),
  customer: lookUp(customer).as('customer'),
  names: names.as('names'),
  cover: cover.as('cover'),
  image_count: lookUp(sql`select count(*)::int from ${itsImages}`).as('image_count'),
  public_image_count: lookUp(sql`select count(*)::int from ${itsImages} and ${houseImages.kind} = 'public'`).as(
    'public_image_count',
  ),
  house_tag: lookUp(labels).as('house_tag'),
};

const askListed = prepared('listed_houses', (handle) => {
  const found = handle
    .select(row)
    .from(houses)
    .where(sql`${houses.id} = any(${sql.placeholder('ids')}::int[])`)
    .as('found');
  return handle.select({ house: sql<ListedHouse>`row_to_json(${sql.identifier('found')})` }).from(found);
});

/**
 * Houses by id, in no order, with everything that their rows show. It is one statement, so a page costs one round trip.
 * As JSON a house is one value. As columns the driver would have to convert about eighty.
 */
export const findListed = async (ids: number[]): Promise<ListedHouse[]> =>
  (await askListed({ ids })).map(({ house }) => house);
