import type { HouseExportQuery } from '@toam/contracts/export/export.endpoints';
import type { Actor } from '@toam/domain/actor';
import { and, desc, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { packedIds } from '../../../sheets/packed-ids';
import { allOf, findWay } from './house-list.queries';
import { byRank } from './house-order.queries';
import { alive, visibleTo } from '../house-scope.queries';
import { houses } from '../house.schema';

/** Ids of the whole list, read as the list reads it. The set of houses is fixed at this moment. */
export async function listAllIds(actor: Actor, query: HouseExportQuery): Promise<number[]> {
  const listQuery = await findWay(actor, query);
  return packedIds(allOf(actor, listQuery), byRank(listQuery));
}

/** Ids of every house that the actor may see, newest first. */
export const visibleIds = (actor: Actor): Promise<number[]> =>
  packedIds(
    sql`${db()
      .select({ id: houses.id })
      .from(houses)
      .where(and(alive, visibleTo(actor)))}`,
    sql`${desc(sql`id`)}`,
  );
