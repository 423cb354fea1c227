import { knowledgeText as text } from '@toam/contracts/knowledge/knowledge.text';
import { type Actor, isAdmin } from '@toam/domain/actor';
import { articleToPlain, imagesOfArticle } from '@toam/domain/article/article-text';
import { dayOf } from '@toam/domain/day';
import { ArticleStatus, canReviewArticle, canWriteArticle } from '@toam/domain/knowledge/article-access';
import { article } from '@toam/domain/knowledge/article.record';
import { shortenWords } from '@toam/domain/rich-text';
import { and, count, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { toEpoch } from '../../db/columns';
import { db } from '../../db/db';
import { idsOf } from '../../db/rows';
import { recordStore } from '../../record/record-store';
import { imagesInTexts } from '../articles/article-images.reads';
import { readShownImages } from '../media/media.reads';
import { readPeople } from '../users/users.reads';
import { readColumnNames } from './column.queries';
import {
  type Article,
  articleComments,
  type ArticleEdit,
  articleEdits,
  articleImages,
  articles,
} from './knowledge.schema';

/** Characters of the beginning that a card shows. */
const longestExcerpt = 200;

export const links = { table: articleImages, owner: articleImages.article_id, image: articleImages.image_id };

type Shown = Pick<Article, 'cover_id' | 'content'>;
/** The pictures of a text and its cover, by field. */
export const usedBy = ({ cover_id, content }: Shown) => ({
  cover: cover_id === null ? [] : [cover_id],
  content: imagesOfArticle(content),
});
export const allUsed = (shown: Shown): number[] => Object.values(usedBy(shown)).flat();

/** Columns that follow from the text. */
export function textColumns({ content }: Pick<Article, 'content'>) {
  const text_content = articleToPlain(content);
  return { text_content, excerpt: shortenWords(text_content, longestExcerpt) };
}

const today = (): string => dayOf(Date.now() / 1000);

/** What the actor reads: what is posted, and their own; admins all. D65 */
const readableBy = (actor: Actor): SQL | Record<string, never> =>
  isAdmin(actor) ? {} : or(eq(articles.status, ArticleStatus.posted), eq(articles.user_id, actor.id))!;

/** Edits of these articles that the actor may see. */
async function readEdits(actor: Actor, entries: readonly Article[]): Promise<Map<number, ArticleEdit>> {
  const ids = idsOf(entries.filter((entry) => canWriteArticle(actor, entry)));
  if (ids.length === 0) return new Map();
  const found = await db().select().from(articleEdits).where(inArray(articleEdits.article_id, ids));
  return new Map(found.map((edit) => [edit.article_id, edit]));
}

async function countComments(ids: readonly number[]): Promise<Map<number, number>> {
  const { article_id, deleted_at } = articleComments;
  const found = await db()
    .select({ id: article_id, total: count() })
    .from(articleComments)
    .where(and(inArray(article_id, [...ids]), isNull(deleted_at)))
    .groupBy(article_id);
  return new Map(found.map(({ id, total }) => [id, total]));
}

/** Edits as their author and admins get them. */
async function serializeEdits(edits: readonly ArticleEdit[]) {
  const pictures = await imagesInTexts(edits);
  const covers = await readShownImages(edits.flatMap(({ cover_id }) => cover_id ?? []));
  const people = await readPeople(edits.map(({ user_id }) => user_id));
  return (edit: ArticleEdit | undefined) =>
    edit === undefined
      ? null
      : {
          ...{
            title: edit.title,
            content: edit.content,
            content_images: pictures(edit.content),
            type_id: edit.type_id,
          },
          ...{ cover: edit.cover_id === null ? null : (covers.get(edit.cover_id) ?? null) },
          ...{ user: people.get(edit.user_id)!, state: edit.state, reason_reject: edit.reason_reject },
          ...{ version: edit.version, created_at: toEpoch(edit.created_at) },
        };
}

export const articleStore = recordStore(article, articles, {
  words: { notFound: text.notFound, refused: { notYours: text.notYours }, created: text.historyCreated },
  heavy: ['text_content', 'search', 'title_search'],
  scope: readableBy,
  fill: ({ after }) => textColumns(after),
  row: async (actor, entries) => {
    const ids = idsOf(entries);
    const [edits, comments, names] = [
      await readEdits(actor, entries),
      await countComments(ids),
      await readColumnNames(),
    ];
    const pictures = await imagesInTexts(entries);
    const shownEdit = await serializeEdits([...edits.values()]);
    return (entry) => {
      const edit = edits.get(entry.id);
      const isOpen = edit?.state === 'open' || entry.status === ArticleStatus.waiting;
      return {
        ...{
          type_name: names.get(entry.type_id) ?? '',
          excerpt: entry.excerpt,
          content_images: pictures(entry.content),
        },
        ...{ edit: shownEdit(edit), edit_state: edit?.state ?? null, comments_count: comments.get(entry.id) ?? 0 },
        ...{ may_edit: canWriteArticle(actor, entry), may_decide: isAdmin(actor) && isOpen },
        may_review: entry.status === ArticleStatus.posted && canReviewArticle(actor, entry),
        is_overdue: entry.review_on !== null && entry.review_on <= today(),
      };
    };
  },
});
