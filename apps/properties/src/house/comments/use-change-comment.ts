import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { CallOf } from '@toam/contracts/endpoint';
import { changeHouseComment, deleteHouseComment, type HouseReply } from '@toam/contracts/house/house-comment.endpoints';
import { commentText } from '@toam/contracts/house/comment.text';
import { confirm } from '@toam/ui/core';
import { refreshComments } from './use-write-comment';

/** Hides, shows, edits and deletes one comment. */
export function useChangeComment({ id, house_id }: Pick<HouseReply, 'id' | 'house_id'>) {
  const queries = useQueryClient();
  const params = { houseId: house_id, commentId: id };
  const refresh = () => refreshComments(queries, house_id);
  const change = useMutation({
    mutationFn: (body: CallOf<typeof changeHouseComment>['body']) => call(changeHouseComment, { params, body }),
    onSuccess: refresh,
  });
  const remove = () =>
    confirm({ title: commentText.removeTitle, description: commentText.removeNote, danger: true }, async () => {
      await call(deleteHouseComment, { params });
      await refresh();
    });
  return { change, remove };
}
