import type { KnowledgeShow } from '@toam/contracts/knowledge/knowledge.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { type Actor, isAdmin } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import { and, count, eq, exists, isNull, lte, or, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { HttpError } from '../../http-error';
import type { Page } from '../../http/page';
import { foundInTexts, searchedTexts } from '../articles/article-search.reads';
import { articleStore } from './article.store';
import { articleEdits, articles } from './knowledge.schema';

const withPlace = <Page extends { list: { id: number }[] }>(
  page: Page,
  found: ReadonlyMap<number, string> = new Map(),
) => ({
  ...page,
  list: page.list.map((row) => ({ ...row, found: found.get(row.id) ?? null })) as (Page['list'][number] & {
    found: string | null;
  })[],
});

const posted = { status: [ArticleStatus.posted] };

const hasEdit = (state: 'open' | 'rejected') =>
  exists(
    db()
      .select({ one: sql`1` })
      .from(articleEdits)
      .where(and(eq(articleEdits.article_id, articles.id), eq(articleEdits.state, state))),
  );
/** What waits for an admin: new articles, and authors' edits. */
const isWaiting = () => or(eq(articles.status, ArticleStatus.waiting), hasEdit('open'));

/** Posted articles of a column, from its top. */
export const listColumn = async (actor: Actor, typeId: number, page: Page) =>
  withPlace(await articleStore.page(actor, page, { ...posted, type: [typeId] }));

/** What waits in a column, the oldest first. */
export const listWaiting = async (actor: Actor, typeId: number, page: Page) =>
  withPlace(await articleStore.page(actor, { ...page, sort: 'id' }, { type: [typeId] }, { also: isWaiting() }));

export async function countWaiting(): Promise<{ waiting: number }> {
  const [found] = await db()
    .select({ waiting: count() })
    .from(articles)
    .where(and(isNull(articles.deleted_at), isWaiting()));
  return found!;
}

/** One's own articles and edits that were refused, the latest first. */
export const listRefused = async (actor: Actor, page: Page) =>
  withPlace(
    await articleStore.page(
      actor,
      { ...page, sort: '-updated_at' },
      { user: [actor.id] },
      {
        also: or(eq(articles.status, ArticleStatus.refused), hasEdit('rejected')),
      },
    ),
  );

const today = (): string => dayOf(Date.now() / 1000);

/** @throws HttpError forbidden: only admins see what waits */
export async function listShown(actor: Actor, show: KnowledgeShow, page: Page) {
  if (show === 'waiting') {
    if (!isAdmin(actor)) throw new HttpError('forbidden', commonText.forbidden);
    return withPlace(await articleStore.page(actor, { ...page, sort: 'id' }, {}, { also: isWaiting() }));
  }
  const asked = { ...page, sort: '-updated_at' as const };
  if (show === 'mine') return withPlace(await articleStore.page(actor, asked, { user: [actor.id] }));
  return withPlace(await articleStore.page(actor, asked, posted, { also: lte(articles.review_on, today()) }));
}

/** Posted articles that have the words, with the place that matched. D47 */
export async function searchArticles(actor: Actor, typed: string, page: Page) {
  const { words, ...searched } = searchedTexts(articles, typed);
  const found = await articleStore.page(actor, { ...page, sort: '-updated_at' }, posted, searched);
  const text = { table: articles, id: articles.id, text: articles.text_content };
  return withPlace(found, await foundInTexts(words, found.list, ({ title }) => title, text));
}
