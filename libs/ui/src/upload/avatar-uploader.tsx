import { uploadText } from '@toam/contracts/texts/upload';
import { Progress } from 'antd';
import { ArrowClockwiseIcon, CameraIcon, XIcon } from '../icons';
import { imageTypes, refuseImage, type StoredImage } from './stored-image';
import { useUploads, type UploadFile } from './use-uploads';

interface AvatarUploaderProps<Image extends StoredImage> {
  /** What the picture shows, for its spoken name. */
  label: string;
  value: Image | null;
  onChange: (image: Image | null) => void;
  upload: UploadFile<Image>;
  onPending?: (count: number) => void;
}

/** One round picture of a person: pick or photograph, see it arrive, try again, take it away. */
export function AvatarUploader<Image extends StoredImage>({
  label,
  value,
  onChange,
  upload,
  onPending,
}: AvatarUploaderProps<Image>) {
  const { queue, add, dispatch } = useUploads<Image>({
    value: value ? [value] : [],
    onChange: (stored) => onChange(stored.at(-1) ?? null),
    upload,
    onPending,
    refuse: refuseImage,
  });
  const entry = queue.entries.at(-1);
  const pick = (files: FileList | null) => {
    for (const one of queue.entries) dispatch({ type: 'removed', key: one.key });
    add([...(files ?? [])].slice(0, 1));
  };
  return (
    <div className="ta-avatar-uploader">
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
            pick(event.target.files);
            event.target.value = '';
          }}
        />
      </label>
      {entry && (
        <button
          type="button"
          aria-label={`${uploadText.remove} ${label}`}
          onClick={() => dispatch({ type: 'removed', key: entry.key })}
        >
          <XIcon size={14} />
        </button>
      )}
      {entry?.state === 'error' && (
        <span className="ta-file-error" role="alert">
          {entry.offline ? uploadText.resending : entry.message}
          {entry.retryable && (
            <button
              type="button"
              aria-label={uploadText.retry}
              onClick={() => dispatch({ type: 'retried', keys: [entry.key] })}
            >
              <ArrowClockwiseIcon size={14} />
            </button>
          )}
        </span>
      )}
    </div>
  );
}
