import { useUser } from '@toam/auth/session';
import type { Image } from '@toam/contracts/media/image.schema';
import { imageTypes, isImage, refuseImage } from '@toam/contracts/media/upload-limits';
import { commentText } from '@toam/contracts/house/comment.text';
import { commonText } from '@toam/contracts/texts/common';
import { longestComment } from '@toam/domain/house/house-community';
import { sendImage } from '@toam/pickers/media-uploads';
import { Avatar, BusyIcon, Cell, IconButton, messageOf, Row, useIsPhone, Text } from '@toam/ui/core';
import { useUploads, type UploadEntry } from '@toam/ui/form';
import { ArrowClockwiseIcon, ImageIcon, PaperPlaneRightIcon, ImageBrokenIcon, XIcon } from '@toam/ui/icons';
import { useRef, type ClipboardEvent, type FormEvent, useEffect, useState } from 'react';
import { uploadText } from '@toam/contracts/media/upload.text';
import { Progress } from '@toam/ui/detail';
import { CommentAct, CommentFailure } from './comment-act';
import { CommentBox } from './comment-box';
import { useCommentDraft } from './comment-draft';
import { useWriteComment } from './use-write-comment';
import * as css from './comment-box.module.css';

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

interface CommentAttachmentProps {
  entry: UploadEntry<Image>;
  onRemove: () => void;
  onRetry: () => void;
}

/** An object URL of the file, valid while it is shown. */
function usePreview(file: File | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
}

/**
 * The picture of a comment: a preview at once, then the progress or the error. A refused file (over 5,000,000 bytes, no
 * picture) has no preview. Specification 1 §5.
 */
function CommentAttachment({ entry, onRemove, onRetry }: CommentAttachmentProps) {
  const isRefused = entry.state === 'error' && !entry.retryable;
  const preview = usePreview(isRefused ? undefined : entry.file);
  const shown = entry.result?.thumbnail ?? preview;
  return (
    <Row
      role="group"
      aria-label={commentText.attached}
      gap={8}
      padX={6}
      padY={6}
      size={12}
      tone="text2"
      background="fill"
      radius={8}
    >
      <Row
        className={css.preview}
        justify="center"
        flex="none"
        relative
        overflow="hidden"
        width={52}
        height={52}
        tone="text3"
        background="surface"
        radius={6}
      >
        {shown ? <img src={shown} alt={entry.name} /> : <ImageBrokenIcon size={22} />}
        {entry.state === 'uploading' && <Progress type="circle" size={34} percent={Math.round(entry.progress * 100)} />}
      </Row>
      <Cell>
        <Text ellipsis>{entry.name}</Text>
        {entry.state === 'error' && (
          <CommentFailure>
            {entry.offline ? uploadText.resending : entry.message}
            {entry.retryable && (
              <CommentAct onClick={onRetry}>
                <ArrowClockwiseIcon size={13} />
                {uploadText.retry}
              </CommentAct>
            )}
          </CommentFailure>
        )}
        {(entry.state === 'waiting' || entry.state === 'uploading') && <span>{uploadText.uploading}</span>}
      </Cell>
      <IconButton aria-label={commentText.removeImage} onClick={onRemove}>
        <XIcon size={15} />
      </IconButton>
    </Row>
  );
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
