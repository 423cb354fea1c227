import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { uploadText } from '@toam/contracts/texts/upload';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { ArrowClockwiseIcon, CircleNotchIcon, ImageBrokenIcon, StarIcon, XIcon } from '../icons';
import type { StoredImage } from './stored-image';
import type { UploadEntry } from './upload-queue';

interface ImageTileProps<Image extends StoredImage> {
  entry: UploadEntry<Image>;
  cover: boolean;
  turning: boolean;
  onCover: (() => void) | undefined;
  onTurn: (image: Image) => void;
  onOpen: (image: Image) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** One picture with its upload state and its buttons. */
export function ImageTile<Image extends StoredImage>(props: ImageTileProps<Image>) {
  const { entry, cover, turning, onCover, onTurn, onOpen, onRemove, onRetry } = props;
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: entry.key });
  const image = entry.result;
  return (
    <li
      ref={setNodeRef}
      className={`ta-image-tile ta-image-tile-${entry.state}${isDragging ? ' ta-image-tile-lifted' : ''}`}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      data-state={entry.state}
    >
      <button
        type="button"
        className="ta-image-tile-picture"
        {...attributes}
        {...listeners}
        aria-label={image ? uploadText.open(entry.name) : entry.name}
        onClick={() => image && onOpen(image)}
      >
        <TilePicture entry={entry} />
        {turning && <CircleNotchIcon className="ta-spin" size={24} label={uploadText.rotate} />}
      </button>
      {cover && <span className="ta-image-tile-cover">{uploadText.cover}</span>}
      <span className="ta-image-tile-tools">
        {image && onCover && (
          <TileTool label={uploadText.makeCover} of={entry.name} onClick={onCover}>
            <StarIcon size={14} />
          </TileTool>
        )}
        {image && (
          <TileTool label={uploadText.rotate} of={entry.name} onClick={() => onTurn(image)} disabled={turning}>
            <ArrowClockwiseIcon size={14} />
          </TileTool>
        )}
        <TileTool label={uploadText.remove} of={entry.name} onClick={onRemove}>
          <XIcon size={14} />
        </TileTool>
      </span>
      {entry.state !== 'done' && <TileStatus entry={entry} onRetry={onRetry} />}
    </li>
  );
}

interface TileToolProps {
  label: string;
  /** The picture's name. With screen readers, ten buttons that all say 'Bỏ' would be useless. */
  of: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const TileTool = ({ label, of, disabled, onClick, children }: TileToolProps) => (
  <button
    type="button"
    aria-label={`${label} ${of}`}
    title={label}
    disabled={disabled}
    onClick={(event: MouseEvent) => {
      event.stopPropagation();
      onClick();
    }}
  >
    {children}
  </button>
);

/** The stored thumbnail, or the local file while it uploads. */
function TilePicture<Image extends StoredImage>({ entry }: { entry: UploadEntry<Image> }) {
  const [broken, setBroken] = useState<string | null>(null);
  const preview = usePreview(entry.file);
  const source = entry.result?.thumbnail ?? preview;
  if (!source || broken === source) return <ImageBrokenIcon size={24} color="var(--text3)" />;
  return <img src={source} alt="" draggable={false} onError={() => setBroken(source)} />;
}

/** An object URL of a local file. It is freed on unmount. */
function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    // The URL is a resource of the browser. It must not be created while rendering.
    setPreview({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return preview && preview.file === file ? preview.url : undefined;
}

/** The upload's state or error as text. */
function wordsOf<Image extends StoredImage>({ state, offline, message, progress }: UploadEntry<Image>) {
  if (state === 'error') return offline ? uploadText.resending : message;
  if (state !== 'uploading') return uploadText.waiting;
  return progress < 1 ? uploadText.uploading : uploadText.processing;
}

function TileStatus<Image extends StoredImage>({ entry, onRetry }: { entry: UploadEntry<Image>; onRetry: () => void }) {
  const failed = entry.state === 'error';
  const percent = Math.round(entry.progress * 100);
  const words = wordsOf(entry);
  const isOnItsWay = entry.state === 'uploading' && entry.progress < 1;
  return (
    <div className="ta-image-tile-status">
      <span className="ta-image-tile-words" role={failed ? 'alert' : undefined}>
        <span className="ta-image-tile-text" title={words}>
          {words}
        </span>
        {isOnItsWay && <span>{percent}%</span>}
        {failed && entry.retryable && (
          <button type="button" aria-label={uploadText.retry} onClick={onRetry}>
            <ArrowClockwiseIcon size={14} />
          </button>
        )}
      </span>
      <span
        className="ta-upload-bar"
        role="progressbar"
        aria-label={entry.name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: failed ? '100%' : `${percent}%` }} />
      </span>
    </div>
  );
}
