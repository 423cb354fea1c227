import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import {
  deleteArticle,
  moveArticle,
  restoreArticle,
  reviewArticle,
} from '@toam/contracts/knowledge/knowledge.endpoints';
import type { KnowledgeArticle } from '@toam/contracts/knowledge/knowledge.schema';
import { knowledgePageText as text } from './knowledge-screen.text';
import { writtenDay } from '@toam/domain/day';
import { showError, toast } from '@toam/ui/core';
import { useRemoval } from '../use-removal';
import { knowledgeQueries } from './knowledge.queries';

type Named = Pick<KnowledgeArticle, 'id' | 'title'>;

/** What is done with an article besides writing it. All lists and the article follow. */
export function useArticleActions() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: knowledgeQueries.all });
  const removal = useRemoval(knowledgeQueries.all);
  return {
    refresh,
    /** Deletes it after asking. C3 @returns whether it is deleted */
    remove: ({ id, title }: Named): Promise<boolean> =>
      removal({
        title: text.confirmDelete,
        description: text.confirmDeleteNote(title),
        remove: () => call(deleteArticle, { params: { id } }),
        removed: () => text.deleted,
        restore: async () => text.restored((await call(restoreArticle, { body: { id } })).title),
      }),
    /** To the top of a column. */
    move: ({ id }: Named, column: { id: number; type_name: string }): Promise<void> =>
      call(moveArticle, { body: { currentId: column.id, itemId: id } }).then(async () => {
        await refresh();
        toast.success(text.moved(column.type_name));
      }, showError),
    /** 'Vẫn đúng, xem lại sau 3 tháng'. C15 */
    review: ({ id }: Named): Promise<void> =>
      call(reviewArticle, { body: { id } }).then(async ({ review_on }) => {
        await refresh();
        toast.success(text.reviewed(writtenDay(review_on ?? '')));
      }, showError),
  };
}
