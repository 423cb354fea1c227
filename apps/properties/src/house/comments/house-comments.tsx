import { useInfiniteQuery } from '@tanstack/react-query';
import { useCan } from '@toam/auth/session';
import type { HouseComment } from '@toam/contracts/house/house-comment.endpoints';
import { commentText } from '@toam/contracts/house/comment.text';
import { listText } from '@toam/contracts/texts/list';
import { Bone, Button, Cell, inPlace, Row, ScreenState, Stack, Text, onPress } from '@toam/ui/core';
import { CommentStatus } from '@toam/domain/house/house-community';
import { useState } from 'react';
import { commentQueries } from './comment.queries';
import * as css from './comments.module.css';
import { CommentAct } from './comment-act';
import type { CommentComposerProps } from './comment-composer';
import { CommentItem } from './comment-item';

const CommentComposer = inPlace(
  () => import('./comment-composer'),
  (failure) => failure ?? <Bone width="100%" height={34} radius={6} />,
);

interface HouseCommentsProps {
  houseId: number;
  /** Focuses the composer, because somebody pressed «Bình luận». */
  autoFocus?: boolean;
  /** The composer is somewhere else, such as in a panel's footer. */
  withoutComposer?: boolean;
}

const listId = (houseId: number): string => `house-comments-${houseId}`;

/** Scrolls a house's comments into view, wherever they are on the screen. */
export const showComments = (houseId: number): void =>
  void document.getElementById(listId(houseId))?.scrollIntoView?.({ block: 'start' });

/** The composer of a house's comments; nothing for people who only read (D20). The list shows the sent comment. */
export function HouseCommentComposer({ houseId, autoFocus = false }: Omit<HouseCommentsProps, 'withoutComposer'>) {
  const mayWrite = useCan('brokerage');
  if (!mayWrite) return null;
  return <CommentComposer key={houseId} houseId={houseId} autoFocus={autoFocus} onSent={() => showComments(houseId)} />;
}

/** Pages can shift while somebody reads. If a thread is on two pages, the newer copy counts. */
const threadsOf = (pages: readonly { list: HouseComment[] }[]): HouseComment[] => [
  ...new Map(pages.flatMap(({ list }) => list).map((thread) => [thread.id, thread])).values(),
];

const ReplyComposer = onPress<CommentComposerProps & { onClose: () => void }>(() => import('./comment-composer'));

/** Replies shown before «Xem thêm». */
const shownReplies = 2;

/** A comment with its replies: the newest ones, the others on demand. */
function CommentThread({ thread, mayWrite }: { thread: HouseComment; mayWrite: boolean }) {
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

/** The comments of a house, newest first, updated live. Specification 1 §2, 2 §2, D42, D49. */
export function HouseComments({ houseId, autoFocus = false, withoutComposer = false }: HouseCommentsProps) {
  const comments = useInfiniteQuery(commentQueries.list(houseId));
  const mayWrite = useCan('brokerage');
  return (
    <Stack as="section" id={listId(houseId)} className={css.comments} gap={12} aria-label={commentText.title}>
      {!withoutComposer && <HouseCommentComposer houseId={houseId} autoFocus={autoFocus} />}
      <ScreenState query={comments} skeleton={<CommentBones />}>
        {({ pages }) => {
          const threads = threadsOf(pages);
          if (threads.length === 0)
            return (
              <Text as="p" padY={12} size={13} tone="text3">
                {mayWrite ? commentText.empty : commentText.emptyReadOnly}
              </Text>
            );
          return (
            <Stack as="ul" gap={14}>
              {threads.map((thread) => (
                <CommentThread key={thread.id} thread={thread} mayWrite={mayWrite} />
              ))}
            </Stack>
          );
        }}
      </ScreenState>
      {comments.hasNextPage && (
        <Button
          type="link"
          size="small"
          loading={comments.isFetchingNextPage}
          onClick={() => void comments.fetchNextPage()}
        >
          {commentText.older}
        </Button>
      )}
    </Stack>
  );
}

const CommentBones = () => (
  <Stack gap={16} role="status" aria-label={listText.loading}>
    {[64, 88, 46].map((width) => (
      <Row key={width} align="start" gap={8}>
        <Bone width={28} height={28} radius="circle" />
        <Cell gap={8}>
          <Bone width={132} height={12} />
          <Bone width={`${width}%`} height={12} />
        </Cell>
      </Row>
    ))}
  </Stack>
);
