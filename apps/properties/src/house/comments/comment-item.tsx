import { useUser } from '@toam/auth/session';
import type { HouseReply } from '@toam/contracts/house/house-comment.endpoints';
import { commentText } from '@toam/contracts/texts/comment';
import { isMarketer } from '@toam/domain/actor';
import { canChangeComment, canHideComment, CommentStatus } from '@toam/domain/house/house-community';
import { Avatar, formatAgo, formatDateTime, StatusTag } from '@toam/ui/core';
import { Lightbox } from '@toam/ui/heavy';
import { useState } from 'react';
import { CommentEditor } from './comment-editor';
import { CommentWords } from './comment-labels';
import { useChangeComment } from './use-change-comment';

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
    <article className="house-comment" data-hidden={isHidden || undefined} aria-label={user.name}>
      <Avatar id={user.id} name={user.name} image={user.avatar} size={isReply ? 24 : 28} decorative />
      <div className="house-comment-main">
        <header>
          <b className="ellipsis">{user.name}</b>
          <time title={formatDateTime(created_at)}>{formatAgo(created_at)}</time>
          {edited && <span className="house-comment-edited">· {commentText.edited}</span>}
          {isHidden && (
            <span title={commentText.hiddenNote}>
              <StatusTag tone="neutral">{commentText.hidden}</StatusTag>
            </span>
          )}
        </header>
        {editing ? (
          <CommentEditor comment={comment} onClose={() => setEditing(false)} />
        ) : (
          <>
            {comment.content && <CommentWords comment={comment} />}
            <CommentPicture comment={comment} />
            <Acts comment={comment} onReply={onReply} onEdit={() => setEditing(true)} />
          </>
        )}
      </div>
    </article>
  );
}

function CommentPicture({ comment: { image, user } }: { comment: HouseReply }) {
  const [open, setOpen] = useState(false);
  if (!image) return null;
  return (
    <>
      <button
        type="button"
        className="house-comment-picture"
        aria-label={commentText.imageOf(user.name)}
        onClick={() => setOpen(true)}
      >
        {/* The stored size reserves the space, so that nothing moves when the picture loads. */}
        <img src={image.thumbnail} alt="" loading="lazy" width={image.width} height={image.height} />
      </button>
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
    <div className="house-comment-acts">
      {acts.map(
        (one) =>
          one && (
            <button
              key={one.text}
              type="button"
              className="house-comment-act"
              disabled={change.isPending}
              onClick={one.act}
            >
              {one.text}
            </button>
          ),
      )}
    </div>
  );
}
