import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { refuseImage, imageTypes } from '@toam/contracts/media/upload-limits';
import { uploadText } from '@toam/contracts/media/upload.text';
import { clsx } from 'clsx';
import { useState, useEffect, type ReactNode } from 'react';
import { Grid, Stack, Text } from '../layout/layout';
import { Lightbox } from '../lightbox/lightbox';
import { DropZone } from './drop-zone';
import * as css from './image-tile.module.css';
import { ImageTile } from './image-tile';
import { sortingAnnouncements, useSortingSensors } from './sorting';
import { nextTurn, type StoredImage, type Turn } from './stored-image';
import { UndoRemoval } from './undo-removal';
import { useUploads, type OnPending, type UploadFile } from './use-uploads';
import { uploadProgress, type UploadQueue } from './upload-queue';
import { CameraIcon, ImageSquareIcon } from '../icons';
import { FilePick } from './file-pick';

export interface ImageUploaderProps<Image extends StoredImage> {
  /** DOM id, and the name that the form uses to jump here. */
  id: string;
  label: string;
  value: Image[];
  onChange: (images: Image[]) => void;
  upload: UploadFile<Image>;
  /** Stores the picture at an absolute angle and returns the new one. */
  rotate: (image: Image, rotation: Turn) => Promise<Image>;
  /** Called if a rotation fails. Failed uploads show on their tiles. */
  onError: (error: unknown) => void;
  onPending?: OnPending;
  /** Marks the first picture «Ảnh bìa», and lets the person choose another as cover. */
  withCover?: boolean;
  most?: number;
  /** Only one picture, as wide as its container (a card, a page). A new one replaces it. */
  single?: boolean;
}

/** Milliseconds between two measurements of the speed. */
const beat = 1000;

/** "3/6 đã tải · còn khoảng 8 giây" during uploads, otherwise empty. */
function UploadProgress<Result>({ queue }: { queue: UploadQueue<Result> }) {
  const progress = uploadProgress(queue);
  const seconds = useSecondsLeft(progress);
  if (progress.active === 0) return null;
  const left =
    seconds === null
      ? ''
      : ` · ${seconds > 90 ? uploadText.minutesLeft(Math.ceil(seconds / 60)) : uploadText.secondsLeft(Math.max(1, Math.ceil(seconds)))}`;
  return (
    <Text as="div" size={12} tone="text2" role="status">
      {uploadText.progress(progress.stored, progress.all)}
      {left}
    </Text>
  );
}

/** Remaining time at the average speed so far; null while unknown. */
function useSecondsLeft({ active, bytesLeft, bytesSent }: ReturnType<typeof uploadProgress>): number | null {
  const [start, setStart] = useState<{ at: number; bytes: number } | null>(null);
  const [now, setNow] = useState(0);
  const running = active > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), beat);
    return () => {
      clearInterval(timer);
      setStart(null);
    };
  }, [running]);
  if (running && !start && now > 0) setStart({ at: now, bytes: bytesSent });
  if (!start || now <= start.at || bytesSent <= start.bytes) return null;
  return (bytesLeft * (now - start.at)) / (bytesSent - start.bytes) / 1000;
}

interface AddImageTilesProps {
  onFiles: (files: File[]) => void;
  /** What the pictures are, for the accessible name. */
  label: string;
}

/** The dashed tiles after the last picture: choose a file and, on devices with a camera, take a photo. */
const AddImageTiles = ({ onFiles, label }: AddImageTilesProps) => (
  <>
    <PickTile
      onFiles={onFiles}
      label={`${uploadText.addImages}: ${label}`}
      text={uploadText.addImages}
      icon={<ImageSquareIcon size={22} />}
    />
    <PickTile
      onFiles={onFiles}
      label={`${uploadText.takePhoto}: ${label}`}
      text={uploadText.takePhoto}
      icon={<CameraIcon size={22} />}
      camera
    />
  </>
);

interface PickTileProps extends AddImageTilesProps {
  text: string;
  icon: ReactNode;
  camera?: boolean;
}

const PickTile = ({ onFiles, label, text, icon, camera = false }: PickTileProps) => (
  <li className={camera ? css.camera : undefined}>
    <FilePick
      label={label}
      accept={imageTypes}
      multiple={!camera}
      camera={camera}
      onFiles={onFiles}
      height="100%"
      justify="center"
      radius={8}
      size={12}
      tone="text2"
    >
      <Stack as="span" gap={4} align="center">
        {icon}
        {text}
      </Stack>
    </FilePick>
  </li>
);

/**
 * Pictures of a record: choose, drop, paste or take a photo. Each uploads on its own with progress, error and retry.
 * Rotate, reorder by mouse, touch and keyboard, choose the cover, remove and undo. look.md "Forms".
 */
export function ImageUploader<Image extends StoredImage>(props: ImageUploaderProps<Image>) {
  const {
    id,
    label,
    value,
    onChange,
    upload,
    rotate,
    onError,
    onPending,
    withCover = false,
    most: max,
    single = false,
  } = props;
  const { queue, add, dispatch } = useUploads<Image>({
    value,
    onChange,
    upload,
    onPending,
    refuse: refuseImage,
    ...(max ? { most: max, tooMany: uploadText.tooManyImages(max) } : {}),
  });
  const [turning, setTurning] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<number | null>(null);
  const sensors = useSortingSensors();
  const names = new Map(queue.entries.map((entry) => [entry.key, entry.name]));

  const turn = async (key: string, image: Image) => {
    setTurning((keys) => new Set(keys).add(key));
    try {
      dispatch({ type: 'stored', key, result: await rotate(image, nextTurn(image.rotation)) });
    } catch (error) {
      onError(error);
    } finally {
      setTurning((keys) => new Set([...keys].filter((one) => one !== key)));
    }
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    dispatch({ type: 'moved', key: String(active.id), to: queue.entries.findIndex((entry) => entry.key === over.id) });
  };
  const shown = queue.entries.flatMap((entry) => (entry.result ? [entry.result] : []));
  const take = (files: File[]) => {
    const [first] = files;
    if (!single || !first) return add(files);
    // a refused file replaces nothing
    if (refuseImage(first) === undefined) {
      for (const { key } of queue.entries) dispatch({ type: 'removed', key });
      dispatch({ type: 'forgotten' });
    }
    add([first]);
  };

  return (
    <DropZone id={id} label={label} hint={uploadText.dropHere} onFiles={take}>
      <Stack gap={8}>
        {!single && <UploadProgress queue={queue} />}
        <DndContext sensors={sensors} onDragEnd={drop} accessibility={sortingAnnouncements(names)}>
          <SortableContext
            items={queue.entries.map((entry) => entry.key)}
            strategy={rectSortingStrategy}
            disabled={single}
          >
            <Grid as="ul" className={clsx(css.tiles, single && css.single)} gap={8}>
              {queue.entries.map((entry, at) => (
                <ImageTile
                  key={entry.key}
                  entry={entry}
                  cover={withCover && at === 0 && entry.state === 'done'}
                  turning={turning.has(entry.key)}
                  onCover={withCover && at > 0 ? () => dispatch({ type: 'moved', key: entry.key, to: 0 }) : undefined}
                  onTurn={(image) => void turn(entry.key, image)}
                  onOpen={(image) => setOpenId(image.id)}
                  onRemove={() => dispatch({ type: 'removed', key: entry.key })}
                  onRetry={() => dispatch({ type: 'retried', keys: [entry.key] })}
                />
              ))}
              {!(single && queue.entries.length > 0) && <AddImageTiles onFiles={take} label={label} />}
            </Grid>
          </SortableContext>
        </DndContext>
      </Stack>
      <UndoRemoval removed={queue.removed} text={uploadText.imageRemoved} dispatch={dispatch} />
      {openId !== null && <Lightbox images={shown} openId={openId} onClose={() => setOpenId(null)} />}
    </DropZone>
  );
}
