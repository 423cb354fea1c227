import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import { and, asc, count, eq, inArray, isNull, min, or, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import { idArray } from '../../db/id-array';
import { articleEdits, articles, articleTypes } from './knowledge.schema';

/** Names of all columns, deleted ones included. There are few. */
export async function readColumnNames(): Promise<Map<number, string>> {
  const { id, type_name } = articleTypes;
  return new Map((await db().select({ id, type_name }).from(articleTypes)).map((one) => [one.id, one.type_name]));
}

/** How a field shows these columns. */
export async function readShownColumns(ids: number[]): Promise<Map<number, { id: number; name: string }>> {
  const names = await readColumnNames();
  return new Map(ids.map((id) => [id, { id, name: names.get(id) ?? '' }]));
}

export const isLivingColumn = async (id: number): Promise<boolean> =>
  (await db().$count(articleTypes, and(eq(articleTypes.id, id), isNull(articleTypes.deleted_at)))) > 0;

const isPosted = and(eq(articles.status, ArticleStatus.posted), isNull(articles.deleted_at));

/** How many posted articles each column has. */
export async function countPosted(): Promise<Map<number, number>> {
  const found = await db()
    .select({ id: articles.type_id, total: count() })
    .from(articles)
    .where(isPosted)
    .groupBy(articles.type_id);
  return new Map(found.map(({ id, total }) => [id, total]));
}

/** Living articles of a column, and open edits that would go there. */
export async function countArticles(typeId: number): Promise<number> {
  const moving = db()
    .select({ id: articleEdits.article_id })
    .from(articleEdits)
    .where(eq(articleEdits.type_id, typeId));
  return db().$count(
    articles,
    and(isNull(articles.deleted_at), or(eq(articles.type_id, typeId), inArray(articles.id, moving))),
  );
}

export async function lastPosition(): Promise<number> {
  const [found] = await db()
    .select({ last: sql<number>`coalesce(max(${articleTypes.position}), 0)::int` })
    .from(articleTypes);
  return found!.last;
}

/**
 * Locks columns, so that two who order their articles, or post into them, take turns.
 * @param ids in any order; the lock takes them in one
 */
export const lockColumns = (ids: readonly number[]) =>
  db()
    .select({ id: articleTypes.id })
    .from(articleTypes)
    .where(sql`${articleTypes.id} = any(${idArray(ids)})`)
    .orderBy(asc(articleTypes.id))
    .for('update');

/** The place above all posted articles of the column. Call it under its lock. */
export async function topOf(typeId: number): Promise<number> {
  const [found] = await db()
    .select({ top: min(articles.position) })
    .from(articles)
    .where(and(isPosted, eq(articles.type_id, typeId)));
  return (found?.top ?? 1) - 1;
}

/** Ids of the posted articles of these columns, each column from its top. */
export const listPosted = (typeIds: readonly number[]) =>
  db()
    .select({ id: articles.id, type_id: articles.type_id })
    .from(articles)
    .where(and(isPosted, inArray(articles.type_id, [...typeIds])))
    .orderBy(asc(articles.position), sql`${articles.id} desc`);

/** Those of the articles that are posted. */
export async function findPosted(ids: readonly number[]): Promise<{ id: number; type_id: number }[]> {
  const { id, type_id } = articles;
  return db()
    .select({ id, type_id })
    .from(articles)
    .where(and(isPosted, sql`${id} = any(${idArray(ids)})`))
    .orderBy(asc(id))
    .for('update');
}

/** Gives the articles places 1..n of a column. @returns those that came from another one or got another place */
export async function placeArticles(typeId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(sql`
    update ${articles} set type_id = ${typeId}, position = placed.place
    from unnest(${idArray(ids)}) with ordinality as placed(id, place)
    where placed.id = ${articles.id} and (${articles.type_id}, ${articles.position}) is distinct from (${typeId}::int, placed.place::int)
    returning ${articles.id} as id`);
  return idsOf(rows);
}
