import { contentText as text } from '@toam/contracts/texts/content';
import { confirm, toast } from '@toam/ui/core';
import type { PendingPictures } from '@toam/ui/form';
import { useState } from 'react';

export interface PictureUploads {
  /** Pictures on their way: the form's `uploading`. */
  uploading: number;
  /** Pictures inside the text that could not be stored. Saving leaves them out. */
  failed: number;
  /** For `onPending` of a field beside the text: a cover, a gallery. */
  onImages: (count: number) => void;
  /** For `ContentField`. */
  onContent: (pending: PendingPictures) => void;
  /** Ask it before saving. @returns false: pictures are still on their way, or the person wants to try the failed ones again */
  maySave: () => Promise<boolean>;
}

/** The pictures of a form that are not stored (yet): one field with pictures, and one text. */
export function usePictureUploads(): PictureUploads {
  const [images, setImages] = useState(0);
  const [content, setContent] = useState<PendingPictures>({ uploading: 0, failed: 0 });
  const { failed } = content;
  const uploading = images + content.uploading;
  const maySave = async () => {
    if (uploading > 0) {
      toast.warning(text.waitForImages(uploading));
      return false;
    }
    return failed === 0 || confirm({ title: text.leaveOut(failed), description: text.leaveOutNote });
  };
  return { uploading, failed, onImages: setImages, onContent: setContent, maySave };
}
