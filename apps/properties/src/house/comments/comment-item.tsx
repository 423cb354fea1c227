import { useUser } from '@toam/auth/session';
import type { HouseReply } from '@toam/contracts/house/house-comment.endpoints';
import { commentText } from '@toam/contracts/house/comment.text';
import { isMarketer } from '@toam/domain/actor';
import { canChangeComment, canHideComment, CommentStatus } from '@toam/domain/house/house-community';
import { Avatar, Cell, formatAgo, formatDateTime, PlainButton, Row, Stack, StatusTag, Text } from '@toam/ui/core';
import { Lightbox } from '@toam/ui/detail';
import { useState } from 'react';
import { CommentAct } from './comment-act';
import { CommentEditor } from './comment-editor';
import { CommentWords } from './comment-labels';
import { useChangeComment } from './use-change-comment';
import * as css from './comments.module.css';

interface CommentItemProps {
  comment: HouseReply;
  /** Smaller, below the comment that it replies to. */
  isReply?: boolean;
  /** Left out for people who only read, and under hidden comments. */
  onReply?: (() => void) | undefined;
}

/** One comment: author, time, text, picture and actions. */
export function CommentItem({ comment, isReply = false, onReply }: CommentItemProps) {
  const [editing, setEditing] = useState(false);
  const { user, status, edited, created_at } = comment;
  const isHidden = status === CommentStatus.hidden;
  return (
    <Row as="article" align="start" gap={8} aria-label={user.name}>
      <Avatar id={user.id} name={user.name} image={user.avatar} size={isReply ? 24 : 28} decorative />
      <Cell>
        <Row as="header" gap={6} size={13}>
          <Text as="b" weight={600} ellipsis>
            {user.name}
          </Text>
          <Text as="time" size={12} tone="text3" flex="none" title={formatDateTime(created_at)}>
            {formatAgo(created_at)}
          </Text>
          {edited && (
            <Text size={12} tone="text3" flex="none">
              · {commentText.edited}
            </Text>
          )}
          {isHidden && (
            <span title={commentText.hiddenNote}>
              <StatusTag tone="neutral">{commentText.hidden}</StatusTag>
            </span>
          )}
        </Row>
        {editing ? (
          <CommentEditor comment={comment} onClose={() => setEditing(false)} />
        ) : (
          <>
            <Stack className={css.content} gap={6} data-hidden={isHidden || undefined}>
              {comment.content && <CommentWords comment={comment} />}
              <CommentPicture comment={comment} />
            </Stack>
            <Acts comment={comment} onReply={onReply} onEdit={() => setEditing(true)} />
          </>
        )}
      </Cell>
    </Row>
  );
}

function CommentPicture({ comment: { image, user } }: { comment: HouseReply }) {
  const [open, setOpen] = useState(false);
  if (!image) return null;
  return (
    <>
      <PlainButton
        className={css.picture}
        self="start"
        maxWidth="100%"
        overflow="hidden"
        background="fill"
        border
        radius={8}
        aria-label={commentText.imageOf(user.name)}
        onClick={() => setOpen(true)}
      >
        {/* The stored size reserves the space, so that nothing moves when the picture loads. */}
        <img src={image.thumbnail} alt="" loading="lazy" width={image.width} height={image.height} />
      </PlainButton>
      {open && <Lightbox images={[image]} openId={image.id} onClose={() => setOpen(false)} />}
    </>
  );
}

interface ActsProps {
  comment: HouseReply;
  onReply: (() => void) | undefined;
  onEdit: () => void;
}

function Acts({ comment, onReply, onEdit }: ActsProps) {
  const user = useUser();
  const { change, remove } = useChangeComment(comment);
  if (isMarketer(user)) return null;
  const isHidden = comment.status === CommentStatus.hidden;
  const written = { user_id: comment.user.id };
  const toggle = () => change.mutate({ status: isHidden ? CommentStatus.visible : CommentStatus.hidden });
  const acts = [
    onReply && { text: commentText.reply, act: onReply },
    canHideComment(user, written) && { text: isHidden ? commentText.show : commentText.hide, act: toggle },
    canChangeComment(user, written) && { text: commentText.edit, act: onEdit },
    canChangeComment(user, written) && { text: commentText.remove, act: () => void remove() },
  ];
  return (
    <Row wrap gap={12} rowGap={2} top={2}>
      {acts.map(
        (one) =>
          one && (
            <CommentAct key={one.text} disabled={change.isPending} onClick={one.act}>
              {one.text}
            </CommentAct>
          ),
      )}
    </Row>
  );
}
