import { articleLength } from '@toam/contracts/article/article-length';
import { contentText as text } from '@toam/contracts/article/content.text';
import type { ArticleText } from '@toam/domain/article/article-text';
import type { ContentImage } from '@toam/record-form/form-of';
import { Text } from '@toam/ui/core';
import { ArticleField, useField, type FieldBinding, type FieldValues, type UploadPicture } from '@toam/ui/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendImage } from '@toam/pickers/media-uploads';
import type { PictureUploads } from './use-picture-uploads';

interface ContentFieldProps<Values extends FieldValues> extends FieldBinding<Values, ArticleText | null> {
  /**
   * The value with the pictures that the form knows: those of the record (`content_images`) and what was added. A draft has it, too, so
   * that a restored text shows its pictures: their addresses are read with the session of whoever looks (D109).
   */
  images: FieldBinding<Values, ContentImage[]>['name'];
  label: string;
  required?: boolean;
  uploads: PictureUploads;
}

/** The text of a project or of news. Pictures put into it are stored at once. C5 */
export function ContentField<Values extends FieldValues>(props: ContentFieldProps<Values>) {
  const { control, name, images, label, required, uploads } = props;
  const { failed, onContent } = uploads;
  const { value: content } = useField<Values, ArticleText | null>({ control, name });
  const known = useField<Values, ContentImage[]>({ control, name: images });
  const shown = useSeenImages(known.value);
  const upload = useContentUpload(known);
  return (
    <ArticleField
      {...{ control, name, label, required, upload }}
      images={shown}
      onPending={onContent}
      aside={articleLength(content)}
      hint={
        failed > 0 && (
          <Text tone="warning" role="status">
            {text.failedImages(failed)}
          </Text>
        )
      }
    />
  );
}

/** All pictures of this visit. One that a colleague took out of the record may still be in the text that the person keeps. */
function useSeenImages(known: readonly ContentImage[]): readonly ContentImage[] {
  const [seen, setSeen] = useState(known);
  const ids = new Set(seen.map(({ id }) => id));
  const added = known.filter(({ id }) => !ids.has(id));
  if (added.length > 0) setSeen([...seen, ...added]);
  return seen;
}

interface KnownImages {
  value: ContentImage[];
  change: (images: ContentImage[]) => void;
}

/** Stores a picture, and adds it to those that the form knows. Two that arrive together are both kept. */
function useContentUpload(known: KnownImages): UploadPicture {
  const latest = useRef(known);
  useEffect(() => {
    latest.current = known;
  });
  return useCallback<UploadPicture>(async (file, watch) => {
    const { id, main, thumbnail } = await sendImage(file, { ...watch, onShrink: () => undefined });
    const value = [...latest.current.value, { id, main, thumbnail }];
    latest.current = { ...latest.current, value };
    latest.current.change(value);
    return { id, main, thumbnail };
  }, []);
}
