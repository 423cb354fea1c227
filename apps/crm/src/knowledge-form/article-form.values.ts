import type { CallOf } from '@toam/contracts/endpoint';
import type { changeArticle, createArticle } from '@toam/contracts/knowledge/knowledge.endpoints';
import { newArticle, type KnowledgeArticle } from '@toam/contracts/knowledge/knowledge.schema';
import { valuesOf as valueSchemas } from '@toam/contracts/record/record.schema';
import { commonText } from '@toam/contracts/texts/common';
import { articleLabel, knowledgeText } from '@toam/contracts/texts/knowledge';
import type { ArticleText } from '@toam/domain/article/article-text';
import { article } from '@toam/domain/knowledge/article.record';
import type { ShownImage } from '@toam/domain/record/field';
import { changedFields, type MergeRules } from '@toam/domain/record/three-way';
import type { ContentImage } from '@toam/pickers/content/content.field';
import type { Edit } from '@toam/record-form/use-record-editor';
import { z } from 'zod';

/** The values of the fields as the screen shows them. */
export type ArticleValues = {
  title: string;
  /** Null: no column is chosen, because there is none. */
  type_id: number | null;
  content: ArticleText | null;
  cover: ShownImage | null;
  keeper_id: number | null;
  /** YYYY-MM-DD; null: nobody is reminded. */
  review_on: string | null;
  /** The pictures that the form knows. They are no field of the record. */
  content_images: ContentImage[];
};

/** The API's rules and words; of the cover the form has more than its id. */
export const articleSchema = z.object({
  ...newArticle.pick({ review_on: true }).shape,
  ...valueSchemas(article, ['title', 'content'], (name) => ({
    missing: name === 'title' ? knowledgeText.titleMissing : knowledgeText.contentMissing,
  })).shape,
  type_id: z.number(commonText.requiredField(articleLabel.type)),
  keeper_id: z.number().nullable(),
  cover: z.custom<ShownImage | null>(),
  content_images: z.custom<ContentImage[]>(),
});

/**
 * What the form of a stored article begins with. An author goes on with their edit of a posted one; an admin changes what is posted.
 */
export function valuesOfArticle(stored: KnowledgeArticle, isDirect: boolean): ArticleValues {
  const { title, type_id, content, cover, content_images } = (!isDirect && stored.edit) || stored;
  const known = new Map([...stored.content_images, ...content_images].map((image) => [image.id, image]));
  const { keeper, review_on } = stored;
  return {
    ...{ title, type_id, content, cover, review_on },
    keeper_id: keeper.id,
    content_images: [...known.values()],
  };
}

/** Pictures that either side has added stay known. */
export const articleMerging: MergeRules<ArticleValues> = { lists: ['content_images'] };

type NewBody = NonNullable<CallOf<typeof createArticle>['body']>;

/** The body that creates it. @param values valid ones */
export function createBody(values: ArticleValues): NewBody {
  const { title, type_id, content, cover, keeper_id, review_on } = articleSchema.parse(values);
  return { title, type_id, content, cover: cover?.id ?? null, review_on, ...(keeper_id !== null && { keeper_id }) };
}

/** The body that changes it: only changed fields, with the version they were based on (D12). Null if nothing changed. */
export function changeBody(id: number, { version, before, after }: Edit<ArticleValues>) {
  const body = createBody(after);
  const changed = new Set<string>(changedFields(before, after));
  const fields = Object.entries(body).filter(([field]) => changed.has(field));
  if (fields.length === 0) return null;
  return { ...Object.fromEntries(fields), id, version } as NonNullable<CallOf<typeof changeArticle>['body']>;
}
