import { listVersions, readVersion } from '@toam/contracts/knowledge/knowledge.endpoints';
import { knowledgeText as text } from '@toam/contracts/knowledge/knowledge.text';
import type { Actor } from '@toam/domain/actor';
import { and, desc, eq } from 'drizzle-orm';
import { toEpoch } from '../../db/columns';
import { db } from '../../db/db';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { type Page, pageOf } from '../../http/page';
import { imagesInTexts } from '../articles/article-images.reads';
import { readShownImages } from '../media/media.reads';
import { readPeople } from '../users/users.reads';
import { articleStore } from './article.store';
import { articleVersions } from './knowledge.schema';

const { article_id, version, title, user_id, created_at } = articleVersions;

/** @throws HttpError not_found for an article that the actor does not read */
async function listPostedStates(actor: Actor, articleId: number, page: Page) {
  await articleStore.find(actor, articleId);
  const which = eq(article_id, articleId);
  const found = await db()
    .select({ version, title, user_id, created_at })
    .from(articleVersions)
    .where(which)
    .orderBy(desc(version))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const people = await readPeople(found.map((one) => one.user_id));
  const list = found.map((one) => ({ ...one, user: people.get(one.user_id)!, created_at: toEpoch(one.created_at) }));
  return pageOf(list, await db().$count(articleVersions, which), page);
}

/** @throws HttpError not_found */
async function readPostedState(actor: Actor, articleId: number, wanted: number) {
  await articleStore.find(actor, articleId);
  const [found] = await db()
    .select()
    .from(articleVersions)
    .where(and(eq(article_id, articleId), eq(version, wanted)));
  if (!found) throw new HttpError('not_found', text.notFound);
  const people = await readPeople([found.user_id]);
  const covers = await readShownImages(found.cover_id === null ? [] : [found.cover_id]);
  return {
    ...{ version: found.version, title: found.title, content: found.content, user: people.get(found.user_id)! },
    ...{ content_images: (await imagesInTexts([found]))(found.content), created_at: toEpoch(found.created_at) },
    cover: found.cover_id === null ? null : (covers.get(found.cover_id) ?? null),
  };
}

/** Each state of an article that was posted. C16 */
export const versionCalls = [
  handle(listVersions, ({ actor, params, query }) => listPostedStates(actor, params.id, query)),
  handle(readVersion, ({ actor, params }) => readPostedState(actor, params.id, params.version)),
];
