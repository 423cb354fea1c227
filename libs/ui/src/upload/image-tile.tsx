import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { uploadText } from '@toam/contracts/media/upload.text';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { BusyIcon } from '../feedback/busy-icon';
import { ArrowClockwiseIcon, ImageBrokenIcon, StarIcon, XIcon } from '../icons';
import { IconButton, Row, Stack, Text } from '../layout/layout';
import * as css from './image-tile.module.css';
import type { StoredImage } from './stored-image';
import { UploadBar } from './upload-bar';
import type { UploadEntry } from './upload-queue';

interface ImageTileProps<Image extends StoredImage> {
  entry: UploadEntry<Image>;
  cover: boolean;
  turning: boolean;
  onCover: (() => void) | undefined;
  /** Absent: it belongs to a record that is not edited here. */
  onTurn?: ((image: Image) => void) | undefined;
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
    <Text
      as="li"
      ref={setNodeRef}
      className={css.tile}
      overflow="hidden"
      background="fill"
      border
      radius={8}
      relative
      style={{ transform: CSS.Transform.toString(transform), transition }}
      data-state={entry.state}
      data-lifted={isDragging || undefined}
    >
      <Text
        as="button"
        type="button"
        className={css.picture}
        width="100%"
        height="100%"
        {...attributes}
        {...listeners}
        aria-label={image ? uploadText.open(entry.name) : entry.name}
        onClick={() => image && onOpen(image)}
      >
        <TilePicture entry={entry} />
        {turning && (
          <Row as="span" className={css.turning} padX={4} padY={4} radius="circle">
            <BusyIcon size={24} label={uploadText.rotate} />
          </Row>
        )}
      </Text>
      {cover && (
        <Text className={css.cover} padX={6} radius={4} size={11} weight={500}>
          {uploadText.cover}
        </Text>
      )}
      <Row as="span" className={css.tools} gap={[2, 4]}>
        {image && onCover && (
          <TileTool label={uploadText.makeCover} of={entry.name} onClick={onCover}>
            <StarIcon size={14} />
          </TileTool>
        )}
        {image && onTurn && (
          <TileTool label={uploadText.rotate} of={entry.name} onClick={() => onTurn(image)} disabled={turning}>
            <ArrowClockwiseIcon size={14} />
          </TileTool>
        )}
        <TileTool label={uploadText.remove} of={entry.name} onClick={onRemove}>
          <XIcon size={14} />
        </TileTool>
      </Row>
      {entry.state !== 'done' && <TileStatus entry={entry} onRetry={onRetry} />}
    </Text>
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
  <IconButton
    className={css.tool}
    width={[24, 32]}
    height={[24, 32]}
    radius={4}
    aria-label={`${label} ${of}`}
    title={label}
    disabled={disabled}
    onClick={(event: MouseEvent) => {
      event.stopPropagation();
      onClick();
    }}
  >
    {children}
  </IconButton>
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
export function usePreview(file: File | undefined): string | undefined {
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
function wordsOf<Image extends StoredImage>({ state, offline, message, progress, shrinking }: UploadEntry<Image>) {
  if (state === 'error') return offline ? uploadText.resending : message;
  if (state !== 'uploading') return uploadText.waiting;
  if (shrinking) return uploadText.shrinking;
  return progress < 1 ? uploadText.uploading : uploadText.processing;
}

function TileStatus<Image extends StoredImage>({ entry, onRetry }: { entry: UploadEntry<Image>; onRetry: () => void }) {
  const failed = entry.state === 'error';
  const percent = Math.round(entry.progress * 100);
  const words = wordsOf(entry);
  const isOnItsWay = entry.state === 'uploading' && !entry.shrinking && entry.progress < 1;
  return (
    <Stack className={css.status} gap={2} padX={8} padY={6} background="surface">
      <Row
        as="span"
        gap={4}
        justify="between"
        size={11}
        weight={500}
        tone={failed ? 'error' : 'text2'}
        role={failed ? 'alert' : undefined}
      >
        <Text {...(failed ? { lines: 2 } : { ellipsis: true })} title={words}>
          {words}
        </Text>
        {isOnItsWay && <span>{percent}%</span>}
        {failed && entry.retryable && (
          <IconButton
            className={css.retry}
            width={24}
            height={24}
            radius={4}
            tone="error"
            aria-label={uploadText.retry}
            onClick={onRetry}
          >
            <ArrowClockwiseIcon size={14} />
          </IconButton>
        )}
      </Row>
      <UploadBar name={entry.name} percent={percent} failed={failed} />
    </Stack>
  );
}
