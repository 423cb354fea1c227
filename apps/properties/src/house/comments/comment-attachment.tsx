import type { Image } from '@toam/contracts/media/image.schema';
import { commentText } from '@toam/contracts/house/comment.text';
import { uploadText } from '@toam/contracts/media/upload.text';
import { Cell, IconButton, Row, Text } from '@toam/ui/core';
import { Progress } from '@toam/ui/detail';
import type { UploadEntry } from '@toam/ui/form';
import { ArrowClockwiseIcon, ImageBrokenIcon, XIcon } from '@toam/ui/icons';
import { useEffect, useState } from 'react';
import { CommentAct, CommentFailure } from './comment-act';
import * as css from './comment-box.module.css';

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
export function CommentAttachment({ entry, onRemove, onRetry }: CommentAttachmentProps) {
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
