import { imageTypes, refuseImage } from '@toam/contracts/media/upload-limits';
import { uploadText } from '@toam/contracts/media/upload.text';
import { Progress } from 'antd';
import { useState, type ReactNode } from 'react';
import { BusyIcon } from '../feedback/busy-icon';
import { ArrowClockwiseIcon, CameraIcon, EyeIcon, XIcon } from '../icons';
import { IconButton, Row } from '../layout/layout';
import { Lightbox } from '../lightbox/lightbox';
import { FilePick } from './file-pick';
import { nextTurn, type StoredImage, type Turn } from './stored-image';
import type { UploadEntry } from './upload-queue';
import * as css from './upload.module.css';
import { useUploads, type OnPending, type UploadFile } from './use-uploads';

interface AvatarUploaderProps<Image extends StoredImage> {
  /** What the picture shows, for its accessible name. */
  label: string;
  value: Image | null;
  onChange: (image: Image | null) => void;
  upload: UploadFile<Image>;
  /** Stores the picture at an absolute angle and returns the new one. Without it there is no rotate button. */
  rotate?: (image: Image, rotation: Turn) => Promise<Image>;
  /** Called if a rotation fails. */
  onError?: (error: unknown) => void;
  onPending?: OnPending;
}

/** One round picture of a person: choose or take it, see its progress, open, rotate, retry, remove. */
export function AvatarUploader<Image extends StoredImage>(props: AvatarUploaderProps<Image>) {
  const { label, value, onChange, upload, rotate, onError, onPending } = props;
  const { queue, add, dispatch } = useUploads<Image>({
    value: value ? [value] : [],
    onChange: (stored) => onChange(stored.at(-1) ?? null),
    upload,
    onPending,
    refuse: refuseImage,
  });
  const [isTurning, setTurning] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const entry = queue.entries.at(-1);
  const image = entry?.result;
  const pick = (files: File[]) => {
    for (const one of queue.entries) dispatch({ type: 'removed', key: one.key });
    add(files.slice(0, 1));
  };
  const turn = async (key: string, turned: Image) => {
    setTurning(true);
    try {
      if (rotate) dispatch({ type: 'stored', key, result: await rotate(turned, nextTurn(turned.rotation)) });
    } catch (error) {
      onError?.(error);
    } finally {
      setTurning(false);
    }
  };
  return (
    <Row gap={8} size={13}>
      <AvatarPick label={label} entry={entry} onPick={pick} />
      {image && (
        <AvatarTool text={uploadText.open(label)} onClick={() => setOpen(true)}>
          <EyeIcon size={16} />
        </AvatarTool>
      )}
      {entry && image && rotate && (
        <AvatarTool
          text={`${uploadText.rotate} ${label}`}
          disabled={isTurning}
          onClick={() => void turn(entry.key, image)}
        >
          {isTurning ? <BusyIcon size={16} /> : <ArrowClockwiseIcon size={16} />}
        </AvatarTool>
      )}
      {entry && (
        <AvatarTool
          text={`${uploadText.remove} ${label}`}
          onClick={() => dispatch({ type: 'removed', key: entry.key })}
        >
          <XIcon size={16} />
        </AvatarTool>
      )}
      {entry?.state === 'error' && (
        <Row as="span" gap={4} tone="error" role="alert">
          {entry.offline ? uploadText.resending : entry.message}
          {entry.retryable && (
            <AvatarTool text={uploadText.retry} onClick={() => dispatch({ type: 'retried', keys: [entry.key] })}>
              <ArrowClockwiseIcon size={14} />
            </AvatarTool>
          )}
        </Row>
      )}
      {isOpen && image && <Lightbox images={[image]} openId={image.id} onClose={() => setOpen(false)} />}
    </Row>
  );
}

interface AvatarPickProps<Image extends StoredImage> {
  label: string;
  entry: UploadEntry<Image> | undefined;
  onPick: (files: File[]) => void;
}

/** The round picture. A click chooses another one. */
const AvatarPick = <Image extends StoredImage>({ label, entry, onPick }: AvatarPickProps<Image>) => (
  <FilePick
    label={label}
    accept={imageTypes}
    onFiles={onPick}
    width={64}
    height={64}
    flex="none"
    justify="center"
    radius="circle"
    overflow="hidden"
    tone="text2"
  >
    {entry?.result ? <img className={css.face} src={entry.result.thumbnail} alt={label} /> : <CameraIcon size={22} />}
    {entry?.state === 'uploading' && (
      <Progress type="circle" size={64} percent={Math.round(entry.progress * 100)} className={css.sending} />
    )}
  </FilePick>
);

interface AvatarToolProps {
  text: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const AvatarTool = ({ text, disabled, onClick, children }: AvatarToolProps) => (
  <IconButton width={28} height={28} aria-label={text} title={text} disabled={disabled} onClick={onClick}>
    {children}
  </IconButton>
);
