import { useQuery } from '@tanstack/react-query';
import type { KnowledgeArticle } from '@toam/contracts/knowledge/knowledge.schema';
import { articleWords } from '@toam/contracts/knowledge/knowledge.schema';
import { knowledgeFormText as text } from '../knowledge/knowledge-screen.text';
import { dayText } from '@toam/domain/day';
import { article } from '@toam/domain/knowledge/article.record';
import { staffQueries } from '@toam/pickers/staff/staff.queries';
import { formOf } from '@toam/record-form/form-of';
import { knowledgeQueries } from '../knowledge/knowledge.queries';

export const articleForm = formOf(article, ['title', 'type', 'content', 'cover', 'keeper', 'review_on'], {
  words: articleWords,
  shown: {
    type: (id) => id && <ColumnName id={id} />,
    keeper: (id) => id && <StaffName id={id} />,
    review_on: (day) => dayText(day) ?? text.noReview,
  },
});
export type ArticleValues = typeof articleForm.empty;

const ColumnName = ({ id }: { id: number }) =>
  useQuery(knowledgeQueries.columns).data?.find((column) => column.id === id)?.type_name ?? `#${id}`;

const StaffName = ({ id }: { id: number }) => useQuery(staffQueries.name(id)).data ?? `#${id}`;

/**
 * What the form of a stored article begins with. An author goes on with their edit of a posted one; an admin changes what is posted.
 */
export function valuesOfArticle(stored: KnowledgeArticle, isDirect: boolean): ArticleValues {
  const { title, type_id, content, cover, content_images } = (!isDirect && stored.edit) || stored;
  const known = new Map([...stored.content_images, ...content_images].map((image) => [image.id, image]));
  return articleForm.valuesOf({ ...stored, title, type_id, content, cover, content_images: [...known.values()] });
}
