import type { HouseReply } from '@toam/contracts/house/house-comment.endpoints';
import { commentText } from '@toam/contracts/house/comment.text';
import { typingStore } from '@toam/record-form/draft/typing-store';
import { Button, Row, Stack } from '@toam/ui/core';
import { useState } from 'react';
import { CommentBox } from './comment-box';
import { fromContent, toContent } from './composer-text';
import { useChangeComment } from './use-change-comment';

/** Edits one's own comment. */
export function CommentEditor({ comment, onClose }: { comment: HouseReply; onClose: () => void }) {
  const [kept] = useState(() => typingStore(`comment-edit-${comment.id}`));
  const [typed, setTyped] = useState(() => ({ ...fromContent(comment.content, comment.mentions), ...kept.read() }));
  const { change } = useChangeComment(comment);
  const content = toContent(typed.text, typed.picks).trim();
  const isReady = content !== '' || comment.image !== null;
  const save = () => {
    if (isReady && !change.isPending) change.mutate({ content }, { onSuccess: forget });
  };
  const forget = () => {
    kept.drop();
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
          void kept.keep({ ...typed, ...patch });
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
