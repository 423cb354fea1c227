import { chatConsoleText as text } from '../chat/chat-console.text';
import { uploadText } from '@toam/contracts/media/upload.text';
import { PlainButton, Row, Text } from '@toam/ui/core';
import { ArrowClockwiseIcon, ImageBrokenIcon, XIcon } from '@toam/ui/icons';
import { useEffect, useState } from 'react';
import { type DraftPicture, removePicture, retryPicture } from '../chat/draft-store';
import { useChatStore } from '../chat/chat-store';
import * as css from './composer.module.css';

/** An object URL of the file, valid while it is shown. */
function usePreview(file: File | null): string | null {
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

interface PictureProps {
  id: string;
  picture: DraftPicture;
}

function Picture({ id, picture }: PictureProps) {
  const store = useChatStore();
  const { key, name, state, progress, file, stored, message, retryable } = picture;
  const isRefused = state === 'error' && !retryable;
  const preview = usePreview(isRefused ? null : file);
  const shown = preview ?? stored?.thumbnail ?? null;
  const isUnderWay = state === 'waiting' || state === 'uploading';
  return (
    <Row as="li" relative justify="center" className={css.picture} data-state={state} title={message || name}>
      {shown ? <img src={shown} alt={name} /> : <ImageBrokenIcon size={20} />}
      {isUnderWay && (
        <span className={css.percent} role="status">
          {state === 'waiting' ? uploadText.waiting : `${Math.round(progress * 100)}%`}
        </span>
      )}
      {state === 'error' && retryable && (
        <PlainButton
          className={css.percent}
          aria-label={`${text.retryPicture(name)}: ${message}`}
          onClick={() => retryPicture(store, id, key)}
        >
          <ArrowClockwiseIcon size={16} />
        </PlainButton>
      )}
      <PlainButton className={css.remove} aria-label={text.removePicture(name)} onClick={() => removePicture(id, key)}>
        <XIcon size={10} weight="bold" />
      </PlainButton>
    </Row>
  );
}

/** Pictures that are about to be sent, each with its percent, its error and a way to leave it out. Mockup 10. */
export function DraftPictures({ id, pictures }: { id: string; pictures: readonly DraftPicture[] }) {
  if (pictures.length === 0) return null;
  const failed = pictures.filter(({ state }) => state === 'error');
  const done = pictures.filter(({ state }) => state === 'done').length;
  return (
    <Row gap={6} wrap>
      <Row as="ul" gap={6} wrap>
        {pictures.map((picture) => (
          <Picture key={picture.key} id={id} picture={picture} />
        ))}
      </Row>
      <Text size={12} tone="text3" role="status">
        {text.pictures(done, pictures.length)}
      </Text>
      {failed.length > 0 && (
        <Text size={12} tone="error" role="alert">
          {text.picturesFailed(failed.length)}: {failed[0]?.message}
        </Text>
      )}
    </Row>
  );
}
