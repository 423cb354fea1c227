import { article, articleType } from '@toam/domain/knowledge/article.record';
import { z } from 'zod';
import { articleText } from '@toam/contracts/article/article-text';
import { person } from '@toam/contracts/person';
import { epochSeconds } from '@toam/contracts/page';
import { foundIn } from '@toam/contracts/project/project.endpoints';
import { changeBodyOf, newBodyOf, rowOf, shownImage, type Words } from '@toam/contracts/record/record.schema';
import { knowledgeText } from './knowledge.text';

/** A column; `count`: its posted articles. */
export const knowledgeColumn = rowOf(articleType, { count: z.number().int() });
export type KnowledgeColumn = z.output<typeof knowledgeColumn>;

/** An author's edit of a posted article: it waits, or was refused. For its author and admins. */
const articleEdit = z.object({
  title: z.string(),
  content: articleText,
  content_images: z.array(shownImage),
  cover: shownImage.nullable(),
  type_id: z.number().int(),
  user: person,
  state: z.enum(['open', 'rejected']),
  reason_reject: z.string().nullable(),
  /** Which state of the edit this is: decisions name it. */
  version: z.number().int(),
  created_at: epochSeconds,
});
export type ArticleEdit = z.output<typeof articleEdit>;

const mays = {
  may_edit: z.boolean(),
  may_decide: z.boolean(),
  /** 'Vẫn đúng, xem lại sau 3 tháng'. C15 */
  may_review: z.boolean(),
  is_overdue: z.boolean(),
  comments_count: z.number().int(),
};

export const knowledgeArticle = rowOf(article, {
  ...mays,
  type_name: z.string(),
  content_images: z.array(shownImage),
  /** Null: there is none, or the reader may not see it. */
  edit: articleEdit.nullable(),
});
export type KnowledgeArticle = z.output<typeof knowledgeArticle>;

/** A card of the board, of the queue and of 'my refused ones'. `edit_state`: of the author's edit, for its author and admins. */
export const knowledgeCard = rowOf(article, mays)
  .omit({ content: true })
  .extend({
    type_name: z.string(),
    excerpt: z.string(),
    edit_state: z.enum(['open', 'rejected']).nullable(),
    found: foundIn,
  });
export type KnowledgeCard = z.output<typeof knowledgeCard>;

/** What the board words differently. */
export const articleWords: Words = (name) => {
  if (name === 'title') return { missing: knowledgeText.titleMissing };
  if (name === 'content') return { missing: knowledgeText.contentMissing };
  return name === 'type_name' ? { missing: knowledgeText.typeNameMissing } : {};
};
export const newColumn = newBodyOf(articleType, articleWords);
export const changedColumn = changeBodyOf(articleType, articleWords);
export const newArticle = newBodyOf(article, articleWords);
export const changedArticle = changeBodyOf(article, articleWords);

/** A posted state that was. C16 */
export const articleVersion = z.object({
  version: z.number().int(),
  title: z.string(),
  user: person,
  created_at: epochSeconds,
});
export const articleVersionDetail = articleVersion.extend({
  content: articleText,
  content_images: z.array(shownImage),
  cover: shownImage.nullable(),
});

export const articleComment = z.object({
  id: z.number().int(),
  user: person,
  content: z.string(),
  created_at: epochSeconds,
  may_delete: z.boolean(),
});
export type ArticleComment = z.output<typeof articleComment>;
