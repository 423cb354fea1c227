import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeHouse, type HouseVisibility } from '@toam/domain/house/house-access';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { and, count, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import { idArray } from '../../db/id-array';
import { HttpError } from '../../http-error';
import { commercialAddress } from './sharing/commercial-address';
import { houseImages } from './media/house-media.schema';
import { alive, isVisible, visibility } from './house-scope.queries';
import { type House, houses } from './house.schema';

const state = {
  ...visibility,
  /** For notifications about a house. */
  title: houses.title,
};

/** The columns of houses that the rules of `house-access` look at. */
export { visibility as houseVisibility } from './house-scope.queries';

/** Houses that contain a picture, with the columns that decide who may see and change it. */
export const readHousesOfImage = (imageId: number): Promise<Pick<House, keyof typeof state>[]> =>
  db()
    .select(state)
    .from(houseImages)
    .innerJoin(houses, eq(houses.id, houseImages.house_id))
    .where(and(eq(houseImages.image_id, imageId), alive));

/** The columns of a house for the rules of `house-access`; undefined if there is none or it is deleted. */
export async function findStanding(id: number) {
  const [house] = await db()
    .select(state)
    .from(houses)
    .where(and(eq(houses.id, id), alive));
  return house;
}

/** Whoever reads of a house has to see it: else it is not there, or not for them. @throws HttpError not_found, forbidden */
export function refuseUnseen<H extends HouseVisibility>(actor: Actor, house: H | undefined): asserts house is H {
  if (!house) throw new HttpError('not_found', houseText.notFound);
  if (!canSeeHouse(actor, house)) throw new HttpError('forbidden', houseText.mayNotSee);
}

/** Those of the houses that are there. */
export async function findLivingHouses(ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const found = await db()
    .select({ id: houses.id })
    .from(houses)
    .where(and(sql`${houses.id} = any(${idArray(ids)})`, alive));
  return new Set(idsOf(found));
}

/**
 * `findStanding` with a lock until the transaction ends. Likes and comments of one house run one after another, so
 * its counters stay correct.
 */
export async function lockStanding(id: number) {
  const [house] = await db()
    .select(state)
    .from(houses)
    .where(and(eq(houses.id, id), alive))
    .for('update');
  return house;
}

/** Whether the column names a house that the actor may see. For records that belong to houses. The SQL of `canSeeHouse`. */
export const isOfVisibleHouse = (actor: Actor, houseId: PgColumn): SQL =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(houses)
      .where(and(eq(houses.id, houseId), isVisible(actor))),
  );

/** A subquery: ids of the houses with this condition that the actor may see. For searches of records that belong to houses. */
export const visibleHouseIds = (actor: Actor, where: SQL | undefined) =>
  db()
    .select({ id: houses.id })
    .from(houses)
    .where(and(where, isVisible(actor)));

/** A house's address for customers, null without a website, and whether it is there. Undefined if the actor does not see the house. */
export async function findPublicAddress(actor: Actor, id: number) {
  const [house] = await db()
    .select({ web: houses.web, slug: houses.slug })
    .from(houses)
    .where(and(eq(houses.id, id), isVisible(actor)));
  return house && { web: house.web, address: commercialAddress(hideHouseNumbers(house.slug)) };
}

/** Houses as one line of text: title, number and street, without numbers of people. D125 */
export async function readHouseNames(ids: number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const found = await db()
    .select({ id: houses.id, title: houses.title, number: houses.house_number, street: houses.house_address })
    .from(houses)
    .where(inArray(houses.id, ids));
  return new Map(
    found.map(({ id, title, number, street }) => [
      id,
      { id, title: hideHouseNumbers(title), address: hideHouseNumbers(`${number} ${street}`) },
    ]),
  );
}

/** The ids of those houses that the actor may see. */
export async function readVisibleIds(actor: Actor, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const found = await db()
    .select({ id: houses.id })
    .from(houses)
    .where(and(inArray(houses.id, ids), isVisible(actor)));
  return idsOf(found);
}

/** How many living houses of each project the actor sees, on sale or not. */
export async function countHousesOfProjects(actor: Actor, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { project_id } = houses;
  const found = await db()
    .select({ id: project_id, total: count() })
    .from(houses)
    .where(and(isVisible(actor), sql`${project_id} = any(${idArray(ids)})`))
    .groupBy(project_id);
  return new Map(found.map(({ id, total }) => [id!, total]));
}
