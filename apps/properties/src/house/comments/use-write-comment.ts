import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { writeHouseComment, type HouseReply } from '@toam/contracts/house/house-comment.endpoints';
import { houseQueries } from '../house.queries';
import { commentQueries } from './comment.queries';
import type { CommentDraft } from './comment-draft';
import { toContent } from './composer-text';

/** Adds the new comment to the list before the list is read again. A comment that is already there does not change. */
function showWritten(queries: QueryClient, written: HouseReply): void {
  queries.setQueryData(commentQueries.list(written.house_id).queryKey, (now) => {
    const [first, ...rest] = now?.pages ?? [];
    if (!now || !first) return now;
    const isThere = now.pages.some(({ list }) =>
      list.some((thread) => [thread, ...thread.repliedComments].some(({ id }) => id === written.id)),
    );
    if (isThere) return now;
    const counted = { ...first, count: first.count + 1 };
    if (written.parent_comment_id === null) {
      const list = [{ ...written, repliedComments: [] }, ...first.list];
      return { ...now, pages: [{ ...counted, total: first.total + 1, list }, ...rest] };
    }
    const pages = [counted, ...rest].map((page) => ({
      ...page,
      list: page.list.map((thread) =>
        thread.id === written.parent_comment_id
          ? { ...thread, repliedComments: [...thread.repliedComments, written] }
          : thread,
      ),
    }));
    return { ...now, pages };
  });
}

/** This person changed the house's comments. They are read again at once, and lists when they are next shown. */
export async function refreshComments(queries: QueryClient, houseId: number): Promise<void> {
  void queries.invalidateQueries({ queryKey: houseQueries.all, refetchType: 'none' });
  await queries.invalidateQueries({ queryKey: commentQueries.of(houseId) });
}

/**
 * Sends a draft. The composer shows a failure, because it still has the text.
 * @param onWritten gets the sent draft, even if the composer has unmounted
 */
export function useWriteComment(houseId: number, parentId: number | null, onWritten: (draft: CommentDraft) => void) {
  const queries = useQueryClient();
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ text, picks, image, key }: CommentDraft) =>
      call(writeHouseComment, {
        params: { houseId },
        body: {
          content: toContent(text, picks),
          image: image?.id ?? null,
          parent_comment_id: parentId,
          client_key: key,
        },
      }),
    onSuccess: (written, draft) => {
      onWritten(draft);
      showWritten(queries, written);
      void refreshComments(queries, houseId);
    },
  });
}
