import type { Image } from '@toam/contracts/media/image.schema';
import { commentText } from '@toam/contracts/texts/comment';
import { uploadText } from '@toam/contracts/texts/upload';
import { Progress } from '@toam/ui/core';
import type { UploadEntry } from '@toam/ui/form';
import { ArrowClockwiseIcon, ImageBrokenIcon, XIcon } from '@toam/ui/icons';
import { useEffect, useState } from 'react';

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
    <div className="house-comment-attachment" role="group" aria-label={commentText.attached}>
      <span className="house-comment-attached">
        {shown ? <img src={shown} alt={entry.name} /> : <ImageBrokenIcon size={22} />}
        {entry.state === 'uploading' && <Progress type="circle" size={34} percent={Math.round(entry.progress * 100)} />}
      </span>
      <span className="house-comment-attached-words">
        <span className="ellipsis">{entry.name}</span>
        {entry.state === 'error' && (
          <span role="alert" className="house-comment-failure">
            {entry.offline ? uploadText.resending : entry.message}
            {entry.retryable && (
              <button type="button" className="house-comment-act" onClick={onRetry}>
                <ArrowClockwiseIcon size={13} />
                {uploadText.retry}
              </button>
            )}
          </span>
        )}
        {(entry.state === 'waiting' || entry.state === 'uploading') && <span>{uploadText.uploading}</span>}
      </span>
      <button type="button" className="ta-icon-button ta-bare" aria-label={commentText.removeImage} onClick={onRemove}>
        <XIcon size={15} />
      </button>
    </div>
  );
}
