import { contentText as text } from '@toam/contracts/article/content.text';
import { mayLeaveOut } from '@toam/record-form/field-uploads';
import { toast } from '@toam/ui/core';
import type { OnPending, PendingPictures } from '@toam/ui/form';
import { useCallback, useRef, useState } from 'react';

const none: PendingPictures = { uploading: 0, failed: 0 };

export interface PictureUploads {
  /** Pictures on their way: the form's `uploading`. */
  uploading: number;
  /** Pictures inside the text that could not be stored. Saving leaves them out. */
  failed: number;
  /** For a field beside the text: a cover, a gallery. */
  onImages: OnPending;
  /** For `ContentField`. */
  onContent: (pending: PendingPictures) => void;
  /** Ask it before saving. @returns false: pictures are still on their way, or the person wants to try the failed ones again */
  maySave: () => Promise<boolean>;
}

/** The pictures of a form that are not stored (yet): one field with pictures, and one text. */
export function usePictureUploads(): PictureUploads {
  const [pending, setPending] = useState({ images: none, content: none });
  // saving asks in the moment, which may come before the next render
  const now = useRef(pending);
  const put = useCallback((part: Partial<typeof pending>) => {
    now.current = { ...now.current, ...part };
    setPending(now.current);
  }, []);
  const maySave = async () => {
    const { images, content } = now.current;
    const uploading = images.uploading + content.uploading;
    if (uploading > 0) {
      toast.warning(text.waitForImages(uploading));
      return false;
    }
    return mayLeaveOut({ count: images.failed + content.failed });
  };
  const onImages = useCallback<OnPending>((uploading, failed) => put({ images: { uploading, failed } }), [put]);
  const onContent = useCallback((content: PendingPictures) => put({ content }), [put]);
  const { images, content } = pending;
  return { uploading: images.uploading + content.uploading, failed: content.failed, onImages, onContent, maySave };
}
