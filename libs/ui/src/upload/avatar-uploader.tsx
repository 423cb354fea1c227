import { imageTypes, refuseImage } from '@toam/contracts/media/upload-limits';
import { uploadText } from '@toam/contracts/texts/upload';
import { Progress } from 'antd';
import { useState, type ReactNode } from 'react';
import { ArrowClockwiseIcon, CameraIcon, EyeIcon, XIcon } from '../icons';
import { Lightbox } from '../lightbox/lightbox';
import { nextTurn, type StoredImage, type Turn } from './stored-image';
import type { UploadEntry } from './upload-queue';
import { useUploads, type UploadFile } from './use-uploads';

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
  onPending?: (count: number) => void;
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
  const pick = (files: FileList | null) => {
    for (const one of queue.entries) dispatch({ type: 'removed', key: one.key });
    add([...(files ?? [])].slice(0, 1));
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
    <div className="ta-avatar-uploader">
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
          <ArrowClockwiseIcon size={16} className={isTurning ? 'ta-spin' : undefined} />
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
        <span className="ta-file-error" role="alert">
          {entry.offline ? uploadText.resending : entry.message}
          {entry.retryable && (
            <AvatarTool text={uploadText.retry} onClick={() => dispatch({ type: 'retried', keys: [entry.key] })}>
              <ArrowClockwiseIcon size={14} />
            </AvatarTool>
          )}
        </span>
      )}
      {isOpen && image && <Lightbox images={[image]} openId={image.id} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface AvatarPickProps<Image extends StoredImage> {
  label: string;
  entry: UploadEntry<Image> | undefined;
  onPick: (files: FileList | null) => void;
}

/** The round picture. A click chooses another one. */
const AvatarPick = <Image extends StoredImage>({ label, entry, onPick }: AvatarPickProps<Image>) => (
  <label className="ta-avatar-pick">
    {entry?.result ? <img src={entry.result.thumbnail} alt={label} /> : <CameraIcon size={22} />}
    {entry?.state === 'uploading' && (
      <Progress type="circle" size={64} percent={Math.round(entry.progress * 100)} className="ta-avatar-progress" />
    )}
    <input
      type="file"
      accept={imageTypes.join(',')}
      aria-label={label}
      onChange={(event) => {
        onPick(event.target.files);
        event.target.value = '';
      }}
    />
  </label>
);

interface AvatarToolProps {
  text: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const AvatarTool = ({ text, disabled, onClick, children }: AvatarToolProps) => (
  <button type="button" aria-label={text} title={text} disabled={disabled} onClick={onClick}>
    {children}
  </button>
);
