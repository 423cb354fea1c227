import { useUser } from '@toam/auth/session';
import { type HouseReply, changeHouseComment, deleteHouseComment } from '@toam/contracts/house/house-comment.endpoints';
import { commentText } from '@toam/contracts/house/comment.text';
import { isMarketer } from '@toam/domain/actor';
import { canChangeComment, canHideComment, CommentStatus } from '@toam/domain/house/house-community';
import {
  Avatar,
  Cell,
  formatAgo,
  formatDateTime,
  PlainButton,
  Row,
  Stack,
  StatusTag,
  Text,
  Button,
  confirm,
} from '@toam/ui/core';
import { Lightbox } from '@toam/ui/detail';
import { useState } from 'react';
import { commentParts } from '@toam/domain/house/comment-text';
import { typingStore } from '@toam/record-form/draft/typing-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { CallOf } from '@toam/contracts/endpoint';
import { CommentAct } from './comment-act';
import * as css from './comments.module.css';
import { CommentBox } from './comment-box';
import { fromContent, toContent } from './composer-text';
import { refreshComments } from './use-write-comment';

interface CommentItemProps {
  comment: HouseReply;
  /** Smaller, below the comment that it replies to. */
  isReply?: boolean;
  /** Left out for people who only read, and under hidden comments. */
  onReply?: (() => void) | undefined;
}

/** The text of a comment: mentions as chips, links as links, everything else as plain text. */
function CommentWords({ comment }: { comment: HouseReply }) {
  const nameOf = (id: number) => comment.mentions.find((person) => person.id === id)?.name ?? commentText.unknownPerson;
  return (
    <Text as="p" className={css.words} size={13} breaks>
      {commentParts(comment.content).map((part, at) => {
        if (part.kind === 'text') return part.text;
        if (part.kind === 'mention')
          return (
            <Text key={at} padX={4} weight={500} tone="teal" background="tealTint" radius={4}>
              @{nameOf(part.userId)}
            </Text>
          );
        return (
          <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
            {part.text}
          </a>
        );
      })}
    </Text>
  );
}

/** Hides, shows, edits and deletes one comment. */
function useChangeComment({ id, house_id }: Pick<HouseReply, 'id' | 'house_id'>) {
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

/** Edits one's own comment. */
function CommentEditor({ comment, onClose }: { comment: HouseReply; onClose: () => void }) {
  const [stored] = useState(() => typingStore(`comment-edit-${comment.id}`));
  const [typed, setTyped] = useState(() => ({ ...fromContent(comment.content, comment.mentions), ...stored.read() }));
  const { change } = useChangeComment(comment);
  const content = toContent(typed.text, typed.picks).trim();
  const isReady = content !== '' || comment.image !== null;
  const save = () => {
    if (isReady && !change.isPending) change.mutate({ content }, { onSuccess: forget });
  };
  const forget = () => {
    stored.drop();
    onClose();
  };
  return (
    <Stack gap={6} top={4}>
      <CommentBox
        houseId={comment.house_id}
        label={commentText.edit}
        placeholder={commentText.placeholder}
        autoFocus
        {...typed}
        onChange={(patch) => {
          setTyped((now) => ({ ...now, ...patch }));
          void stored.keep({ ...typed, ...patch });
        }}
        onSubmit={save}
        onCancel={onClose}
      >
        {null}
      </CommentBox>
      <Row wrap gap={12} rowGap={2} top={2}>
        <Button size="small" type="primary" disabled={!isReady} loading={change.isPending} onClick={save}>
          {commentText.save}
        </Button>
        <Button size="small" onClick={forget}>
          {commentText.cancel}
        </Button>
      </Row>
    </Stack>
  );
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
