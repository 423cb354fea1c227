import type { HouseComment } from '@toam/contracts/house/house-comment.endpoints';
import { commentText } from '@toam/contracts/house/comment.text';
import { CommentStatus } from '@toam/domain/house/house-community';
import { onPress, Stack } from '@toam/ui/core';
import { useState } from 'react';
import { CommentAct } from './comment-act';
import type { CommentComposerProps } from './comment-composer';
import { CommentItem } from './comment-item';
import * as css from './comments.module.css';

const ReplyComposer = onPress<CommentComposerProps & { onClose: () => void }>(() => import('./comment-composer'));

/** Replies shown before «Xem thêm». */
const shownReplies = 2;

/** A comment with its replies: the newest ones, the others on demand. */
export function CommentThread({ thread, mayWrite }: { thread: HouseComment; mayWrite: boolean }) {
  const [unfolded, setUnfolded] = useState(false);
  const [answering, setAnswering] = useState<{ id: number; name: string } | null>(null);
  const replies = unfolded ? thread.repliedComments : thread.repliedComments.slice(-shownReplies);
  const folded = thread.repliedComments.length - replies.length;
  const mayReply = mayWrite && thread.status === CommentStatus.visible;
  const replyTo = ({ id, user, status }: HouseComment['repliedComments'][number]) =>
    mayReply && status === CommentStatus.visible ? () => setAnswering({ id, name: user.name }) : undefined;
  return (
    <li className={css.thread}>
      <CommentItem comment={thread} onReply={replyTo(thread)} />
      {(thread.repliedComments.length > 0 || answering) && (
        <Stack className={css.replies} gap={10} top={8}>
          {thread.repliedComments.length > shownReplies && (
            <CommentAct onClick={() => setUnfolded(!unfolded)}>
              {unfolded ? commentText.fewerReplies : commentText.moreReplies(folded)}
            </CommentAct>
          )}
          {replies.map((reply) => (
            <CommentItem key={reply.id} comment={reply} isReply onReply={replyTo(reply)} />
          ))}
          {answering && (
            <ReplyComposer
              key={answering.id}
              houseId={thread.house_id}
              answering={answering}
              autoFocus
              onSent={() => setAnswering(null)}
              onClose={() => setAnswering(null)}
            />
          )}
        </Stack>
      )}
    </li>
  );
}
