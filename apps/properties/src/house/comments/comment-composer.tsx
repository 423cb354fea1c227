import { useUser } from '@toam/auth/session';
import type { Image } from '@toam/contracts/media/image.schema';
import { imageTypes, isImage, refuseImage } from '@toam/contracts/media/upload-limits';
import { commentText } from '@toam/contracts/house/comment.text';
import { commonText } from '@toam/contracts/texts/common';
import { longestComment } from '@toam/domain/house/house-community';
import { sendImage } from '@toam/pickers/media-uploads';
import { Avatar, BusyIcon, Cell, IconButton, messageOf, Row, useIsPhone } from '@toam/ui/core';
import { useUploads } from '@toam/ui/form';
import { ArrowClockwiseIcon, ImageIcon, PaperPlaneRightIcon } from '@toam/ui/icons';
import { useRef, type ClipboardEvent, type FormEvent } from 'react';
import { CommentAct, CommentFailure } from './comment-act';
import { CommentAttachment } from './comment-attachment';
import { CommentBox } from './comment-box';
import { useCommentDraft } from './comment-draft';
import { useWriteComment } from './use-write-comment';

export interface CommentComposerProps {
  houseId: number;
  /** The comment that this one replies to. */
  answering?: { id: number; name: string };
  autoFocus?: boolean;
  /** Runs when the comment was sent. */
  onSent?: () => void;
  /** Gives it up. */
  onClose?: () => void;
}

/** The draft with its one picture, which uploads while the person writes. */
function useComposer({ houseId, answering, onSent }: CommentComposerProps) {
  const { draft, change, sent } = useCommentDraft(`comment-${houseId}-${answering?.id ?? 0}`);
  const uploads = useUploads<Image>({
    value: draft.image ? [draft.image] : [],
    onChange: (stored) => change({ image: stored.at(-1) ?? null }),
    upload: sendImage,
    refuse: refuseImage,
  });
  const { mutate, error, isPending } = useWriteComment(houseId, answering?.id ?? null, sent);
  const entry = uploads.queue.entries.at(-1);
  const isReady = (draft.text.trim() !== '' || draft.image !== null) && (!entry || entry.state === 'done');
  const send = () => {
    if (!isReady || isPending) return;
    mutate(draft, { onSuccess: () => onSent?.() });
  };
  const attach = (files: Iterable<File>) => {
    const [file] = files;
    if (!file) return;
    for (const { key } of uploads.queue.entries) uploads.dispatch({ type: 'removed', key });
    uploads.add([file]);
  };
  return { draft, change, send, error, isPending, isReady, attach, attached: { entry, dispatch: uploads.dispatch } };
}

/** Writes a comment or a reply: text, mentions, one picture. The typed text survives a failed send. */
export default function CommentComposer(props: CommentComposerProps) {
  const { houseId, answering, autoFocus = false, onClose } = props;
  const user = useUser();
  const isPhone = useIsPhone();
  const { draft, change, send, error, isPending, isReady, attach, attached } = useComposer(props);
  const picker = useRef<HTMLInputElement>(null);
  const placeholder = answering ? commentText.replyPlaceholder(answering.name) : commentText.placeholder;
  const { entry, dispatch } = attached;

  const paste = (event: ClipboardEvent) => {
    const pictures = [...event.clipboardData.files].filter(isImage);
    if (pictures.length === 0) return;
    event.preventDefault();
    attach(pictures);
  };
  return (
    <Row
      as="form"
      align="start"
      gap={8}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
      onPaste={paste}
    >
      <Row height={[34, 40]}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={answering ? 24 : 28} decorative />
      </Row>
      <Cell gap={6}>
        <CommentBox
          houseId={houseId}
          label={placeholder}
          placeholder={placeholder}
          text={draft.text}
          picks={draft.picks}
          autoFocus={autoFocus}
          onChange={change}
          onSubmit={send}
          {...(onClose && { onCancel: onClose })}
        >
          <input
            ref={picker}
            type="file"
            hidden
            accept={imageTypes.join(',')}
            aria-label={commentText.attach}
            onChange={({ target }) => {
              attach(target.files ?? []);
              target.value = '';
            }}
          />
          <IconButton
            aria-label={commentText.attach}
            title={commentText.attach}
            onClick={() => picker.current?.click()}
          >
            <ImageIcon size={18} />
          </IconButton>
          <IconButton
            type="submit"
            tone="teal"
            aria-label={isPending ? commentText.sending : commentText.send}
            title={isPhone ? commentText.send : commentText.sendHint}
            disabled={!isReady || isPending}
          >
            {isPending ? <BusyIcon size={18} /> : <PaperPlaneRightIcon size={18} weight="fill" />}
          </IconButton>
        </CommentBox>
        {entry && (
          <CommentAttachment
            entry={entry}
            onRemove={() => dispatch({ type: 'removed', key: entry.key })}
            onRetry={() => dispatch({ type: 'retried', keys: [entry.key] })}
          />
        )}
        {draft.text.length > longestComment && (
          <CommentFailure>{commentText.tooLong(longestComment, draft.text.length)}</CommentFailure>
        )}
        {error && !isPending && (
          <CommentFailure>
            {commentText.notSent}: {messageOf(error)}
            <CommentAct onClick={send}>
              <ArrowClockwiseIcon size={13} />
              {commonText.retry}
            </CommentAct>
          </CommentFailure>
        )}
      </Cell>
    </Row>
  );
}
